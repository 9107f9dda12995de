import { allowedRange } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { type DayFacts, collectDayFacts } from '@reprieve/domain/results/calendar/dayFacts.ts'
import { medicineDosesByDay } from '@reprieve/domain/results/calendar/doseDays.ts'
import {
  firstDayOfMonth,
  lastDayOfMonth,
  monthAt,
  monthBy,
  monthText,
  type Month,
} from '@reprieve/domain/results/calendar/month.ts'
import { overlayDays } from '@reprieve/domain/results/calendar/overlays.ts'
import { firstDayOfWeek } from '@reprieve/domain/results/calendar/weekStart.ts'
import { computeAverages } from '@reprieve/domain/results/days.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useId, useState } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { Link } from '../../navigation/Link.tsx'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { HintNote, useFirstUseHint } from '../../settings/hints/HintNote.tsx'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Glyph } from '../../ui/icons/Glyph.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListCard } from '../../ui/layout/ListRow.tsx'
import { Badge } from '../../ui/scale/Badge.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { Results } from '../useResults.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { OverlayLegend, overlayShape } from './OverlayLegend.tsx'
import { type Overlays, OverlaySheet, useOverlays } from './OverlaySheet.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { type CalendarPlace, chosenDay, daysWithin, isInMonth, monthSpan } from './calendarPeriod.ts'
import {
  averageText,
  type CalendarWords,
  formatCalendarDay,
  dayLine,
  monthName,
  painText,
} from './calendarWords.ts'
import './calendar.css'

interface MonthViewProps {
  results: Results
  place: CalendarPlace
  words: CalendarWords
  goTo: GoTo
}

export function MonthView({ results, place, words, goTo }: MonthViewProps) {
  const ids = { title: useId(), sentence: useId() }
  const text = useText('results')
  const hint = useFirstUseHint(useDevice(), { hint: 'calendar-overlays', screen: 'calendar' })
  const { month } = place
  const { today } = results
  const overlays = useOverlays(results)
  const [moved, setMoved] = useState<DayNumber | null>(null)
  const { days, facts, doses } = shownIn(results, month.year, month.month, overlays.chosen)
  const chosen = chosenDay(place, { today, told: [...facts.keys(), ...doses.keys()] })
  const overlayNames = overlays.chosen.map(overlays.labelOf)
  const dosesOn = (day: DayNumber): readonly string[] => (doses.get(day) ?? []).map(results.labelOf)
  const first = firstDayOfWeek(words.tag)
  const turn = (to: Month): void => {
    setMoved(null)
    goTo({ month: monthText(to) })
  }
  const move = (day: DayNumber): void => {
    setMoved(day)
    if (!isInMonth(month, day)) goTo({ month: monthText(monthAt(day)) })
  }
  const choose = (day: DayNumber): void => {
    setMoved(null)
    goTo({ month: monthText(month), date: localDay(day) })
  }
  const stop = moved !== null && isInMonth(month, moved) ? moved : (chosen ?? firstDayOfMonth(month))
  return (
    <div className="calendar">
      {/* Above the days: below them it would be off the screen on a phone. */}
      <HintNote hint={hint} text={words.text('hintOverlays', { overlays: text('changeOverlays') })} />
      <MonthBar id={ids.title} month={month} words={words} onTurn={turn} />
      <p className="calendar-sentence" id={ids.sentence}>
        {averageText(computeAverages(days).pain, words)}
      </p>
      {/* Above the days, where a person who wants more than a month looks for it. */}
      <div className="calendar-ways of-year">
        <Link className="button text" to={PATHS.calendar} search={{ month: monthText(month), view: 'year' }}>
          {words.text('wholeYear', { year: String(month.year) })}
        </Link>
      </div>
      <MonthGrid
        labelledBy={ids.title}
        describedBy={ids.sentence}
        {...{ month, first, today, facts, dosesOn, overlayNames, chosen, moved, stop, words }}
        onMove={move}
        onChoose={choose}
      />
      <OverlayBar results={results} overlays={overlays} onOpen={hint.dismiss} />
      <div aria-live="polite">
        {chosen !== null && (
          <DayRow
            day={chosen}
            facts={facts.get(chosen)}
            doses={dosesOn(chosen)}
            {...{ today, overlayNames, words }}
          />
        )}
      </div>
      {/* Outside of the region above: it is the same for each day, and must not be announced with it. */}
      {chosen !== null && chosen <= today && (
        <Link
          className="button text"
          to={PATHS.yourData}
          search={{ section: 'health', date: localDay(chosen) }}
        >
          {words.text('dayValues')}
        </Link>
      )}
      <Ways month={month} results={results} words={words} />
    </div>
  )
}

