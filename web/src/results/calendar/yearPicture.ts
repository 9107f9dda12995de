import { drawYear, type GridMonth } from '@reprieve/charts/calendarGrid.ts'
import { collectDayFacts, type DayFacts } from '@reprieve/domain/results/calendar/dayFacts.ts'
import { firstDayOfMonth, weeksInMonth, monthsInYear } from '@reprieve/domain/results/calendar/month.ts'
import { computeAverages, inTenths, type DayTable } from '@reprieve/domain/results/days.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Picture } from '../picture/pictureData.ts'
import {
  averageText,
  formatCalendarDay,
  dayLine,
  isFutureDay,
  painText,
  type CalendarWords,
} from './calendarWords.ts'

export interface YearPictureInput {
  year: number
  today: DayNumber
  first: Weekday
  /** Only days of this year. */
  days: DayTable
  words: CalendarWords & { results: Text<'results'> }
}

const NO_OVERLAYS: ReadonlyMap<DayNumber, readonly number[]> = new Map()

/** Twelve small months; a day shows only its severity, and the table has the rest. */
export function yearPicture({ year, today, first, days, words }: YearPictureInput): Picture {
  const facts = collectDayFacts(days, NO_OVERLAYS)
  const told = [...facts.values()]
  const rows = new Map(told.map(({ day }, row) => [day, row]))
  const months = monthsInYear(year).map((month): GridMonth => ({
    title: formatCalendarDay(words.tag, 'monthAlone', firstDayOfMonth(month)),
    weeks: weeksInMonth(month, first).map((week) =>
      week.map((day) => {
        if (day === null) return null
        return {
          date: Number(localDay(day).slice(-2)),
          severity: facts.get(day)?.severity ?? null,
          isAhead: isFutureDay(day, facts.get(day), today),
          at: rows.get(day) ?? null,
        }
      }),
    ),
  }))
  return {
    title: words.text('wholeYear', { year: String(year) }),
    sentence: averageText(computeAverages(days).pain, words),
    draw: (room) => drawYear(months, room),
    table: {
      heads: headsOf(words),
      rows: told.map((one, at) => [
        formatCalendarDay(words.tag, 'dayOfYear', one.day),
        meanAt(days, at),
        ...restOf(one),
      ]),
    },
    spotText: (row) => spotText(told[row], today, words),
    fileName: `reprieve-calendar-${year}`,
  }
}

const headsOf = ({ text, results }: YearPictureInput['words']): readonly string[] => [
  text('date'),
  results('dailyAverage'),
  results('dailyHigh'),
  results('dailyLow'),
  results('records'),
  results('dailyReflectionScore'),
]

/** In tenths, though a cell only has room for a whole number. The facts are in the order of the days. */
function meanAt({ mean }: DayTable, at: number): number | null {
  const value = mean[at] ?? Number.NaN
  return Number.isNaN(value) ? null : inTenths(value)
}

const restOf = ({ high, low, records, score }: DayFacts) => [high, low, records, score]

function spotText(facts: DayFacts | undefined, today: DayNumber, words: CalendarWords): string {
  if (facts === undefined) return ''
  const { day, severity } = facts
  const said = [
    formatCalendarDay(words.tag, 'day', day),
    ...(severity === null ? [] : [painText(facts, words)]),
  ]
  return [...said, dayLine({ day, facts, doses: [], today }, words)].join(', ')
}
