import type { DaySpan } from '../../filters/filter.ts'
import type { DayFacts } from '../../results/calendar/dayFacts.ts'
import { firstDayOfMonth, lastDayOfMonth, weeksInMonth, type Month } from '../../results/calendar/month.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { DAYS_PER_WEEK } from '../../time/instant.ts'
import type { DayInput, MonthInput } from '../pictureInputs.ts'
import type { PrintedCalendar } from '../printedReport.ts'
import type { CalendarFacts } from '../sectionFacts.ts'
import type { ReportFormatter } from './reportFormatter.ts'

/** 1970-01-05 was a Monday. */
const A_MONDAY: DayNumber = 4

/** [REP-52] */
export function calendarText(
  calendar: CalendarFacts,
  span: DaySpan,
  speech: ReportFormatter,
): PrintedCalendar {
  const facts = new Map(calendar.days.map((one) => [one.day, one]))
  const weekdays = Array.from({ length: DAYS_PER_WEEK }, (_, at) =>
    speech.weekday(A_MONDAY + calendar.firstWeekday - 1 + at),
  )
  const monthText = (month: Month): MonthInput => ({
    title: speech.month(firstDayOfMonth(month)),
    weekdays,
    // A day hidden by the filter may have a record. [REP-70, RES-39]
    none: speech.isFiltered ? '' : speech.say.calendar('none'),
    weeks: weeksInMonth(month, calendar.firstWeekday).map((week) =>
      week.map((day) =>
        day === null ? null : dayInput({ day, facts: facts.get(day), month, span, last: calendar.last }),
      ),
    ),
    alt: altOf(month, calendar, speech),
  })
  return {
    is: 'calendarView',
    months: calendar.months.map(monthText),
    overlays: calendar.overlays,
    note: speech.say.report('dayNumber'),
  }
}

interface OfDay {
  day: DayNumber
  facts: DayFacts | undefined
  month: Month
  span: DaySpan
  last: DayNumber
}

/** Days outside the range were not requested: they are left empty, not shown as "no record". */
const dayInput = ({ day, facts, month, span, last }: OfDay): DayInput => ({
  date: day - firstDayOfMonth(month) + 1,
  severity: facts?.severity ?? null,
  isAhead: facts === undefined && (day < span.from || day > last),
  at: null,
  overlays: facts?.overlays ?? [],
})

/** Every day with data. */
function altOf(month: Month, { days, overlays }: CalendarFacts, speech: ReportFormatter): string {
  const { calendar } = speech.say
  const [first, last] = [firstDayOfMonth(month), lastDayOfMonth(month)]
  const told = days
    .filter(({ day, severity, records, overlays: marked }) => {
      const isTold = severity !== null || records > 0 || marked.length > 0
      return isTold && day >= first && day <= last
    })
    .map(({ day, severity, records, overlays: marked }) => {
      const noNumber = records > 0 ? [calendar('noNumber')] : []
      const pain = severity === null ? noNumber : [calendar('painIs', { value: severity })]
      return [speech.dayOfMonth(day), ...pain, ...marked.map((place) => overlays[place] ?? '')].join(', ')
    })
  return told.length === 0 ? calendar('noneIn') : told.join('; ')
}
