import { setRecordNote, setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { AppLocked } from '../local/codec.ts'
import { storePart, PARTS_RING } from '../local/diaryParts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { NOON } from '../local/testing/aDiary.ts'
import { saveRecord } from './recordForm.ts'
import { latestRecords } from './readRecords.ts'
import {
  changeLocalSaveLog,
  delayRatingRequest,
  dismissQuickRecord,
  logSavedRecord,
  readLocalSaveLog,
} from './localSaveLog.ts'
import { aRecordDiary, OPENED_RECORD_AT } from './testing/aFinishedRecord.ts'

const counted = (rate: number, signup = rate, isDelayed = false) => ({
  rate: { added: rate, isDelayed },
  signup: { added: signup, isDelayed: false },
})
/** Waits for all earlier changes. */
const settled = (diary: Diary): Promise<void> =>
  changeLocalSaveLog(diary, (before) => before ?? { counters: counted(0), quick: [], quickInARow: 0 })

const note = (diary: Diary, saved: Parameters<typeof logSavedRecord>[1]): Promise<void> => {
  logSavedRecord(diary, saved)
  return settled(diary)
}
const quick = (clientId: string) => ({ clientId, isQuick: true })
const usual = (clientId: string) => ({ clientId, isQuick: false })

test('[HOME-9] at first nothing was saved; each new record adds one, also simultaneous ones', async () => {
  const diary = aRecordDiary()
  expect(await readLocalSaveLog(diary)).toEqual({ counters: counted(0), quick: [], quickInARow: 0 })
  for (const id of ['a', 'b', 'c']) logSavedRecord(diary, usual(id))
  await settled(diary)
  expect(await readLocalSaveLog(diary)).toEqual({ counters: counted(3), quick: [], quickInARow: 0 })
  expect(diary.rung).toContainEqual([PARTS_RING])
})

test('[HOME-8] a postponed rating restarts, and sign-up continues', async () => {
  const diary = aRecordDiary()
  await note(diary, usual('a'))
  await delayRatingRequest(diary)
  await note(diary, usual('b'))
  expect((await readLocalSaveLog(diary)).counters).toEqual(counted(1, 2, true))
})

test('[HOME-9] a quick record is kept to be finished, until it is opened or a week is over', async () => {
  const diary = aRecordDiary()
  await note(diary, quick('a'))
  await note(diary, usual('b'))
  await note(diary, quick('c'))
  expect((await readLocalSaveLog(diary)).quick).toEqual([
    { clientId: 'c', at: NOON },
    { clientId: 'a', at: NOON },
  ])
  await dismissQuickRecord(diary, 'c')
  expect((await readLocalSaveLog(diary)).quick).toEqual([{ clientId: 'a', at: NOON }])
  const later = { ...diary, now: () => NOON + 7 * DAY_MS }
  expect(await readLocalSaveLog(later)).toEqual({ counters: counted(3), quick: [], quickInARow: 1 })
})

test('[SIMPLE-1] quick records in a row are counted, and another record begins the row anew', async () => {
  const diary = aRecordDiary()
  const rows: number[] = []
  for (const saved of [quick('a'), quick('b'), usual('c'), quick('d'), quick('e'), quick('f')]) {
    await note(diary, saved)
    rows.push((await readLocalSaveLog(diary)).quickInARow)
  }
  expect(rows).toEqual([1, 2, 0, 1, 2, 3])
})

test('[HOME-9] of those the last twenty', async () => {
  const diary = aRecordDiary()
  for (let n = 0; n < 25; n += 1) await note(diary, quick(`q${n}`))
  const ids = (await readLocalSaveLog(diary)).quick.map(({ clientId }) => clientId)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, 'q24', 'q5'])
})

test.each([
  [7],
  [{ counters: { rate: { added: -1 }, signup: 'x' }, quick: {} }],
  [{ counters: [], quick: [null, { clientId: 3, at: 1 }, { clientId: 'a', at: 'x' }] }],
])('[HOME-9, LOCAL-28] %j is read as nothing, and counted on', async (kept) => {
  const diary = aRecordDiary()
  await storePart(diary, 'saved', kept)
  expect(await readLocalSaveLog(diary)).toEqual({ counters: counted(0), quick: [], quickInARow: 0 })
  await note(diary, usual('a'))
  expect((await readLocalSaveLog(diary)).counters).toEqual(counted(1))
})

test('[HOME-9] a count that cannot be stored is lost silently, and the next one is counted', async () => {
  const diary = aRecordDiary()
  const { tables } = diary
  diary.tables = { ...tables, write: () => Promise.reject(new Error('gone')) }
  logSavedRecord(diary, usual('a'))
  await expect(delayRatingRequest(diary)).rejects.toThrow('gone')
  diary.tables = tables
  await note(diary, usual('b'))
  expect((await readLocalSaveLog(diary)).counters).toEqual(counted(1))
})

test('[HOME-9, LOCAL-5] a count that cannot be read yet is not restarted', async () => {
  const diary = aRecordDiary()
  await note(diary, usual('a'))
  const decode = () => Promise.reject(new AppLocked())
  const locked = { ...diary, codec: { ...diary.codec, decode } }
  logSavedRecord(locked, usual('b'))
  await expect(settled(locked)).rejects.toThrow(AppLocked)
  expect((await readLocalSaveLog(diary)).counters).toEqual(counted(1))
})

test('[HOME-9] a saved record counts once: not the same draft of another tab, and no edit', async () => {
  const diary = aRecordDiary()
  const inWork = {
    opened: OPENED_RECORD_AT,
    record: setSeverity(OPENED_RECORD_AT, 4),
    draftId: '019b1a00-0000-7000-8000-000000000001',
  }
  await saveRecord(diary, inWork)
  await saveRecord(diary, inWork)
  await settled(diary)
  const [opened] = await latestRecords(diary, 1)
  await saveRecord(diary, { opened: opened!, record: setRecordNote(opened!, 'left knee'), draftId: 'd2' })
  await settled(diary)
  expect((await readLocalSaveLog(diary)).counters).toEqual(counted(1))
})