/** Only the days on the screen: the whole diary may be ten years. */
const shownIn = cacheByArguments(
  (results: Results, year: number, month: number, chosen: Overlays['chosen']) => {
    const { columns, selection, canonical } = results
    const span = monthSpan({ year, month })
    const days = daysWithin(results.days, span)
    return {
      days,
      facts: collectDayFacts(days, overlayDays(columns, chosen, { selection, canonical }, span)),
      doses: medicineDosesByDay(columns, canonical, span),
    }
  },
)

interface MonthBarProps {
  id: string
  month: Month
  words: CalendarWords
  onTurn: (month: Month) => void
}

function MonthBar({ id, month, words: { text, tag }, onTurn }: MonthBarProps) {
  const way = (by: -1 | 1) => {
    const to = monthBy(month, by)
    return {
      label: text(by < 0 ? 'previousMonth' : 'nextMonth', { month: monthName(tag, to) }),
      isThere: monthText(to) !== monthText(month),
      onPress: () => onTurn(to),
    }
  }
  return <PeriodBar id={id} title={monthName(tag, month)} back={way(-1)} on={way(1)} />
}

interface OverlayBarProps {
  results: Results
  overlays: Overlays
  onOpen: () => void
}

function OverlayBar({ results, overlays, onOpen }: OverlayBarProps) {
  const words = useText('results')
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    onOpen()
    setOpen(true)
  }
  return (
    <div className="calendar-overlays">
      <OverlayLegend chosen={overlays.chosen} labelOf={overlays.labelOf} />
      <Button label={words('changeOverlays')} onPress={open} />
      {isOpen && <OverlaySheet results={results} overlays={overlays} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface WaysProps {
  month: Month
  results: Results
  words: CalendarWords
}

function Ways({ month, results: { today, plan }, words: { text, tag } }: WaysProps) {
  const before = monthBy(month, -1)
  const range = toRange(firstDayOfMonth(month), Math.min(lastDayOfMonth(month), today))
  const other = toRange(firstDayOfMonth(before), lastDayOfMonth(before))
  const isAllowed = (one: DateRange): boolean => !allowedRange(one, { view: 'compare', plan, today }).wasReset
  return (
    <div className="calendar-ways">
      <Link className="button text" to={PATHS.calendar} replace resetScroll={false}>
        {text('thisMonth')}
      </Link>
      {firstDayOfMonth(month) <= today && isAllowed(range) && isAllowed(other) && (
        <Link
          className="button text"
          to={PATHS.insights}
          search={{ section: 'compare', range: rangeWord(range) }}
        >
          {text('compareWith', { month: monthName(tag, before) })}
        </Link>
      )}
    </div>
  )
}

const toRange = (from: DayNumber, to: DayNumber): DateRange => ({
  is: 'custom',
  from: localDay(from),
  to: localDay(to),
})

interface DayRowProps {
  day: DayNumber
  facts: DayFacts | undefined
  /** The medicine of each dose. */
  doses: readonly string[]
  today: DayNumber
  /** The names of the chosen overlays, by position. */
  overlayNames: readonly string[]
  words: CalendarWords
}

/** The chosen day in words; with entries it links to them. */
function DayRow(props: DayRowProps) {
  const { day, facts } = props
  const hasEntries = facts !== undefined && (facts.records > 0 || facts.score !== null)
  const date = localDay(day)
  return (
    <ListCard>
      {hasEntries ? (
        <Link
          className="list-row"
          to={PATHS.records}
          search={{ range: rangeWord({ is: 'custom', from: date, to: date }) }}
        >
          <DayWords {...props} />
          <Icon name="chevronRight" />
        </Link>
      ) : (
        <div className="list-row calendar-day-empty">
          <DayWords {...props} />
        </div>
      )}
    </ListCard>
  )
}

function DayWords({ day, facts, doses, today, overlayNames, words }: DayRowProps) {
  const severity = facts?.severity ?? null
  return (
    <>
      {severity !== null && <Badge ramp="sev" value={severity} label={painText(facts, words)} />}
      <span className="list-row-words">
        <span className="list-row-title">{formatCalendarDay(words.tag, 'weekday', day)}</span>
        <span className="list-row-subtitle">{dayLine({ day, facts, doses, today }, words)}</span>
        {(facts?.overlays.length ?? 0) > 0 && (
          <span className="calendar-day-overlays">
            {facts?.overlays.map((place) => (
              <span key={place}>
                <Glyph shape={overlayShape(place)} />
                {overlayNames[place]}
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  )
}

interface CalendarSearch {
  month: string
  date?: string
  view?: 'year'
}

export type GoTo = (search: CalendarSearch) => void

/** Replaces the history entry: going back leaves the calendar instead of visiting every month shown before. */
export function useGoTo(): GoTo {
  const navigate = useNavigate()
  return (search) => void navigate({ to: PATHS.calendar, search, replace: true, resetScroll: false })
}
