import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { TickText } from '@reprieve/charts/axis.ts'

const FORMATS = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  monthOfYear: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Axis labels as on the screen: if there is more than one year, January shows the year. */
export function tickTextIn(span: DaySpan, lang: string): TickText {
  const isOneYear = localDay(span.from).slice(0, 4) === localDay(span.to).slice(0, 4)
  const made = new Map<string, Intl.DateTimeFormat>()
  return (day, unit) => {
    const saysYear = unit === 'month' && !isOneYear && localDay(day).slice(5, 7) === '01'
    const formatName = saysYear ? 'monthOfYear' : unit
    const format =
      made.get(formatName) ?? new Intl.DateTimeFormat(lang, { ...FORMATS[formatName], timeZone: 'UTC' })
    made.set(formatName, format)
    return format.format(day * DAY_MS)
  }
}

/** All texts that the labels can contain, to choose the fonts. */
export const listTickTexts = (lang: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => {
    const format = new Intl.DateTimeFormat(lang, { ...FORMATS.day, year: 'numeric', timeZone: 'UTC' })
    return format.format(Date.UTC(2024, month, 1))
  })
