import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import { firstDayOfMonth, monthBy, monthText, monthsInYear } from '@reprieve/domain/results/calendar/month.ts'
import { firstDayOfWeek } from '@reprieve/domain/results/calendar/weekStart.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useId, useMemo } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { ContentProps, Results } from '../useResults.ts'
import { type GoTo, MonthView, useGoTo } from './MonthView.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { type CalendarPlace, daysWithin, parseCalendarPlace, yearSpan } from './calendarPeriod.ts'
import { formatCalendarDay, type CalendarWords } from './calendarWords.ts'
import { yearPicture } from './yearPicture.ts'
import './calendar.css'

const AREAS: readonly BrowserArea[] = ['calendar', 'picture']
const WITH_MEASURES: readonly BrowserArea[] = [...AREAS, 'measures']

export function CalendarContent(props: ContentProps) {
  useTextsReady(props.results.columns.measures === undefined ? AREAS : WITH_MEASURES)
  return <Calendar {...props} />
}

function Calendar({ results, search: { month, date, view } }: ContentProps) {
  const text = useText('calendar')
  const tag = useFormatTag()
  const goTo = useGoTo()
  const place = parseCalendarPlace({ month, date, view }, results.today)
  const words = { text, tag, isFiltered: !isDefault(results.filter.criteria) }
  const View = place.isYear ? YearView : MonthView
  return <View results={results} place={place} words={words} goTo={goTo} />
}

interface YearViewProps {
  results: Results
  place: CalendarPlace
  words: CalendarWords
  goTo: GoTo
}

function YearView({ results, place: { month }, words, goTo }: YearViewProps) {
  const { text, tag, isFiltered } = words
  const frame = useText('results')
  const pictures = useText('picture')
  const titleId = useId()
  const { days, today } = results
  const { year } = month
  const picture = useMemo(
    () =>
      yearPicture({
        year,
        today,
        first: firstDayOfWeek(tag),
        days: daysWithin(days, yearSpan(year)),
        words: { text, tag, isFiltered, results: frame },
      }),
    [year, today, days, text, tag, isFiltered, frame],
  )
  const way = (by: -1 | 1) => {
    const to = monthBy(month, by * 12)
    return {
      label: text(by < 0 ? 'previousYear' : 'nextYear', { year: String(to.year) }),
      isThere: to.year !== year,
      onPress: () => goTo({ month: monthText(to), view: 'year' }),
    }
  }
  return (
    <div className="calendar">
      <PeriodBar id={titleId} title={String(year)} back={way(-1)} on={way(1)} />
      <nav className="calendar-months" aria-label={text('months', { year: String(year) })}>
        {monthsInYear(year).map((one) => (
          <Link key={one.month} className="chip" to={PATHS.calendar} search={{ month: monthText(one) }}>
            {formatCalendarDay(tag, 'monthShort', firstDayOfMonth(one))}
          </Link>
        ))}
      </nav>
      <PictureCard picture={picture}>
        <YearLegend />
        <p className="calendar-note">{pictures('gapNote')}</p>
      </PictureCard>
    </div>
  )
}

const STEPS = Array.from({ length: 11 }, (_, step) => step)

/** The colour of each number, and the outline of a day without a record. */
function YearLegend() {
  const text = useText('calendar')
  const id = useId()
  return (
    <div className="year-legend">
      <p id={id}>{text('legendAverage')}</p>
      <ul className="year-legend-steps" aria-labelledby={id}>
        {STEPS.map((step) => (
          <li
            key={step}
            style={{
              background: `var(--sev-${step})`,
              borderColor: `var(--sev-${step}-edge)`,
              color: `var(--sev-${step}-on)`,
            }}
          >
            {step}
          </li>
        ))}
      </ul>
      <p className="year-legend-none">{text('noRecord')}</p>
    </div>
  )
}
