import { newClientId } from '@reprieve/contract/ids.ts'
import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { listTrashedDrafts } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { latestRecords } from './readRecords.ts'
import { listRecordDrafts } from './recordDraft.ts'
import { openEnding, openRecordKeeper } from './recordEnding.ts'
import { aRecordDiary, OPENED } from './testing/aFinishedRecord.ts'

const RECORD = setSeverity(OPENED, 7)

function anEnding(diary: Diary = aRecordDiary(), { draftId = 'd1', isKept = false } = {}) {
  const reported: unknown[] = []
  const keeper = openRecordKeeper(diary, { id: draftId, onFault: () => undefined })
  const begun = { draftId, opened: OPENED, isKept }
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
  expect([await listRecordDrafts(diary), await listTrashedDrafts(diary)]).toEqual([[], []])
})

test('[REC-23, D36] what is taken back stands beside what was written on its page meanwhile', async () => {
  const { diary, ending } = anEnding()
  const thrown = await ending.discard(RECORD)
  const again = anEnding(diary)
  again.keeper.keep({ opened: OPENED, record: setSeverity(OPENED, 2) })
  await again.keeper.flush()
  if (thrown.ok) await thrown.value?.()
  const kept = (await listRecordDrafts(diary)).map(({ record }) => record.severity)
  expect(new Set(kept)).toEqual(new Set([2, 7]))
  expect(await listTrashedDrafts(diary)).toEqual([])
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
  expect([await listRecordDrafts(diary), ending.isSaving()]).toMatchObject([[{ id: 'd1' }], false])
  isFull = false
  expect((await ending.save(RECORD)).ok).toBe(true)
  expect([await listRecordDrafts(diary), await latestRecords(diary, 9)]).toMatchObject([
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

test.each([
  { second: 'touched before it', isKept: false, isTouchedFirst: true, count: 1 },
  { second: 'kept from an earlier visit', isKept: true, isTouchedFirst: false, count: 1 },
  { second: 'touched after it', isKept: false, isTouchedFirst: false, count: 2 },
])(
  '[REC-26] of one draft in two tabs, saved in the first: the second, $second, makes $count',
  async ({ isKept, isTouchedFirst, count }) => {
    const inMemory = aRecordDiary()
    let passed = 0
    const diary = { ...inMemory, now: () => inMemory.now() + passed }
    const own = { draftId: newClientId(inMemory.now()), isKept }
    const tabs = [anEnding(diary, own), anEnding(diary, own)] as const
    const turns = [async () => tabs[1].ending.touch(), () => tabs[0].ending.save(RECORD)]
    for (const turn of isTouchedFirst ? turns : turns.toReversed()) {
      passed += 1
      await turn()
    }
    expect((await tabs[1].ending.save(setSeverity(OPENED, 2))).ok).toBe(true)
    expect(await latestRecords(diary, 9)).toHaveLength(count)
  },
)
