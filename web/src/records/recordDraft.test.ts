import { anyRecord } from '@reprieve/contract/records/testing/anyRecord.ts'
import { duplicateRecord } from '@reprieve/domain/records/duplicateRecord.ts'
import { setEnd, setRecordNote, setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KeptDraft, Later } from '../local/draftKeeper.ts'
import { offeredDrafts } from '../local/drafts.ts'
import {
  listTrashedRecordDrafts,
  storeRecordDraft,
  listRecordDrafts,
  restoreRecordDraft,
  trashRecordDraft,
} from './recordDraft.ts'
import { openRecordKeeper } from './recordEnding.ts'
import { saveNewRecord } from './recordTable.ts'
import { aPain, aRecordDiary, OPENED } from './testing/aFinishedRecord.ts'

/** Time that passes when the test says so. */
function stoppedTime() {
  const waiting = new Set<() => void>()
  const later: Later = (act) => {
    waiting.add(act)
    return () => waiting.delete(act)
  }
  const pass = () => {
    for (const act of waiting) {
      waiting.delete(act)
      act()
    }
  }
  return { later, pass, waiting }
}

function aKeeper(own: Partial<KeptDraft> = {}, diary = aRecordDiary()) {
  const time = stoppedTime()
  const faults: unknown[] = []
  const keeper = openRecordKeeper(diary, {
    id: 'd1',
    onFault: (fault) => faults.push(fault),
    later: time.later,
    ...own,
  })
  return { diary, keeper, time, faults }
}
const half = { opened: OPENED, record: setSeverity(OPENED, 7.4) }

test('[REC-23] a draft comes back as it was written, the severity in tenths', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, anyRecord, async (opened, after) => {
      const diary = aRecordDiary()
      const draft = { id: 'd1', opened, record: setSeverity(after, 3.7) }
      await storeRecordDraft(diary, draft)
      expect(await listRecordDrafts(diary)).toEqual([{ ...draft, at: diary.now() }])
    }),
    { numRuns: 30 },
  )
})

test('[REC-23, D36] a draft without a severity, and one of a duplicate, are offered as such', async () => {
  const diary = aRecordDiary()
  const record = { ...setRecordNote(OPENED, 'began at night'), ref: duplicateRecord(OPENED).ref }
  await storeRecordDraft(diary, { id: 'd1', opened: OPENED, record })
  const [draft] = await listRecordDrafts(diary)
  expect(draft?.record).toEqual(record)
})

test('[REC-23] a draft whose end is still before its start comes back with that end', async () => {
  const diary = aRecordDiary()
  const record = setEnd(OPENED, OPENED.startsAt - 90_000)
  await storeRecordDraft(diary, { id: 'd1', opened: OPENED, record })
  expect(await listRecordDrafts(diary)).toMatchObject([{ record }])
})

test('[LOCAL-3] a draft that cannot be read stays where it is, and the others are offered', async () => {
  const diary = aRecordDiary()
  const broken = [null, {}, { ref: { kind: 'saved' } }, { ref: OPENED.ref, opened: 4, record: [] }]
  for (const [n, value] of broken.entries()) {
    const content = { codec: 'plain', value: { kind: 'record', value } }
    await diary.tables.write({ shelve: [{ shelf: 'drafts', id: `x${n}`, at: 1, content }] })
  }
  await storeRecordDraft(diary, { id: 'd1', ...half })
  expect((await listRecordDrafts(diary)).map(({ id }) => id)).toEqual(['d1'])
  expect(await offeredDrafts(diary)).toHaveLength(5)
})

test('[REC-50, D36] a draft that is thrown away is found in the trash, and taken back from there once', async () => {
  const diary = aRecordDiary()
  await storeRecordDraft(diary, { id: 'd1', ...half })
  await trashRecordDraft(diary, { id: 'd1', at: 1, ...half })
  const closed = await listTrashedRecordDrafts(diary)
  expect([await listRecordDrafts(diary), closed]).toMatchObject([[], [{ id: 'd1', ...half }]])
  await restoreRecordDraft(diary, closed[0]!)
  expect([await listRecordDrafts(diary), await listTrashedRecordDrafts(diary)]).toMatchObject([[half], []])
})

