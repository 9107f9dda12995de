import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { thrownAway } from '../local/drafts.ts'
import { offeredRecordDrafts } from './recordDraft.ts'
import { openDraftKeeper } from './recordDraftKeeper.ts'
import { openEnding } from './recordEnding.ts'
import { latestRecords } from './recordTableRead.ts'
import { aRecordDiary, OPENED } from './testing/aFinishedRecord.ts'

const RECORD = setSeverity(OPENED, 7)

function anEnding(diary = aRecordDiary()) {
  const reported: unknown[] = []
  const keeper = openDraftKeeper(diary, { id: 'd1', onFault: () => undefined })
  const begun = { draftId: 'd1', opened: OPENED }
  const ending = openEnding(diary, { begun, keeper, report: (fault) => reported.push(fault) })
  return { diary, keeper, ending, reported }
}

test('[REC-23] a save that is pressed again while it is under way, or after it, makes one record', async () => {
  const { diary, ending } = anEnding()
  const both = await Promise.all([ending.save(RECORD), ending.save(RECORD)])
  expect([both[1], await ending.save(RECORD)]).toEqual([both[0], both[0]])
  expect(await latestRecords(diary, 9)).toHaveLength(1)
})

test('[REC-23] while it is saved nothing more can be changed: it would be in no record', async () => {
  const { ending } = anEnding()
  expect(ending.isSaving()).toBe(false)
  const saving = ending.save(RECORD)
  expect(ending.isSaving()).toBe(true)
  await saving
  expect(ending.isSaving()).toBe(true)
})

test('[REC-23] what was saved before it could be thrown away is a record and nothing else', async () => {
  const { diary, ending } = anEnding()
  const saving = ending.save(RECORD)
  expect(await ending.discard(RECORD)).toEqual(ok(null))
  expect((await saving).ok).toBe(true)
  expect([await offeredRecordDrafts(diary), await thrownAway(diary)]).toEqual([[], []])
})

test('[LOCAL-10] a save that fails is told, keeps the draft, and can be tried again', async () => {
  const diary = aRecordDiary()
  let isFull = true
  const write: typeof diary.tables.write = (batch) =>
    isFull && batch.rows?.length === 1 ? Promise.resolve(err('no-room')) : diary.tables.write(batch)
  const { ending, keeper } = anEnding({ ...diary, tables: { ...diary.tables, write } })
  keeper.keep({ opened: OPENED, record: RECORD })
  expect(await ending.save(RECORD)).toEqual(err('no-room'))
  await keeper.flush()
  expect([await offeredRecordDrafts(diary), ending.isSaving()]).toMatchObject([[{ id: 'd1' }], false])
  isFull = false
  expect((await ending.save(RECORD)).ok).toBe(true)
  expect([await offeredRecordDrafts(diary), await latestRecords(diary, 9)]).toMatchObject([
    [],
    [{ severity: 7 }],
  ])
})

test('[LOCAL-10] a browser that throws what nobody foresaw is told as storage that is gone', async () => {
  const diary = aRecordDiary()
  const odd = new Error('odd')
  const tables = { ...diary.tables, write: () => Promise.reject(odd) }
  const { ending, keeper, reported } = anEnding({ ...diary, tables })
  keeper.keep({ opened: OPENED, record: RECORD })
  expect(await keeper.flush()).toEqual(err('storage-gone'))
  expect(await ending.save(RECORD)).toEqual(err('storage-gone'))
  expect([reported, ending.isSaving()]).toEqual([[odd], false])
})
