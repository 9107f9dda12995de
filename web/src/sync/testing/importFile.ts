import { storeDraft } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary, type TestDiary } from '../../local/testing/aDiary.ts'
import { exportRows } from '../transfer/exportDiary.ts'
import { importDiary, readDiaryFile, type ImportOutcome } from '../transfer/importDiary.ts'
import { makeTestId, writeTestRecord } from './aPass.ts'

/** Imports a file into a diary, as a user does it. */
export const importFile = async (diary: Diary, file: Blob, importId = 'one'): Promise<ImportOutcome> => {
  const read = await readDiaryFile(file, { now: diary.now() })
  if (!read.ok) throw new Error(read.reason)
  const { whose } = read.value.head
  const done = await importDiary(diary, read.value, { importId, name: 'file.json', whose })
  if (!done.ok) throw new Error(done.reason)
  return done.value
}

/** A file of a diary with this number of records and a draft. */
export const aDiaryFile = async (count: number): Promise<Blob> => {
  const diary = aDiary()
  for (let n = 1; n <= count; n++) await writeTestRecord(diary, makeTestId(n), { severity: n % 11 })
  await storeDraft(diary, { id: 'd', kind: 'record', value: {} })
  return exportRows(diary, { which: 'all' })
}

export const liveIds = async (diary: TestDiary): Promise<string[]> =>
  ((await diary.tables.latestRows('record', 1_000)) as { clientId: string }[]).map(({ clientId }) => clientId)
