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

/** Replaces one group of the record with that of `from`. [REC-51] */
export const takeGroup = (record: PainRecord, from: PainRecord, group: RecordGroup): PainRecord => ({
  ...record,
  ...TAKE[group](from),
})
