import { allowedRange, rangeToSpan, type View } from '../../filters/dateRange.ts'
import type { DateRange, DaySpan } from '../../filters/filter.ts'
import type { Plan } from '../../purchases/plan.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import { countSpanDays } from '../days.ts'

/** The shortest span worth a graph. */
const LEAST_DAYS = 7

export interface ZoomLimits {
  /** Day of the first entry in the diary. */
  first: DayNumber
  today: DayNumber
  view: View
  plan: Plan
}

/** Half of the days, around the same middle; null at the closest zoom. [RES-53] */
export function zoomIn(span: DaySpan, reach: ZoomLimits): DateRange | null {
  const length = countSpanDays(span)
  if (length <= LEAST_DAYS) return null
  const half = Math.max(LEAST_DAYS, Math.ceil(length / 2))
  const from = span.from + Math.floor((length - half) / 2)
  return rangeOf({ from, to: from + half - 1 }, reach)
}

/**
 * Twice the days around the same middle, within the diary and the plan; null if all of that is shown already. [RES-53]
 */
export function zoomOut(span: DaySpan, reach: ZoomLimits): DateRange | null {
  const limits = limitsOf(reach)
  if (span.from <= limits.from && span.to >= limits.to) return null
  const length = countSpanDays(span)
  const twice = Math.min(length * 2, countSpanDays(limits))
  const middle = span.from - Math.floor((twice - length) / 2)
  const from = Math.max(limits.from, Math.min(middle, limits.to - twice + 1))
  return rangeOf({ from, to: from + twice - 1 }, reach)
}

function limitsOf({ first, today, view, plan }: ZoomLimits): DaySpan {
  const { range } = allowedRange({ is: 'alltime' }, { view, plan, today })
  const { from, to } = rangeToSpan(range, { today, first })
  return { from: Math.max(from, Math.min(first, today)), to }
}

const NAMED: readonly DateRange[] = [
  { is: '7days' },
  { is: '30days' },
  { is: '90days' },
  { is: '365days' },
  { is: 'alltime' },
]

/** Uses a named range if one matches: it moves along with the days. */
function rangeOf(span: DaySpan, { view, plan, ...of }: ZoomLimits): DateRange {
  const isSame = (range: DateRange): boolean => {
    const { from, to } = rangeToSpan(range, of)
    const { wasReset } = allowedRange(range, { view, plan, today: of.today })
    return !wasReset && from === span.from && to === span.to
  }
  return NAMED.find(isSame) ?? { is: 'custom', from: localDay(span.from), to: localDay(span.to) }
}
