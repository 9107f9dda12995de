import { dayByKey } from '@reprieve/domain/results/calendar/dayByKey.ts'
import type { DayFacts } from '@reprieve/domain/results/calendar/dayFacts.ts'
import { weeksInMonth, monthText, type Month } from '@reprieve/domain/results/calendar/month.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { CalendarCell } from '../../ui/layout/CalendarCell.tsx'
import { overlayShape } from './OverlayLegend.tsx'
import { isInMonth } from './calendarPeriod.ts'
import { cellText, formatCalendarDay, isFutureDay, type CalendarWords } from './calendarWords.ts'
import './calendar.css'

interface MonthGridProps {
  /** The id of the element that names the month. */
  labelledBy: string
  describedBy: string
  month: Month
  first: Weekday
  today: DayNumber
  facts: ReadonlyMap<DayNumber, DayFacts>
  dosesOn: (day: DayNumber) => readonly string[]
  /** The names of the chosen overlays, by position. */
  overlayNames: readonly string[]
  chosen: DayNumber | null
  /** The day that the keys moved to: it takes the focus when drawn. */
  moved: DayNumber | null
  stop: DayNumber
  words: CalendarWords
  onMove: (day: DayNumber) => void
  onChoose: (day: DayNumber) => void
}

/** The day has a record without a severity, so it must not read as a day without a record. */
const NO_NUMBER = '–'

/**
 * ARIA roles are set explicitly, because the layout is not a table. One Tab stop; arrow keys move between days.
 * [RES-32]
 */
export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, describedBy, month, first, moved, words, onMove } = props
  const weeks = weeksInMonth(month, first)
  const grid = useRef<HTMLTableElement>(null)
  const shown = monthText(month)
  // A day of another month waits until that month is drawn.
  const wanted = moved !== null && isInMonth(month, moved) ? moved : null
  useLayoutEffect(() => {
    if (wanted !== null) cellIn(grid.current, wanted)?.focus()
  }, [wanted])
  const move = (event: KeyboardEvent): void => {
    const from = dayAt(event.target)
    if (from === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = dayByKey(from, event.key, first)
    if (to === null) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <table
      ref={grid}
      className="calendar-month"
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={move}
    >
      <thead role="rowgroup">
        <tr role="row">
          {weekOf(weeks).map((day) => (
            <th key={day} role="columnheader" scope="col">
              <span className="unseen">{formatCalendarDay(words.tag, 'weekdayLong', day)}</span>
              <span className="weekday-short" aria-hidden="true">
                {formatCalendarDay(words.tag, 'weekdayShort', day)}
              </span>
              <span className="weekday-narrow" aria-hidden="true">
                {formatCalendarDay(words.tag, 'weekdayNarrow', day)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {weeks.map((week, row) => (
          <tr key={`${shown} ${row}`} role="row">
            {week.map((day, column) =>
              day === null ? <td key={column} role="gridcell" /> : <Day key={day} {...props} day={day} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Seven days for the column names: the second week of a month is always complete. */
const weekOf = (weeks: ReturnType<typeof weeksInMonth>): readonly DayNumber[] =>
  weeks[1]!.filter((day) => day !== null)

function Day({
  day,
  facts: all,
  dosesOn,
  overlayNames,
  today,
  chosen,
  stop,
  words,
  onChoose,
}: MonthGridProps & { day: DayNumber }) {
  const facts = all.get(day)
  const places = facts?.overlays ?? []
  const overlays = places.map((place) => overlayNames[place] ?? '')
  const ahead = isFutureDay(day, facts, today)
  return (
    <td
      role="gridcell"
      data-day={day}
      aria-selected={day === chosen}
      aria-current={day === today ? 'date' : undefined}
    >
      <CalendarCell
        date={Number(localDay(day).slice(-2))}
        severity={facts?.severity ?? null}
        noneLabel={(facts?.records ?? 0) > 0 ? NO_NUMBER : words.text('none')}
        isAhead={ahead}
        isToday={day === today}
        overlays={places.map(overlayShape)}
        label={cellText({ day, facts, doses: dosesOn(day), overlays, today }, words)}
        isChosen={day === chosen}
        isStop={day === stop}
        onPress={() => onChoose(day)}
      />
    </td>
  )
}

function dayAt(target: EventTarget): DayNumber | null {
  const day =
    target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined
  return day === undefined ? null : Number(day)
}

const cellIn = (grid: HTMLElement | null, day: DayNumber): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"] button`) ?? null
