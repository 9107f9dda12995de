import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import {
  finishRecord,
  setRecordNote,
  setSeverity,
  type FinishedRecord,
} from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary, NOON, type TestDiary } from '../../local/testing/aDiary.ts'
import { recordById } from '../readRecords.ts'
import { recordDay } from '../recordDay.ts'
import { saveNewRecord } from '../recordTable.ts'

export const OPENED_RECORD_AT = emptyRecord({ at: NOON, offset: 0 })

export const aRecordDiary = (own: Partial<Diary> = {}): TestDiary => aDiary({ dayOf: recordDay, ...own })

export function toFinishedRecord(record: PainRecord): FinishedRecord {
  const done = finishRecord(record, NOON)
  if (!done.ok) throw new Error(done.reason)
  return done.value
}

export const aPain = (severity: number, { at = NOON, note = '' } = {}): FinishedRecord =>
  toFinishedRecord(setRecordNote(setSeverity({ ...OPENED_RECORD_AT, startsAt: at }, severity), note))

/** Saves the record and reads it back. */
export async function saveAndReadRecord(diary: Diary, record: FinishedRecord): Promise<SavedRecord> {
  const made = await saveNewRecord(diary, record)
  if (!made.ok) throw new Error(made.reason)
  const read = await recordById(diary, made.value.clientId)
  if (read === null) throw new Error('what was saved is not there')
  return read
}
