import { allowedRange, PRESET_DAYS, rangeToSpan } from '../../filters/dateRange.ts'
import type { DateRange, DaySpan } from '../../filters/filter.ts'
import type { Plan } from '../../purchases/plan.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { TRIED_RANGES } from '../helps/tellingRange.ts'

interface ShownSpan {
  span: DaySpan
  plan: Plan
  today: DayNumber
  /** The first day of the whole diary. */
  first: DayNumber
}

/** The shortest preset that reaches further back; null if the diary or the plan has nothing earlier. [RES-76] */
export function findLongerRange({ span, plan, today, first }: ShownSpan): DateRange | null {
  if (first >= span.from) return null
  const isLonger = (range: DateRange): boolean =>
    rangeToSpan(range, { today, first }).from < span.from &&
    !allowedRange(range, { view: 'insights', plan, today }).wasReset
  return TRIED_RANGES.find(isLonger) ?? null
}

/** Why a period is shown that nobody chose: the days of the next shorter one, which has too little. [RES-75] */
export function findTooShortDays(range: DateRange): number | null {
  const shorter = TRIED_RANGES[TRIED_RANGES.findIndex(({ is }) => is === range.is) - 1]
  if (shorter === undefined || shorter.is === 'alltime' || shorter.is === 'custom') return null
  return PRESET_DAYS[shorter.is]
}
