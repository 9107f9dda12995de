import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { groupOfKey, keepBareStamps, keyGroups, stampIn, type GroupValues, type Stamps } from '../groups.ts'
import type { ListField } from './sentListField.ts'

// A list item between its flat form on the wire and the groups that it merges by.

const KEYS = keyGroups({
  type: 'name',
  value: 'name',
  value_type: 'name',
  value_translations: 'name',
  key: 'name',
  isShow: 'shown',
  position: 'position',
  icon_code: 'icon',
  icon_colour: 'icon',
  medications: 'medications',
  deleted: 'deleted',
})

/** What says which item it is and when it was written; none of its content. */
const OF_THE_ENVELOPE = new Set(['client_id', 'fid', 'stamps', 'lost'])

/** What a sent item says, group by group. Null clears, what is left out is left as it is. */
export function listGroupValues(sent: ListField): GroupValues {
  const values: GroupValues = new Map()
  const stamps = sent.stamps ?? {}
  for (const [key, value] of Object.entries(sent)) {
    if (OF_THE_ENVELOPE.has(key) || value === undefined) continue
    const group = groupOfKey(KEYS, key, stamps)
    values.set(group, { ...values.get(group), [key]: value })
  }
  keepBareStamps(values, KEYS, stamps)
  return values
}

export const listStampOf = (group: string, stamps: Stamps): Stamp => stampIn(KEYS, group, stamps)

/** The way back. */
export function listFieldFromGroups(groups: Readonly<Record<string, { v: unknown }>>): Fields {
  const parts = Object.values(groups).map(({ v }) => fieldsOf(v))
  return Object.assign({}, ...parts) as Fields
}
