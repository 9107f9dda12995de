import { expect, test } from 'vitest'
import { DEVICES, generateHistory, describeStep } from '../harness/history.ts'
import type { StoredRow, StoredRows } from '../harness/browserDiary.ts'
import {
  findCopyDifferences,
  findActMismatches,
  addIntent,
  findIntentMismatches,
  type EntryCopy,
  type Intent,
  type Intents,
} from '../harness/intents.ts'
import { findTouchedRows } from '../harness/touchedRows.ts'

const ID = 'a-record'

const intent = (more: Partial<Intent> = {}): Intent => ({
  device: 'the phone',
  kind: 'record',
  says: 4,
  isDeleted: false,
  isDropped: false,
  ...more,
})

const found = (more: Partial<EntryCopy> = {}): EntryCopy => ({
  clientId: ID,
  kind: 'record',
  says: 4,
  isDeleted: false,
  stamps: { severity: '1' },
  ...more,
})

function did(...acts: Intent[]): Intents {
  const intents: Intents = new Map()
  for (const act of acts) addIntent(intents, ID, act)
  return intents
}

const DELETED = intent({ device: 'the tablet', isDeleted: true })

const WRONGS: [string, Intents, EntryCopy[], string[]][] = [
  ['what was saved and is there', did(intent()), [found()], []],
  ['what was saved and is not there', did(intent()), [], ['lost, with the record of 4 on the phone']],
  ['what is there twice', did(intent()), [found(), found()], ['there 2 times']],
  [
    'a value that was overwritten later',
    did(intent(), intent({ says: 5, device: 'the laptop' })),
    [found()],
    ['says 4, though the last act was the record of 5 on the laptop'],
  ],
  ['what was deleted and is', did(intent(), DELETED), [found({ isDeleted: true })], []],
  ['what was deleted and lives', did(intent(), DELETED), [found()], ['deleted on the tablet and back again']],
  [
    'what was edited after its deletion and does not live',
    did(DELETED, intent()),
    [found({ isDeleted: true })],
    ['deleted, though the last act was the record of 4 on the phone'],
  ],
  ['what was dropped and is gone', did(intent(), intent({ isDeleted: true, isDropped: true })), [], []],
  [
    'what was dropped and came back',
    did(intent(), intent({ isDeleted: true, isDropped: true })),
    [found({ isDeleted: true })],
    ['back, though it was dropped before anybody knew it'],
  ],
]

test.each(WRONGS)('[SYNC 1.6] the oracle judges %s', (_, intents, there, wrongs) => {
  expect(findIntentMismatches('the server', intents, there)).toEqual(
    wrongs.map((why) => `the server: ${ID}: ${why}`),
  )
})

test('[SYNC I4] the oracle finds a row that nobody wrote, and a second reflection of a day', () => {
  const reflection = { kind: 'reflection', day: '2026-11-12' } as const
  const there = [found({ ...reflection, clientId: 'one' }), found({ ...reflection, clientId: 'two' })]
  expect(findIntentMismatches('the phone', new Map(), there)).toEqual([
    'the phone: one: nobody wrote it',
    'the phone: two: nobody wrote it',
    'the phone: 2 reflections on 2026-11-12',
  ])
  const second = { ...there[1], isDeleted: true } as EntryCopy
  expect(findIntentMismatches('the phone', new Map(), [there[0] as EntryCopy, second])).not.toContainEqual(
    expect.stringContaining('2 reflections'),
  )
})

test('[SYNC I2] a device differs from the server by a value, a stamp, or a row', () => {
  expect(findCopyDifferences('the phone', [found()], [found()])).toEqual([])
  expect(findCopyDifferences('the phone', [found()], [found({ says: 5 })])).toHaveLength(1)
  expect(findCopyDifferences('the phone', [found()], [found({ stamps: { severity: '2' } })])).toEqual([
    `the phone: ${ID} has severity of 2 here, 1 on the server`,
  ])
  const [noon, one] = [12, 13].map((timing) => found({ tells: { timing, note: 'x' } })) as [
    EntryCopy,
    EntryCopy,
  ]
  expect(findCopyDifferences('the phone', [noon], [one])).toEqual([
    `the phone: ${ID} has timing 13 here and 12 on the server`,
  ])
  expect(findCopyDifferences('the phone', [noon], [noon])).toEqual([])
  expect(findCopyDifferences('the phone', [found()], [])).toEqual([
    `the phone: ${ID} is missing here and says 4 on the server`,
  ])
})

const DEVICE = 'abcdefabcdef'
const kept = (...ids: string[]): StoredRows => ({
  device: DEVICE,
  unreadable: 0,
  rows: ids.map((clientId, n): StoredRow => {
    const stamps = { severity: `00000000000${n}-0000-${DEVICE}` }
    return { clientId, kind: 'record', localId: n, says: 4, isDeleted: false, waits: true, stamps, tells: {} }
  }),
})

test('[SYNC I6] a row that vanishes while another is written is lost, not dropped by the person', () => {
  const before = kept('one', 'two')
  expect(() => findTouchedRows(before, kept('one'), { isDeletion: false })).toThrow('two is gone')
  expect(findTouchedRows(before, kept('one'), { isDeletion: true })).toMatchObject([
    { clientId: 'two', isDropped: true },
  ])
  expect(findTouchedRows(before, kept('one', 'two', 'three'), { isDeletion: false })).toMatchObject([
    { clientId: 'three', isDropped: false },
  ])
})

test('[SYNC I6] a device stores what the person saw when they saved', () => {
  expect(findActMismatches({ isDeletion: false, says: 4 }, intent())).toEqual([])
  expect(findActMismatches({ isDeletion: false, says: 5 }, intent())).toEqual(['says 4, though 5 was saved'])
  expect(findActMismatches({ isDeletion: false, says: null }, intent())).toEqual([])
  expect(findActMismatches({ isDeletion: false, says: 4 }, DELETED)).toEqual(['is deleted by a save'])
  expect(findActMismatches({ isDeletion: true, says: null }, intent())).toEqual(['lives after its deletion'])
  expect(findActMismatches({ isDeletion: true, says: null }, DELETED)).toEqual([])
})

test('[SYNC 1.6] the same seed gives the same history, another seed another one', () => {
  const told = (seed: number): string[] => generateHistory(seed, { steps: 20 }).map(describeStep)
  expect(told(7)).toEqual(told(7))
  expect(told(7)).not.toEqual(told(8))
  expect(told(7)).toHaveLength(DEVICES.length + 20)
})
