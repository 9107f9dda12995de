import { err, ok } from '@reprieve/domain/result.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Timer } from '../device/timer.ts'
import { untilWritesFinish } from '../local/database/pendingWrites.ts'
import { offeredDrafts } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { aDiary, save } from '../local/testing/aDiary.ts'
import { openDraftWriter, type DraftWriterOptions } from './draftWriter.ts'

/** Time that passes only when the test says so. */
function stoppedTime() {
  const waiting = new Set<() => void>()
  const later: Timer = (act) => {
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

const NOTHING = ''
const HALF = 'began at ni'

function aWriter<Own extends Diary>(own: Partial<DraftWriterOptions<string>>, diary: Own) {
  const time = stoppedTime()
  const faults: unknown[] = []
  const writer = openDraftWriter<string>(diary, {
    id: 'd1',
    kind: 'note',
    isKept: false,
    encode: (text) => ({ text }),
    isWorthKeeping: (text) => text !== NOTHING,
    onFault: (fault) => faults.push(fault),
    later: time.later,
    ...own,
  })
  return { diary, writer, time, faults }
}

const texts = async (diary: Diary): Promise<unknown[]> =>
  (await offeredDrafts(diary)).map(({ id, kind, value }) => ({ id, kind, value }))

const stored = (text: string) => ({ id: 'd1', kind: 'note', value: { text } })

test('[REC-23] continuous input is stored once, as it was left', async () => {
  const { diary, writer, time } = aWriter({}, aDiary())
  for (const text of ['b', 'be', HALF]) writer.keep(text)
  expect([time.waiting.size, diary.rung.length]).toEqual([1, 0])
  time.pass()
  await writer.flush()
  expect(await texts(diary)).toEqual([stored(HALF)])
  expect(diary.rung).toEqual([['drafts']])
})

test('[REC-23] a person who never pauses still gets a draft', () => {
  let now = 0
  const waits: number[] = []
  const later: Timer = (_act, ms) => {
    waits.push(ms)
    return () => undefined
  }
  const { writer } = aWriter({ later }, aDiary({ now: () => now }))
  for (; now <= 2_100; now += 150) writer.keep(HALF)
  expect([waits[0], waits.at(-2), waits.at(-1)]).toEqual([200, 50, 0])
})

test('[REC-23] a hidden page stores immediately', async () => {
  const { diary, writer, time } = aWriter({}, aDiary())
  writer.keep(HALF)
  expect(await writer.flush()).toEqual(ok(undefined))
  expect([await texts(diary), time.waiting.size]).toEqual([[stored(HALF)], 0])
})

test('[REC-23] a save ends the draft permanently, also if a write was still due', async () => {
  const { diary, writer, time } = aWriter({}, aDiary())
  writer.keep(HALF)
  await writer.flush()
  writer.keep(HALF)
  await writer.hold()
  await save(diary, 'r1', { note: HALF }, ['d1'])
  writer.keep(HALF)
  time.pass()
  await writer.flush()
  expect(await texts(diary)).toEqual([])
})

test('[LOCAL-38] input right before a save is in the draft when the save starts', async () => {
  const { diary, writer } = aWriter({}, aDiary())
  writer.keep(HALF)
  await writer.hold()
  expect(await texts(diary)).toEqual([stored(HALF)])
})

test('[REC-23, LOCAL-10] after a failed save the draft is still stored', async () => {
  const { diary, writer, time } = aWriter({}, aDiary())
  writer.keep('b')
  await writer.hold()
  writer.keep(HALF)
  writer.release()
  time.pass()
  await writer.flush()
  expect(await texts(diary)).toEqual([stored(HALF)])
})

test('[REC-21, REC-23] a clean form is not stored, and undone changes end their draft', async () => {
  const { diary, writer } = aWriter({}, aDiary())
  writer.keep(NOTHING)
  await writer.flush()
  expect(diary.rung).toEqual([])
  for (const text of [HALF, NOTHING]) {
    writer.keep(text)
    await writer.flush()
  }
  expect([await texts(diary), diary.rung]).toEqual([[], [['drafts'], ['drafts']]])
})

test('[REC-21, REC-23] undone changes also end a draft of an earlier visit', async () => {
  const diary = aDiary()
  const before = aWriter({}, diary)
  before.writer.keep(HALF)
  await before.writer.flush()
  const { writer } = aWriter({ isKept: true }, diary)
  writer.keep(NOTHING)
  await writer.flush()
  expect(await texts(diary)).toEqual([])
})

test('[LOCAL-10] a draft without room is reported and written when there is room', async () => {
  const diary = aDiary()
  let isFull = true
  const write: typeof diary.tables.write = (batch) =>
    isFull ? Promise.resolve(err('no-room')) : diary.tables.write(batch)
  const { writer, time, faults } = aWriter({}, { ...diary, tables: { ...diary.tables, write } })
  writer.keep(HALF)
  time.pass()
  await new Promise((resolve) => setImmediate(resolve))
  expect(faults).toEqual(['no-room'])
  isFull = false
  expect(await writer.flush()).toEqual(ok(undefined))
  expect(await texts(diary)).toEqual([stored(HALF)])
})

test('[LOCK-23] a draft that a slow disk is still writing is awaited, and so is one that starts meanwhile', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const diary = aDiary()
  const written: string[] = []
  const write: typeof diary.tables.write = async (batch) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    written.push(JSON.stringify(batch.shelve?.[0]?.content))
    return diary.tables.write(batch)
  }
  const { writer } = aWriter({}, { ...diary, tables: { ...diary.tables, write } })
  writer.keep('a bad')
  void writer.flush()
  writer.keep('a bad night')
  void writer.flush()
  const arrived = untilWritesFinish(10_000).then(() => [...written])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await arrived).toEqual([
    expect.stringContaining('"a bad"'),
    expect.stringContaining('"a bad night"'),
  ])
})
