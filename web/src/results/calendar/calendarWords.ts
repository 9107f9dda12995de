import type { DayFacts } from '@reprieve/domain/results/calendar/dayFacts.ts'
import type { Month } from '@reprieve/domain/results/calendar/month.ts'
import { firstDayOfMonth } from '@reprieve/domain/results/calendar/month.ts'
import type { Average } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'

export interface CalendarWords {
  text: Text<'calendar'>
  tag: string
  /** With a filter, a day may have hidden records: it is not called a day without a record. */
  isFiltered: boolean
}

const FORMATS = {
  day: { day: 'numeric', month: 'long' },
  dayOfYear: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthAlone: { month: 'long' },
  monthShort: { month: 'short' },
  weekdayLong: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** A day, formatted in a language. */
export function formatCalendarDay(tag: string, said: keyof typeof FORMATS, day: DayNumber): string {
  const name = `${tag} ${said}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...FORMATS[said], timeZone: 'UTC' })
  formats.set(name, known)
  return known.format(day * DAY_MS)
}

/** "October 2026" */
export const monthName = (tag: string, month: Month): string =>
  formatCalendarDay(tag, 'month', firstDayOfMonth(month))

interface DayToTell {
  day: DayNumber
  facts: DayFacts | undefined
  /** The medicine of each dose. */
  doses: readonly string[]
  today: DayNumber
}

/** A future day is empty, but not a day that was left out. */
export const isFutureDay = (day: DayNumber, facts: DayFacts | undefined, today: DayNumber): boolean =>
  day > today && facts === undefined

/** "23 October, pain 8, poor sleep, naproxen": everything that the cell shows. [RES-39, RES-87] */
export function cellText(of: DayToTell & { overlays: readonly string[] }, words: CalendarWords): string {
  const { facts, doses } = of
  const date = formatCalendarDay(words.tag, 'day', of.day)
  if (isFutureDay(of.day, facts, of.today)) return date
  const hasRecord = facts !== undefined && facts.records > 0
  const taken = hasRecord || doses.length === 0 ? [] : [words.text('doseCount', { count: doses.length })]
  return [date, painText(facts, words), ...taken, ...of.overlays].join(', ')
}

/** "pain 8", or the text for none. [RES-39] */
export function painText(facts: DayFacts | undefined, { text, isFiltered }: CalendarWords): string {
  if (facts !== undefined && facts.severity !== null) return text('painIs', { value: facts.severity })
  if (facts !== undefined && facts.records > 0) return text('noNumber')
  return text(isFiltered ? 'noneMatching' : 'noRecord')
}

/** "3 records, high 9, low 7 · Reflection 3 · 1 dose: Naproxen"; a day without a record says so. [RES-39, RES-87] */
export function dayLine(of: DayToTell, words: CalendarWords): string {
  const { facts, doses } = of
  const { text, tag } = words
  if (isFutureDay(of.day, facts, of.today)) return text('ahead')
  const said = facts === undefined || facts.records === 0 ? painText(facts, words) : recordsText(facts, text)
  const score = facts?.score ?? null
  const parts = [said]
  if (score !== null) parts.push(text('reflectionIs', { score }))
  if (doses.length > 0)
    parts.push(text('dosesAre', { count: doses.length, names: listOf([...new Set(doses)], tag) }))
  return parts.join(' · ')
}

const listOf = (names: readonly string[], tag: string): string =>
  new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(names)

function recordsText({ records: count, high, low }: DayFacts, text: Text<'calendar'>): string {
  // For a single record the badge already shows the value.
  if (count === 1 || high === null || low === null) return text('records', { count })
  return text('recordsHighLow', { count, high, low })
}

/** The summary of a month or year; an average is always shown with its number of days. [RES-4] */
export function averageText({ value, logged }: Average, words: CalendarWords): string {
  const { text, tag, isFiltered } = words
  if (value === null) return text(isFiltered ? 'noneMatchingIn' : 'noneIn')
  const shown = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  )
  return text('average', { value: shown, days: logged.days, outOf: logged.outOf })
}
