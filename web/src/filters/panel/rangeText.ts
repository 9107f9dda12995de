import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import { daySpanText } from '@reprieve/domain/reports/words/daySpan.ts'
import { dayNumber, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'

const NAMES = {
  '7days': 'last7Days',
  '30days': 'last30Days',
  '90days': 'last90Days',
  '365days': 'last365Days',
  alltime: 'allTime',
} as const

export const RANGES = ['7days', '30days', '90days', '365days', 'alltime', 'custom'] as const

export const rangeName = (is: DateRange['is'], text: Text<'filters'>): string =>
  text(is === 'custom' ? 'customRange' : NAMES[is])

interface RangeWords {
  text: Text<'filters'>
  tag: string
  /** The year is left out if both days are in this one. */
  thisYear?: string
}

/** The label of its button: a custom range by its days. */
export function rangeText(range: DateRange, { text, tag, thisYear }: RangeWords): string {
  if (range.is !== 'custom') return rangeName(range.is, text)
  const span = { from: dayNumber(range.from), to: dayNumber(range.to) }
  const isThisYear = [range.from, range.to].every((day) => day.slice(0, 4) === thisYear)
  return spanText(span, tag, isThisYear ? 'shortest' : 'short')
}

/** How much detail each day has. */
const DATES = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  shortest: { day: 'numeric', month: 'short' },
} as const

/** "14 October to 12 November 2026", in the language's format. */
export function spanText(span: DaySpan, tag: string, said: keyof typeof DATES = 'long'): string {
  // The days may have been typed in the wrong order.
  return daySpanText(span, formatOf(tag, said))
}

export const longDayText = (day: DayNumber, tag: string): string => formatOf(tag, 'long').format(day * DAY_MS)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, said: keyof typeof DATES): Intl.DateTimeFormat {
  const name = `${tag} ${said}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...DATES[said], timeZone: 'UTC' })
  formats.set(name, known)
  return known
}
