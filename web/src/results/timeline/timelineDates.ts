import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { daySpanText } from '@reprieve/domain/reports/words/daySpan.ts'
import type { BucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'

const FORMATS = {
  inYear: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  row: { day: 'numeric', month: 'short', year: 'numeric' },
  monthRow: { month: 'long', year: 'numeric' },
  dayTick: { day: 'numeric', month: 'short' },
  monthTick: { month: 'short' },
  monthYearTick: { month: 'short', year: 'numeric' },
  yearTick: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Cached: creating a formatter takes a slow phone as long as drawing the chart.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, said: keyof typeof FORMATS): Intl.DateTimeFormat {
  const name = `${tag} ${said}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...FORMATS[said], timeZone: 'UTC' })
  formats.set(name, known)
  return known
}

const yearOf = (day: DayNumber): string => localDay(day).slice(0, 4)

interface DateSpeech {
  tag: string
  today: DayNumber
}

/** Within a sentence; the year only if it is not the current one. */
export const timelineDate = (day: DayNumber, { tag, today }: DateSpeech): string =>
  formatOf(tag, yearOf(day) === yearOf(today) ? 'inYear' : 'date').format(day * DAY_MS)

/** The first cell of a row. */
export function bucketText(bucket: DaySpan, unit: BucketUnit, tag: string): string {
  if (unit === 'month') return formatOf(tag, 'monthRow').format(bucket.from * DAY_MS)
  return daySpanText(bucket, formatOf(tag, 'row'))
}

/** Beside the step buttons: the year only if it is not the current one. */
export function stepText(bucket: DaySpan, unit: BucketUnit, { tag, today }: DateSpeech): string {
  if (unit === 'month') return bucketText(bucket, unit, tag)
  return daySpanText(bucket, formatOf(tag, yearOf(bucket.from) === yearOf(today) ? 'inYear' : 'date'))
}

type Tick = (day: DayNumber, unit: 'day' | 'month' | 'year') => string

const SAID = { day: 'dayTick', month: 'monthTick', year: 'yearTick' } as const

/** Axis labels. With more than one year, only the first month names its year, so that more months fit. */
export function makeTickText(span: DaySpan, tag: string): Tick {
  const isOneYear = yearOf(span.from) === yearOf(span.to)
  return (day, unit) => {
    const saysYear = unit === 'month' && !isOneYear && localDay(day).slice(5, 7) === '01'
    return formatOf(tag, saysYear ? 'monthYearTick' : SAID[unit]).format(day * DAY_MS)
  }
}
