import { ENTRY, NO_VALUE } from '../../filters/columns/columns.ts'
import type { DayTable } from '../../results/days.ts'
import { figuresOf } from '../../results/insights/figures.ts'
import { isThing } from '../../results/statistics/itemRows.ts'
import { bucketsOf, unitOf } from '../../results/timeline/buckets.ts'
import { storyOf, type Story } from '../../results/timeline/story.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { Compared, DaysFacts, FlareFacts, SummaryFacts, Worst } from '../summaryFacts.ts'

type PainFacts = Pick<SummaryFacts, 'compared' | 'figures' | 'worst' | 'story' | 'flare' | 'days'>

export function painFacts(diary: ReportDiary, isCompared: boolean): PainFacts {
  const compared = isCompared ? comparedWith(diary) : ({ is: 'not-asked' } as const)
  const before = compared.is === 'period' && diary.before.is === 'period' ? diary.before.period.days : null
  const story = storyOf(diary.days)
  return {
    compared,
    figures: figuresOf(diary.days, before),
    worst: worstOf(diary.days, before),
    story,
    flare: flareOf(diary, story),
    days: daysFacts(diary.days),
  }
}

export const daysFacts = (days: DayTable): DaysFacts => ({
  span: days.span,
  unit: unitOf(days.span),
  buckets: bucketsOf(days),
})

/** That a period has no record is said of one that was looked at alone. [REP-17, REP-18] */
function comparedWith({ before, columns }: ReportDiary): Compared {
  if (before.is !== 'period') return { is: before.is }
  const { rows, span } = before.period.selection
  const records = rows.reduce((sum, row) => sum + Number(columns.entries.entry[row] === ENTRY.record), 0)
  return rows.length === 0 ? { is: 'none' } : { is: 'period', span, records }
}

function worstOf(now: DayTable, before: DayTable | null): Worst | null {
  const value = highestOf(now)
  if (value === null) return null
  const had = Array.from(now.day).filter((_, at) => now.high[at] === value)
  return { value, day: had.at(-1)!, days: had.length, before: before === null ? null : highestOf(before) }
}

function highestOf({ high }: DayTable): number | null {
  const told = high.filter((value) => value !== NO_VALUE)
  return told.length === 0 ? null : told.reduce((most, value) => Math.max(most, value), 0)
}

/** What a person may have noticed about such a day; where it hurt, and what was tried, is told elsewhere. */
const TOLD_WITH: ReadonlySet<string> = new Set(['symptom', 'aggravating_factor', 'environment'])
const MOST_TOLD = 2

function flareOf(diary: ReportDiary, { flares }: Story): FlareFacts {
  const { day, high, count } = diary.days
  let peak: number | null = null
  for (let at = 0; at < count; at += 1) {
    if (flares.named.includes(day[at]!)) peak = Math.max(peak ?? 0, high[at]!)
  }
  // Of a single day everything on it would be named.
  const recordedWith = flares.named.length < 2 ? [] : recordedOnAll(diary, flares.named)
  return { peak, recordedWith: recordedWith.slice(0, MOST_TOLD).map(diary.labelOf) }
}

function recordedOnAll(
  { columns: { entries }, selection, canonical }: ReportDiary,
  days: readonly DayNumber[],
): readonly number[] {
  const daysOf = new Map<number, Set<DayNumber>>()
  for (const row of selection.rows) {
    const day = entries.day[row]!
    if (!days.includes(day)) continue
    for (let at = entries.itemStart[row]!; at < entries.itemStart[row + 1]!; at += 1) {
      const item = canonical[entries.item[at]!]!
      const { list } = entries.items[item]!
      if (!TOLD_WITH.has(list) || !isThing(entries.items[item]!)) continue
      daysOf.set(item, (daysOf.get(item) ?? new Set()).add(day))
    }
  }
  return [...daysOf].filter(([, on]) => on.size === days.length).map(([item]) => item)
}
