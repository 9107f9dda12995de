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
import type { SentDose } from './sentDose.ts'

// Converts a dose between its wire form and its merge groups. [DOSE-1]

const KEYS = keyGroups({
  what: 'what',
  value: 'what',
  dosage: 'amount',
  dosage_units: 'amount',
  timing: 'timing',
  time_offset: 'timing',
  severity_before: 'before',
  before_at: 'before',
  severity_after: 'after',
  after_at: 'after',
  effect: 'effect',
  relief_after: 'asks',
  relief_closed: 'asks',
  deleted: 'deleted',
})

type SentDoseContent = Pick<SentDose, 'content' | 'stamps' | 'deleted'>

/** The values of a sent dose by group. Null clears a value; a missing key leaves it unchanged. */
export function doseGroupValues({ content, stamps: said, deleted }: SentDoseContent): GroupValues {
  const values: GroupValues = new Map()
  const stamps = said ?? {}
  const put = (group: string, key: string, value: unknown) =>
    values.set(group, { ...values.get(group), [key]: value })
  const { refs, ...rest } = { ...content, ...(typeof deleted === 'number' ? { deleted } : {}) }
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined) put(groupOfKey(KEYS, key, stamps), key, value)
  for (const [group, list] of Object.entries(toFields(refs))) put(group, 'refs', list)
  addBareStamps(values, KEYS, stamps)
  return values
}

export const doseGroupStamp = (group: string, stamps: Stamps): Stamp => findGroupStamp(KEYS, group, stamps)

/** The reverse: the `content` of a dose from its groups. */
export const doseGroupsToWire: (groups: Readonly<Record<string, { v: unknown }>>) => Fields = flattenGroups
