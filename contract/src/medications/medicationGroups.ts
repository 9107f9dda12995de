import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { toFields, type Fields } from '../fields.ts'
import {
  flattenGroups,
  groupOfKey,
  addBareStamps,
  keyGroups,
  findGroupStamp,
  type GroupValues,
  type Stamps,
} from '../groups.ts'
import type { SentMedication } from './sentMedication.ts'

// Converts a medication between its flat wire form and its merge groups.

const KEYS = keyGroups({
  common_name: 'name',
  brand_name: 'name',
  common_name_translation: 'name',
  original_nid: 'name',
  components: 'name',
  strength: 'strength',
  strength_units: 'strength',
  strengths_array: 'strength',
  dosage_units: 'units',
  take_as_value: 'take_as',
  purpose: 'purpose',
  start_date: 'dates',
  end_date: 'dates',
  dosage: 'dosage',
  dose_limit: 'limit',
  counts_days: 'counts_days',
  day_limit: 'day_limit',
  med_notes: 'notes',
  special_instructions: 'instructions',
  isShow: 'shown',
  deleted: 'deleted',
})

/** Keys that identify the medication and its times, not its content. */
const OF_THE_ENVELOPE = new Set(['client_id', 'nid', 'fid', 'stamps', 'lost'])

/** The values of a sent medication by group. Null clears a value; a missing key leaves it unchanged. */
export function medicationGroupValues(sent: Partial<SentMedication>): GroupValues {
  const values: GroupValues = new Map()
  const stamps = sent.stamps ?? {}
  const put = (group: string, key: string, value: unknown) =>
    values.set(group, { ...values.get(group), [key]: value })
  for (const [key, value] of Object.entries(sent)) {
    if (OF_THE_ENVELOPE.has(key) || key === 'refs' || value === undefined) continue
    put(groupOfKey(KEYS, key, stamps), key, value)
  }
  for (const [group, list] of Object.entries(toFields(sent['refs']))) put(group, 'refs', list)
  addBareStamps(values, KEYS, stamps)
  return values
}

export const medicationGroupStamp = (group: string, stamps: Stamps): Stamp =>
  findGroupStamp(KEYS, group, stamps)

/** The reverse: the flat medication from its groups. */
export const medicationGroupsToWire: (groups: Readonly<Record<string, { v: unknown }>>) => Fields =
  flattenGroups
