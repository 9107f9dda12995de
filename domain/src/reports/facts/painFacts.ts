import { NO_VALUE } from '../../filters/columns/columns.ts'
import type { DayTable } from '../../results/days.ts'
import { compareFigures } from '../../results/insights/figures.ts'
import { areMostlyBadDays } from '../../results/statistics/badDays.ts'
import { makeBuckets, chooseBucketUnit } from '../../results/timeline/buckets.ts'
import { makeStory } from '../../results/timeline/story.ts'
import { findComparisonBasis } from '../comparison.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { DaysFacts, SummaryFacts, WorstDay } from '../summaryFacts.ts'

type PainFacts = Pick<SummaryFacts, 'compared' | 'figures' | 'areMostlyHard' | 'worst' | 'story' | 'days'>

export function painFacts(diary: ReportDiary, isCompared: boolean): PainFacts {
  const compared = isCompared ? findComparisonBasis(diary) : ({ is: 'not-asked' } as const)
  const before = compared.is === 'period' && diary.before.is === 'period' ? diary.before.period.days : null
  return {
    compared,
    figures: compareFigures(diary.days, before),
    worst: worstOf(diary.days, before),
    areMostlyHard: areMostlyBadDays(diary.days),
    story: makeStory(diary.days),
    days: daysFacts(diary.days),
  }
}

/** A page is as narrow as a phone: a point for each day of a year would blur. [REP-71, RES-50] */
const IS_NARROW = true

export const daysFacts = (days: DayTable): DaysFacts => ({
  span: days.span,
  unit: chooseBucketUnit(days.span, IS_NARROW),
  buckets: makeBuckets(days, IS_NARROW),
})

function worstOf(now: DayTable, before: DayTable | null): WorstDay | null {
  const value = highestOf(now)
  if (value === null) return null
  const had = Array.from(now.day).filter((_, at) => now.high[at] === value)
  return { value, day: had.at(-1)!, days: had.length, before: before === null ? null : highestOf(before) }
}

function highestOf({ high }: DayTable): number | null {
  const told = high.filter((value) => value !== NO_VALUE)
  return told.length === 0 ? null : told.reduce((most, value) => Math.max(most, value), 0)
}
