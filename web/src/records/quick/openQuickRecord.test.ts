import { setRecordNote, setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { expect, test } from 'vitest'
import { AppLocked } from '../../local/codec.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { storeRecordDraft, listRecordDrafts } from '../recordDraft.ts'
import { saveRecord } from '../recordForm.ts'
import { latestRecords } from '../readRecords.ts'
import { changeLocalSaveLog, readLocalSaveLog } from '../localSaveLog.ts'
import { aRecordDiary } from '../testing/aFinishedRecord.ts'
import { restartQuickRecord, startQuickRecord, reopenQuickRecord } from './openQuickRecord.ts'

const NOW = { at: NOON, offset: 0 }

/** As while the app is locked: it can write, but not read. */
const sealed = (diary: Diary): Diary => ({
  ...diary,
  codec: { ...diary.codec, decode: () => Promise.reject(new AppLocked()) },
})
/** Waits for all earlier changes. */
const settled = (diary: Diary): Promise<void> => changeLocalSaveLog(diary, (before) => before!)

const rated = (begun = startQuickRecord(NOW)) => ({ ...begun, record: setSeverity(begun.record, 7) })

test('[QUICK-4] it begins with no number: none is suggested', () => {
  const { record, opened, isKept, isQuick } = startQuickRecord(NOW)
  expect([record.severity, record.startsAt, record.note, isKept, isQuick]).toEqual([
    null,
    NOON,
    '',
    false,
    true,
  ])
  expect(record).toBe(opened)
})

test('[QUICK-5] saved, it is a record like any other, and is listed to be finished', async () => {
  const diary = aRecordDiary()
  const saved = await saveRecord(diary, rated())
  expect(saved.ok && saved.value.isNew).toBe(true)
  await settled(diary)
  const [record] = await latestRecords(diary, 1)
  expect([record?.severity, record?.startsAt, record?.note]).toEqual([7, NOON, ''])
  expect((await readLocalSaveLog(diary)).quick).toEqual([{ clientId: record?.ref.clientId, at: NOON }])
})

test('[QUICK-5] the draft continues after a reload, and ends with the save', async () => {
  const diary = aRecordDiary()
  const begun = rated()
  await storeRecordDraft(diary, { ...begun, id: begun.draftId })
  const again = await reopenQuickRecord(diary, begun.draftId, NOW)
  expect(again).toEqual({ ...begun, isKept: true })
  await saveRecord(diary, again)
  expect(await listRecordDrafts(diary)).toEqual([])
  const next = await reopenQuickRecord(diary, begun.draftId, NOW)
  expect([next.draftId === begun.draftId, next.record.severity, next.isKept]).toEqual([false, null, false])
})

test('[QUICK-5] undone, it is as before the save, with its shared text, and stored under another id', async () => {
  const diary = aRecordDiary()
  const begun = startQuickRecord(NOW)
  const record = setRecordNote(setSeverity(begun.record, 4), 'since noon')
  await saveRecord(diary, { ...begun, record })
  const again = await restartQuickRecord(diary, record, NOW)
  expect([again.record, again.isKept, again.isQuick]).toEqual([record, true, true])
  expect(again.draftId).not.toBe(begun.draftId)
  expect((await listRecordDrafts(diary)).map(({ id, record: kept }) => [id, kept])).toEqual([
    [again.draftId, record],
  ])
})

test('[QUICK-6] while nothing can be read it is saved all the same, with its shared text', async () => {
  const diary = aRecordDiary()
  const locked = sealed(diary)
  const begun = await reopenQuickRecord(locked, 'a draft of before', NOW)
  const record = setRecordNote(setSeverity(begun.record, 9), 'since noon')
  expect((await storeRecordDraft(locked, { ...begun, record, id: begun.draftId })).ok).toBe(true)
  const saved = await saveRecord(locked, { ...begun, record })
  expect(saved.ok && saved.value.isNew).toBe(true)
  const [kept] = await latestRecords(diary, 1)
  expect([kept?.severity, kept?.note]).toEqual([9, 'since noon'])
  expect(await listRecordDrafts(diary)).toEqual([])
})
