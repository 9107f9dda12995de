import { expect, test } from 'vitest'
import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import { MARK, type DiaryColumns } from '../../filters/columns/columns.ts'
import { aDiary, aDoseOnDay, aRecordOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { dayNumber, localDay } from '../../time/dayNumber.ts'
import { makeBrief } from './brief.ts'
import { visitFacts, visitWeeks } from './visitBrief.ts'

const today = DAY_0 + 27
const days = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const facts = (diary: DiaryColumns) =>
  visitFacts(makeBrief(diary, { canonical: findCanonicalItems(diary.entries.items, ({ id }) => id), today }))

test('[REP-123] three facts, each with its count', () => {
  const diary = aDiary(
    [
      ...days(0, 8).map((day) => aRecordOnDay(6, { day })),
      ...days(14, 20).map((day) => aRecordOnDay(day === 14 ? 8 : 4, { day })),
    ],
    [aDoseOnDay('ibu', { day: 15 }), aDoseOnDay('ibu', { day: 16 })],
  )
  expect(facts(diary)).toEqual([
    {
      is: 'pain',
      average: 4.6,
      logged: { days: 7, outOf: 14 },
      before: { average: 6, logged: { days: 9, outOf: 14 } },
    },
    { is: 'medicine', item: 0, uses: 2, better: 0, marked: 0 },
    { is: 'hardDays', days: { days: 1, outOf: 7 } },
  ])
})

test('[REP-123] a medicine with marks comes before one that is used more often', () => {
  const record = aRecordOnDay(6, { day: 20, lists: { medication: ['b'] }, marks: { b: MARK.alleviating } })
  const diary = aDiary([record], [aDoseOnDay('a', { day: 15 }), aDoseOnDay('a', { day: 16 })])
  const [, medicine] = facts(diary)
  expect(medicine).toMatchObject({ is: 'medicine', uses: 1, better: 1, marked: 1 })
})

test('[REP-123] what has no number is left out', () => {
  expect(facts(aDiary([]))).toEqual([])
  expect(facts(aDiary([], [aDoseOnDay('ibu', { day: 15 })]))).toMatchObject([{ is: 'medicine' }])
})

test.each(['2026-11-16', '2026-11-18', '2026-11-22'])('[REP-123, D44] whole weeks until %s', (day) => {
  const at = dayNumber(day)
  const full = visitWeeks(at, 'subscription')
  expect(localDay(full.from)).toBe('2026-08-31')
  expect(full.to).toBe(at)
  for (const plan of ['lite', 'unknown'] as const)
    expect(localDay(visitWeeks(at, plan).from)).toBe('2026-10-26')
})
