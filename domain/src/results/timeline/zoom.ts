import { allowedRange, rangeToSpan, type View } from '../../filters/dateRange.ts'
import type { DateRange, DaySpan } from '../../filters/filter.ts'
import type { Plan } from '../../purchases/plan.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import { countSpanDays } from '../days.ts'

/** The zoom steps that have a button. */
export const ZOOM_LEVELS = ['365days', '90days', '30days'] as const
export type ZoomLevel = (typeof ZOOM_LEVELS)[number]

const LEVEL_DAYS: Record<ZoomLevel, number> = { '365days': 365, '90days': 90, '30days': 30 }
/** The shortest span worth a graph. */
const LEAST_DAYS = 7
const STEPS = [LEAST_DAYS, 30, 90, 365]

export interface ZoomLimits {
  /** Day of the first entry in the diary. */
  first: DayNumber
  today: DayNumber
  view: View
  plan: Plan
}

interface ZoomPlace extends ZoomLimits {
  /** The day that stays in the middle, as far as the diary allows it. */
  around: DayNumber
}

export const findZoomLevel = (span: DaySpan): ZoomLevel | null =>
  ZOOM_LEVELS.find((level) => LEVEL_DAYS[level] === countSpanDays(span)) ?? null

/** A year, 3 months or a month around a day; null if the plan does not include it. [RES-53] */
export const zoomTo = (level: ZoomLevel, place: ZoomPlace): DateRange | null =>
  spanAround(LEVEL_DAYS[level], place)

/** The next shorter step; null at the closest zoom. [RES-53] */
export function zoomIn(span: DaySpan, place: ZoomPlace): DateRange | null {
  const days = STEPS.findLast((step) => step < countSpanDays(span))
  return days === undefined ? null : spanAround(days, place)
}

/** The next longer step, at the end the whole diary; null if all that the plan includes is shown already. [RES-53] */
export function zoomOut(span: DaySpan, place: ZoomPlace): DateRange | null {
  const limits = limitsOf(place)
  if (span.from <= limits.from && span.to >= limits.to) return null
  const days = STEPS.find((step) => step > countSpanDays(span))
  return days === undefined ? rangeOf(limits, place) : spanAround(days, place)
}

/** The same number of days, earlier or later; null if there are none in the diary. [RES-82] */
export function moveSpan(span: DaySpan, days: number, limits: ZoomLimits): DateRange | null {
  const { from, to } = limitsOf(limits)
  const most = days < 0 ? Math.min(0, from - span.from) : Math.max(0, to - span.to)
  const moved = days < 0 ? Math.max(days, most) : Math.min(days, most)
  return moved === 0 ? null : rangeOf({ from: span.from + moved, to: span.to + moved }, limits)
}

function spanAround(days: number, place: ZoomPlace): DateRange | null {
  const { from, to } = limitsOf(place)
  const earliest = Math.min(from, to - days + 1)
  const start = Math.max(earliest, Math.min(place.around - Math.floor(days / 2), to - days + 1))
  const range = rangeOf({ from: start, to: start + days - 1 }, place)
  return allowedRange(range, place).wasReset ? null : range
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
