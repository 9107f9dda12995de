import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { DoseFacts, EntryFacts } from '../../filters/columns/facts.ts'
import { listHelpedRows } from './helpedRows.ts'
import { aDiary, aDoseOnDay, aRecordOnDay, aReflectionOnDay, selectDays } from '../testing/aDiary.ts'
import { wilsonInterval } from './wilson.ts'
import { DAY_MS } from '../../time/instant.ts'

const helped = (entries: EntryFacts[], doses: DoseFacts[] = [], aliases = {}) => {
  const diary = aDiary(entries, doses)
  const rows = listHelpedRows(diary, selectDays(diary, { from: 0, to: 29 }, aliases))
  return rows.map(({ item, ...row }) => ({ id: diary.entries.items[item]!.id, ...row }))
}
const marked = (marks: readonly number[], own = {}): EntryFacts[] =>
  marks.map((mark, day) =>
    aRecordOnDay(5, { day, lists: { medication: ['naproxen'] }, marks: { naproxen: mark }, ...own }),
  )
const { alleviating, ineffective, aggravating, unmarked, none } = MARK
const pairsOf = (pairs: readonly (readonly [number, number])[]): DoseFacts[] =>
  pairs.map(([before, after], day) => aDoseOnDay('naproxen', { day, before, after }))

test.each([
  [5, 5, 0.566, 1],
  [8, 10, 0.49, 0.943],
  [0, 5, 0, 0.434],
  [45, 50, 0.786, 0.957],
])('[STAT-16] %d of %d are between %d and %d', (yes, n, low, high) => {
  const share = wilsonInterval(yes, n)
  expect(share).toMatchObject({ yes, n })
  expect(share.low).toBeCloseTo(low, 3)
  expect(share.high).toBeCloseTo(high, 3)
})

test('[STAT-16, D37] the person’s marks are counted, and an unmarked use is no mark', () => {
  const four = [alleviating, ineffective, aggravating, alleviating, unmarked, none]
  const row = { id: 'naproxen', list: 'medication', same: 1, worse: 1, relief: { n: 0, told: null } }
  expect(helped(marked(four))).toEqual([{ ...row, better: 2, share: null }])
  const five = [...four, alleviating]
  expect(helped(marked(five))).toEqual([{ ...row, better: 3, share: wilsonInterval(3, 5) }])
  expect(helped(marked([unmarked, unmarked]))).toEqual([])
})

test('[STAT-16] marks on records that were not chosen are not counted', () => {
  const before = aRecordOnDay(5, {
    day: -1,
    lists: { medication: ['naproxen'] },
    marks: { naproxen: ineffective },
  })
  const after = { ...before, id: 'after', at: before.at + 40 * DAY_MS }
  expect(helped([before, ...marked([alleviating]), after])).toMatchObject([{ better: 1, same: 0 }])
})

test('[STAT-16] in order by the least that the share may be, then by how often', () => {
  const of = (id: string, count: number, better: number): EntryFacts[] =>
    Array.from({ length: count }, (_, at) =>
      aRecordOnDay(5, {
        day: at % 30,
        lists: { alleviating_factor: [id] },
        marks: { [id]: at < better ? alleviating : ineffective },
      }),
    )
  const often = [...of('twenty', 20, 8), ...of('fifty', 50, 45), ...of('five', 5, 5)]
  const rows = helped([...of('once', 1, 1), ...often, ...of('four', 4, 4)])
  expect(rows.map(({ id }) => id)).toEqual(['fifty', 'five', 'twenty', 'four', 'once'])
})

test('[STAT-15] of two marks for merged items the first on the record counts', () => {
  const of = (medication: string[]) => aRecordOnDay(5, { day: 3, lists: { medication }, marks })
  const marks = { naproxen: alleviating, copy: ineffective, other: unmarked }
  const aliases = { copy: 'naproxen', other: 'naproxen' }
  const first = helped([of(['other', 'naproxen', 'copy'])], [], aliases)
  expect(first).toMatchObject([{ id: 'naproxen', better: 1, same: 0 }])
  const last = helped([of(['other', 'copy', 'naproxen'])], [], aliases)
  expect(last).toMatchObject([{ id: 'naproxen', better: 0, same: 1 }])
})

test('[STAT-15] merged items are counted as one, and once per record', () => {
  const both = aRecordOnDay(5, {
    day: 9,
    lists: { medication: ['naproxen', 'copy'] },
    marks: { naproxen: alleviating, copy: alleviating },
  })
  const rows = helped([...marked([alleviating]), both], [], { copy: 'naproxen' })
  expect(rows).toMatchObject([{ id: 'naproxen', better: 2 }])
})

test('[STAT-17] from five pairs on the medians are shown, and how many responded', () => {
  const four = pairsOf([
    [8, 4],
    [6, 5],
    [7, 7],
    [4, 2],
  ])
  expect(helped([], four)[0]!.relief).toEqual({ n: 4, told: null })
  const five = [...four, aDoseOnDay('naproxen', { day: 9, before: 5, after: 6 })]
  expect(helped([], five)).toEqual([
    {
      id: 'naproxen',
      list: 'medication',
      better: 0,
      same: 0,
      worse: 0,
      share: null,
      relief: { n: 5, told: { medianBefore: 6, medianAfter: 5, responded: wilsonInterval(2, 5) } },
    },
  ])
})

