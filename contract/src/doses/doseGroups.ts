import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import {
  flatWithRefs,
  groupOfKey,
  keepBareStamps,
  keyGroups,
  stampIn,
  type GroupValues,
  type Stamps,
} from '../groups.ts'
import type { SentDose } from './sentDose.ts'

// A dose between its form on the wire and the groups that it merges by. [DOSE-1]

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
  relief_after: 'asks',
  relief_closed: 'asks',
  deleted: 'deleted',
})

type SentDoseContent = Pick<SentDose, 'content' | 'stamps' | 'deleted'>

/** What a sent dose says, group by group. Null clears, what is left out is left as it is. */
export function doseGroupValues({ content, stamps: said, deleted }: SentDoseContent): GroupValues {
  const values: GroupValues = new Map()
  const stamps = said ?? {}
  const put = (group: string, key: string, value: unknown) =>
    values.set(group, { ...values.get(group), [key]: value })
  const { refs, ...rest } = { ...content, ...(typeof deleted === 'number' ? { deleted } : {}) }
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined) put(groupOfKey(KEYS, key, stamps), key, value)
  for (const [group, list] of Object.entries(fieldsOf(refs))) put(group, 'refs', list)
  keepBareStamps(values, KEYS, stamps)
  return values
}

export const doseStampOf = (group: string, stamps: Stamps): Stamp => stampIn(KEYS, group, stamps)

/** The way back: what stands in `content`. */
export const doseFromGroups: (groups: Readonly<Record<string, { v: unknown }>>) => Fields = flatWithRefs
