import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { wilsonInterval } from '../statistics/wilson.ts'
import { aDiary, aDoseOnDay, aRecordOnDay, selectDays } from '../testing/aDiary.ts'
import { readHelpDetail } from './helpDetail.ts'
import { helpVerdict, makeHelpList, missingMarks } from './helpList.ts'

const { alleviating, ineffective, aggravating, unmarked } = MARK

const tried = (id: string, marks: readonly number[]): EntryFacts[] =>
  marks.map((mark, day) =>
    aRecordOnDay(5, { day, lists: { alleviating_factor: [id] }, marks: { [id]: mark } }),
  )
const times = (count: number, mark: number): number[] => Array.from({ length: count }, () => mark)

function listOf(entries: EntryFacts[], doses = [] as ReturnType<typeof aDoseOnDay>[], aliases = {}) {
  const diary = aDiary(entries, doses)
  const choice = selectDays(diary, { from: 0, to: 29 }, aliases)
  const name = ({ item }: { item: number }) => diary.entries.items[item]!.id
  return { diary, choice, name, list: makeHelpList(diary, choice) }
}

test.each([
  [8, 9, 'usually'],
  [5, 5, 'usually'],
  [6, 7, 'often'],
  [10, 14, 'often'],
  [6, 10, 'often'],
  [4, 7, 'sometimes'],
  [3, 10, 'sometimes'],
  [3, 9, 'sometimes'],
  [2, 9, 'rarely'],
  [0, 5, 'rarely'],
] as const)('[RES-70] %d of %d times: %s helps', (yes, n, verdict) => {
  expect(helpVerdict(wilsonInterval(yes, n))).toBe(verdict)
})

test('[RES-71] what has five marks comes first, the surest on top; then what needs the fewest more', () => {
  const { list, name } = listOf([
    ...tried('three', times(3, alleviating)),
    ...tried('four', [...times(2, alleviating), ...times(2, ineffective)]),
    ...tried('often', [...times(6, alleviating), aggravating]),
    ...tried('usually', [...times(8, alleviating), ineffective]),
  ])
  expect(list.judged.map(name)).toEqual(['usually', 'often'])
  expect(list.judged.map(({ verdict }) => verdict)).toEqual(['usually', 'often'])
  expect(list.learning.map(name)).toEqual(['four', 'three'])
  expect(list.learning.map(missingMarks)).toEqual([1, 2])
})

test('[RES-71] what was used and never marked is listed with its days, doses included, each day once', () => {
  const { list, name } = listOf(
    [...tried('tens', times(2, unmarked)), ...tried('heat', times(1, alleviating))],
    [
      aDoseOnDay('naproxen', { day: 1 }),
      aDoseOnDay('naproxen', { day: 1, hour: 20 }),
      aDoseOnDay('naproxen', { day: 2 }),
      aDoseOnDay('naproxen', { day: 5 }),
      aDoseOnDay('naproxen', { day: 40 }),
    ],
  )
  expect(list.unmarked.map((used) => [name(used), used.days])).toEqual([
    ['naproxen', 3],
    ['tens', 2],
  ])
  expect(list.learning.map(name)).toEqual(['heat'])
})

test('[RES-71, STAT-15] merged things are one row, marked or not', () => {
  const entries = [...tried('heat', times(3, alleviating)), ...tried('warmth', times(2, unmarked))]
  const { list } = listOf(entries, [], { warmth: 'heat' })
  expect(list.learning).toHaveLength(1)
  expect(list.unmarked).toEqual([])
})

test('[RES-72] the detail has each mark, latest first, and each measured dose, earliest first', () => {
  const record = (day: number, mark: number): EntryFacts =>
    aRecordOnDay(6, { day, lists: { medication: ['naproxen'] }, marks: { naproxen: mark }, id: `r${day}` })
  const { diary, choice } = listOf(
    [record(1, alleviating), record(2, unmarked), record(3, ineffective), record(4, aggravating)],
    [
      aDoseOnDay('naproxen', { day: 1, before: 7, after: 4 }),
      aDoseOnDay('naproxen', { day: 3, before: 8, after: 7 }),
      aDoseOnDay('naproxen', { day: 5, mark: alleviating, id: 'd5' }),
    ],
  )
  const item = diary.entries.items.findIndex(({ id }) => id === 'naproxen')
  const { doses, records } = readHelpDetail(diary, item, choice)
  expect(records.map(({ id, mark }) => [id, mark])).toEqual([
    ['d5', 'better'],
    ['r4', 'worse'],
    ['r3', 'same'],
    ['r1', 'better'],
  ])
  expect(doses.map(({ before, after, hasResponded }) => [before, after, hasResponded])).toEqual([
    [7, 4, true],
    [8, 7, false],
  ])
})