test.each([
  [10, 7, true],
  [10, 8, false],
  [7, 5, false],
  [7, 4, true],
  [3, 2, true],
  [2, 1, true],
  [1, 0, true],
  [2, 2, false],
  [0, 0, false],
  [4, 6, false],
])('[STAT-17] from %d to %d has responded: %s', (before, after, isResponse) => {
  const { told } = helped([], pairsOf([1, 2, 3, 4, 5].map(() => [before, after] as const)))[0]!.relief
  expect(told!.responded.yes).toBe(isResponse ? 5 : 0)
})

test('[STAT-17] a missing number before is that of the last record in the hour before', () => {
  const dose = aDoseOnDay('naproxen', { day: 1, hour: 12, after: 3 })
  const counted = (...entries: EntryFacts[]) => helped(entries, [dose]).length
  expect(counted()).toBe(0)
  expect(counted(aRecordOnDay(6, { day: 1, hour: 11 }))).toBe(1)
  expect(counted(aRecordOnDay(6, { day: 1, hour: 12 }))).toBe(1)
  expect(counted(aRecordOnDay(6, { day: 1, hour: 10.99 }))).toBe(0)
  expect(counted(aRecordOnDay(6, { day: 1, hour: 12.01 }))).toBe(0)
  expect(counted(aRecordOnDay(null, { day: 1, hour: 11.5 }))).toBe(0)
  expect(counted(aRecordOnDay(6, { day: 1, hour: 11.5, isAllDay: true }))).toBe(0)
  expect(counted(aReflectionOnDay(6, { day: 1, hour: 11.5 }))).toBe(0)
})

test('[STAT-17] it is the last record, not the first, and an entered number wins over both', () => {
  const records = [0, 1, 2, 3, 4].flatMap((day) => [
    aRecordOnDay(9, { day, hour: 11.2 }),
    aRecordOnDay(4, { day, hour: 11.8 }),
  ])
  const doses = (before: number | null) =>
    [0, 1, 2, 3, 4].map((day) => aDoseOnDay('naproxen', { day, hour: 12, before, after: 3 }))
  expect(helped(records, doses(null))[0]!.relief.told!.medianBefore).toBe(4)
  expect(helped(records, doses(0))[0]!.relief.told!.medianBefore).toBe(0)
})

test('[STAT-17] doses outside the range, and those without a number after, are not pairs', () => {
  const doses = [
    aDoseOnDay('naproxen', { day: -1, before: 6, after: 3 }),
    aDoseOnDay('naproxen', { day: 30, before: 6, after: 3 }),
    aDoseOnDay('naproxen', { day: 3, before: 6 }),
  ]
  expect(helped([], doses)).toEqual([])
})

test('[STAT-18] several of one item less than an hour apart are one pair, of other items separate', () => {
  const at = (id: string, hour: number) => aDoseOnDay(id, { day: 1, hour, before: 6, after: 3 })
  const n = (...doses: DoseFacts[]) => helped([], doses).map(({ id, relief }) => [id, relief.n])
  expect(n(at('naproxen', 8), at('naproxen', 8.5))).toEqual([['naproxen', 1]])
  expect(n(at('naproxen', 8), at('naproxen', 9))).toEqual([['naproxen', 2]])
  expect(n(at('naproxen', 8), at('tea', 8.5))).toEqual([
    ['naproxen', 1],
    ['tea', 1],
  ])
  const unanswered = aDoseOnDay('naproxen', { day: 1, hour: 8, before: 6 })
  expect(n(unanswered, at('naproxen', 8.5))).toEqual([['naproxen', 1]])
})

test('[STAT-18] a use that is a dose is marked once and measured once', () => {
  const rows = helped(marked([alleviating]), [aDoseOnDay('naproxen', { day: 0, before: 5, after: 2 })])
  expect(rows).toMatchObject([{ better: 1, same: 0, worse: 0, relief: { n: 1 } }])
})

test('[DOSE-14, STAT-18] marks of doses count like those of records', () => {
  const doses = [alleviating, alleviating, ineffective, aggravating, none].map((mark, day) =>
    aDoseOnDay('naproxen', { day, mark }),
  )
  expect(helped([], doses)).toMatchObject([{ id: 'naproxen', better: 2, same: 1, worse: 1 }])
  expect(helped(marked([alleviating], { hour: 3 }), doses)).toMatchObject([{ better: 3, same: 1, worse: 1 }])
})

test('[STAT-18] a dose is not counted if a marked record is about the same use', () => {
  const dose = aDoseOnDay('naproxen', { day: 0, hour: 12, mark: alleviating })
  const record = (hour: number, mark: number = ineffective) =>
    aRecordOnDay(5, { day: 0, hour, lists: { medication: ['naproxen'] }, marks: { naproxen: mark } })
  expect(helped([record(11)], [dose])).toMatchObject([{ better: 0, same: 1 }])
  expect(helped([record(16)], [dose])).toMatchObject([{ better: 0, same: 1 }])
  expect(helped([record(10.9)], [dose])).toMatchObject([{ better: 1, same: 1 }])
  expect(helped([record(16.1)], [dose])).toMatchObject([{ better: 1, same: 1 }])
  expect(helped([record(12, unmarked)], [dose])).toMatchObject([{ better: 1, same: 0 }])
})

test('[DOSE-14] marks of doses on other days are not counted', () => {
  expect(helped([], [aDoseOnDay('naproxen', { day: 40, mark: alleviating })])).toEqual([])
})
