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
import type { SentCondition } from './sentCondition.ts'

// Converts a condition between its flat wire form and its merge groups. [COND-3]

const KEYS = keyGroups({
  value: 'name',
  original_fid: 'name',
  value_translations: 'name',
  preferred_language: 'name',
  first_symptom: 'first_symptom',
  diagnosed: 'diagnosed',
  isShow: 'shown',
  icon_code: 'icon',
  icon_colour: 'icon',
  deleted: 'deleted',
})

/** Keys that identify the condition and its times, not its content. */
const OF_THE_ENVELOPE = new Set(['client_id', 'fid', 'stamps', 'lost'])
/** Display values: the translated text and the state in a list on a screen. Never stored (D31). */
const OF_THE_READER = new Set(['translated_value', 'display_value', 'checked'])

/** The values of a sent condition by group. Null clears a value; a missing key leaves it unchanged. */
export function conditionGroupValues(sent: Partial<SentCondition>): GroupValues {
  const values: GroupValues = new Map()
  const stamps = sent.stamps ?? {}
  for (const [key, value] of Object.entries(sent)) {
    if (OF_THE_ENVELOPE.has(key) || OF_THE_READER.has(key) || value === undefined) continue
    const group = groupOfKey(KEYS, key, stamps)
    values.set(group, { ...values.get(group), [key]: value })
  }
  addBareStamps(values, KEYS, stamps)
  return values
}

export const conditionGroupStamp = (group: string, stamps: Stamps): Stamp =>
  findGroupStamp(KEYS, group, stamps)

/** The reverse: the flat condition from its groups. */
export function conditionGroupsToWire(groups: Readonly<Record<string, { v: unknown }>>): Fields {
  const parts = Object.values(groups).map(({ v }) => toFields(v))
  return Object.assign({}, ...parts) as Fields
}
