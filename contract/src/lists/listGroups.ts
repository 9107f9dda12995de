import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { toFields, type Fields } from '../fields.ts'
import {
  groupOfKey,
  addBareStamps,
  keyGroups,
  findGroupStamp,
  type GroupValues,
  type Stamps,
} from '../groups.ts'
import type { ListField } from './sentListField.ts'

// Converts a list item between its flat wire form and its merge groups.

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
  regions: 'regions',
  medications: 'medications',
  deleted: 'deleted',
})

/** Keys that identify the item and its times, not its content. */
const OF_THE_ENVELOPE = new Set(['client_id', 'fid', 'stamps', 'lost'])

/** The values of a sent item by group. Null clears a value; a missing key leaves it unchanged. */
export function listGroupValues(sent: ListField): GroupValues {
  const values: GroupValues = new Map()
  const stamps = sent.stamps ?? {}
  for (const [key, value] of Object.entries(sent)) {
    if (OF_THE_ENVELOPE.has(key) || value === undefined) continue
    const group = groupOfKey(KEYS, key, stamps)
    values.set(group, { ...values.get(group), [key]: value })
  }
  addBareStamps(values, KEYS, stamps)
  return values
}

export const listFieldGroupStamp = (group: string, stamps: Stamps): Stamp =>
  findGroupStamp(KEYS, group, stamps)

/** The reverse: the flat item from its groups. */
export function listFieldGroupsToWire(groups: Readonly<Record<string, { v: unknown }>>): Fields {
  const parts = Object.values(groups).map(({ v }) => toFields(v))
  return Object.assign({}, ...parts) as Fields
}
