import type { Plan } from '../purchases/plan.ts'
import { err, ok, type Result } from '../result.ts'
import { dayNumber, type DayNumber } from '../time/dayNumber.ts'
import type { LocalDay } from '../time/localDay.ts'
import type { DateRange, DaySpan } from './filter.ts'

export const DEFAULT_RANGE: DateRange = { is: '30days' }

export const PRESET_DAYS = { '7days': 7, '30days': 30, '90days': 90, '365days': 365 } as const

/** Local dates across the date line differ by at most two days. */
const MOST_DAYS_AHEAD = 2

export type RangeFault = 'start-after-end'

/** Both days are included. [FILT-15, FILT-16] */
export const customRange = (from: LocalDay, to: LocalDay): Result<DateRange, RangeFault> =>
  from > to ? err('start-after-end') : ok({ is: 'custom', from, to })

export interface DiaryDays {
  today: DayNumber
  first: DayNumber
  /** Day of the latest entry: it may be tomorrow, by the calendar where it was written. */
  last?: DayNumber
}

/** The days of a range, including today. [FILT-14, FILT-15] */
export function rangeToSpan(range: DateRange, { today, first, last = today }: DiaryDays): DaySpan {
  const end = Math.max(last, today)
  switch (range.is) {
    case 'custom':
      return { from: dayNumber(range.from), to: dayNumber(range.to) }
    case 'alltime':
      return { from: Math.min(first, today), to: end }
    default:
      // Without this, a person who has crossed the date line would not see an entry made an hour ago.
      return { from: today - PRESET_DAYS[range.is] + 1, to: end > today + MOST_DAYS_AHEAD ? today : end }
  }
}

export type View = 'helps' | 'insights' | 'charts' | 'timeline' | 'compare' | 'records' | 'calendar'

/** A person's own records belong to them: the list and the calendar show all time on every plan (D44). */
const LIMITED_VIEWS: readonly View[] = ['helps', 'insights', 'charts', 'timeline', 'compare']

interface RangeContext {
  view: View
  plan: Plan
  today: DayNumber
}

/** The range to show, and whether to tell the person that it differs from the one they chose. [FILT-17] */
export function allowedRange(range: DateRange, asked: RangeContext): { range: DateRange; wasReset: boolean } {
  const isWithin = !isLimited(asked) || isInLast30Days(range, asked.today)
  return isWithin && !runsBackwards(range)
    ? { range, wasReset: false }
    : { range: DEFAULT_RANGE, wasReset: true }
}

/** With an unknown plan the person may have paid for it. */
const isLimited = ({ view, plan }: RangeContext): boolean => plan === 'lite' && LIMITED_VIEWS.includes(view)

function isInLast30Days(range: DateRange, today: DayNumber): boolean {
  if (range.is === 'alltime') return false
  if (range.is !== 'custom') return PRESET_DAYS[range.is] <= PRESET_DAYS['30days']
  return dayNumber(range.from) > today - PRESET_DAYS['30days'] && dayNumber(range.to) <= today
}

const runsBackwards = (range: DateRange): boolean => range.is === 'custom' && range.from > range.to
