import type { RecordGroup } from './changedGroups.ts'
import type { PainRecord } from './painRecord.ts'

type Take = (from: PainRecord) => Partial<PainRecord>

const TAKE: Record<RecordGroup, Take> = {
  severity: ({ severity }) => ({ severity }),
  timing: ({ startsAt, timeOffset, duration, pattern }) => ({ startsAt, timeOffset, duration, pattern }),
  note: ({ note }) => ({ note }),
  location: ({ location }) => ({ location }),
  symptom: ({ symptom }) => ({ symptom }),
  character: ({ character }) => ({ character }),
  environment: ({ environment }) => ({ environment }),
  aggravating_factor: ({ aggravatingFactor }) => ({ aggravatingFactor }),
  alleviating_factor: ({ intervention }) => ({ intervention }),
  medications: ({ medication }) => ({ medication }),
}

export const isRecordGroup = (group: string): group is RecordGroup => Object.hasOwn(TAKE, group)

/** The record with what the other one says in this group, and as it is in all others. [REC-51] */
export const takeGroup = (record: PainRecord, from: PainRecord, group: RecordGroup): PainRecord => ({
  ...record,
  ...TAKE[group](from),
})
