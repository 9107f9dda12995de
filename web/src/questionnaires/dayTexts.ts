import { dayNumberOf, localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'

const FORMATS = {
  inYear: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, said: keyof typeof FORMATS): Intl.DateTimeFormat {
  const name = `${tag} ${said}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...FORMATS[said], timeZone: 'UTC' })
  formats.set(name, known)
  return known
}

const yearOf = (day: DayNumber): string => localDay(day).slice(0, 4)

/** Within a sentence; the year only if it is not the current one. */
export const dayTextInSentence = (tag: string, day: DayNumber, now: LocalInstant): string =>
  formatOf(tag, yearOf(day) === yearOf(dayNumberOf(now)) ? 'inYear' : 'date').format(day * DAY_MS)

/** Axis labels of a chart. */
export const axisDayText =
  (tag: string) =>
  (day: DayNumber, unit: 'day' | 'month' | 'year'): string =>
    formatOf(tag, unit).format(day * DAY_MS)
