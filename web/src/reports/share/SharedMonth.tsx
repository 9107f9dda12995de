import type { DayInput, MonthInput } from '@reprieve/domain/reports/pictureInputs.ts'
import { useId } from 'react'
import { Glyph, GLYPH_SHAPES } from '../../ui/icons/Glyph.tsx'
import '../../results/calendar/calendar.css'
import '../../ui/layout/calendarCell.css'

interface SharedMonthProps {
  month: MonthInput
  /** The names, by position. */
  overlays: readonly string[]
}

const shapeAt = (place: number) => GLYPH_SHAPES[place % GLYPH_SHAPES.length]!

/** A read-only month: its days have no links. */
export function SharedMonth({ month: { title, weekdays, weeks, none, alt }, overlays }: SharedMonthProps) {
  const id = useId()
  return (
    <div className="calendar shared-month">
      <h3>{title}</h3>
      <p id={id} className="unseen">
        {alt}
      </p>
      <table className="calendar-month" role="table" aria-label={title} aria-describedby={id}>
        <thead role="rowgroup">
          <tr role="row">
            {weekdays.map((day) => (
              <th key={day} role="columnheader" scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {weeks.map((week, row) => (
            <tr key={row} role="row">
              {week.map((day, column) => (
                <td key={column} role="cell">
                  {day !== null && <Day {...{ day, none, overlays }} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  day: DayInput
  none: string
  overlays: readonly string[]
}

function Day({ day: { date, severity, isAhead, overlays: places }, none, overlays }: DayProps) {
  const isNone = severity === null && !isAhead
  const said = [severity ?? (isNone ? none : ''), ...places.map((place) => overlays[place] ?? '')]
  return (
    <div className={`calendar-cell${isNone ? ' none' : ''}${isAhead ? ' ahead' : ''}`}>
      <span className="unseen">{`${date}: ${said.filter((one) => one !== '').join(', ')}`}</span>
      <span className="calendar-date" aria-hidden="true">
        {date}
      </span>
      {severity !== null && <Band severity={severity} />}
      {isNone && (
        <span className="calendar-none" aria-hidden="true">
          {none}
        </span>
      )}
      {places.length > 0 && (
        <span className="calendar-glyphs" aria-hidden="true">
          {places.map((place) => (
            <Glyph key={place} shape={shapeAt(place)} />
          ))}
        </span>
      )}
    </div>
  )
}

function Band({ severity }: { severity: number }) {
  const colour = `--sev-${severity}`
  const style = {
    background: `var(${colour})`,
    color: `var(${colour}-on)`,
    borderColor: `var(${colour}-edge)`,
  }
  return (
    <span className="calendar-band" style={style} aria-hidden="true">
      {severity}
    </span>
  )
}

export function OverlayNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul className="calendar-legend">
      {names.map((name, place) => (
        <li key={name}>
          <Glyph shape={shapeAt(place)} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