test('[REC-23] what is written in one go is kept once, as it was left', async () => {
  const { diary, keeper, time } = aKeeper()
  for (const severity of [1, 2, 3]) keeper.keep({ ...half, record: setSeverity(OPENED, severity) })
  expect([time.waiting.size, diary.rung.length]).toEqual([1, 0])
  time.pass()
  await keeper.flush()
  expect(await listRecordDrafts(diary)).toMatchObject([{ record: { severity: 3 } }])
  expect(diary.rung).toEqual([['drafts']])
})

test('[REC-23] who never pauses is not left without a draft', () => {
  let now = 0
  const waits: number[] = []
  const later: Later = (_act, ms) => {
    waits.push(ms)
    return () => undefined
  }
  const { keeper } = aKeeper({ later }, { ...aRecordDiary(), now: () => now })
  for (; now <= 2_100; now += 150) keeper.keep(half)
  expect([waits[0], waits.at(-2), waits.at(-1)]).toEqual([200, 50, 0])
})

test('[REC-23] a page that is hidden keeps at once', async () => {
  const { diary, keeper, time } = aKeeper()
  keeper.keep(half)
  expect(await keeper.flush()).toEqual(ok(undefined))
  expect([await listRecordDrafts(diary), time.waiting.size]).toMatchObject([[{ id: 'd1' }], 0])
})

test('[REC-23] a save ends the draft for good, also where a moment was still to be waited for', async () => {
  const { diary, keeper, time } = aKeeper()
  keeper.keep(half)
  await keeper.flush()
  keeper.keep(half)
  await keeper.hold()
  await saveNewRecord(diary, aPain(7), { draftId: 'd1' })
  keeper.keep(half)
  time.pass()
  await keeper.flush()
  expect(await listRecordDrafts(diary)).toEqual([])
})

test('[LOCAL-38] what was written a moment before a save lies in the draft when the save begins', async () => {
  const { diary, keeper } = aKeeper()
  keeper.keep(half)
  await keeper.hold()
  expect(await listRecordDrafts(diary)).toMatchObject([{ id: 'd1', record: { note: half.record.note } }])
})

test('[REC-23, LOCAL-10] after a save that failed the draft is kept on', async () => {
  const { diary, keeper, time } = aKeeper()
  keeper.keep(half)
  await keeper.hold()
  keeper.release()
  time.pass()
  await keeper.flush()
  expect(await listRecordDrafts(diary)).toHaveLength(1)
})

test('[REC-21, REC-23] what would not be asked about is not kept, and undone changes end their draft', async () => {
  const { diary, keeper } = aKeeper()
  keeper.keep({ opened: OPENED, record: OPENED })
  await keeper.flush()
  expect(diary.rung).toEqual([])
  for (const record of [half.record, OPENED]) {
    keeper.keep({ opened: OPENED, record })
    await keeper.flush()
  }
  expect([await listRecordDrafts(diary), diary.rung]).toEqual([[], [['drafts'], ['drafts']]])
})

test('[LOCAL-10] a draft that finds no room is told and written when there is some', async () => {
  const diary = aRecordDiary()
  let isFull = true
  const write: typeof diary.tables.write = (batch) =>
    isFull ? Promise.resolve(err('no-room')) : diary.tables.write(batch)
  const { keeper, time, faults } = aKeeper({}, { ...diary, tables: { ...diary.tables, write } })
  keeper.keep(half)
  time.pass()
  await new Promise((resolve) => setImmediate(resolve))
  expect(faults).toEqual(['no-room'])
  isFull = false
  expect(await keeper.flush()).toEqual(ok(undefined))
  expect(await listRecordDrafts(diary)).toHaveLength(1)
})
