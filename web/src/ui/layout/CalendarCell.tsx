import { Glyph, type GlyphShape, glyphsInCell } from '../icons/Glyph.tsx'
import type { SwellValue } from '../scale/scaleValue.ts'
import './calendarCell.css'

interface CalendarCellProps {
  date: number
  /** Null: no record on that day, which is a gap and not a zero. */
  severity: SwellValue
  noneLabel: string
  overlays: readonly GlyphShape[]
  /** The whole cell in words: "23 October, pain 8, poor sleep, naproxen". */
  label: string
  isChosen: boolean
  /** The day is in the future: empty, but not a day without a record. */
  isAhead?: boolean
  isToday?: boolean
  /** Only one cell of a grid is a Tab stop; the arrow keys move it. */
  isStop?: boolean
  onPress: () => void
}

/** A plain button: a month mounts about thirty new ones at once, and pressing one loses nothing. */
export function CalendarCell(props: CalendarCellProps) {
  const { date, severity, noneLabel, overlays, label, isChosen, isStop = true, onPress } = props
  const { isAhead = false, isToday = false } = props
  return (
    <button
      type="button"
      className={classOf(severity, isAhead)}
      aria-pressed={isChosen}
      tabIndex={isStop ? undefined : -1}
      onClick={onPress}
    >
      <span className="unseen">{label}</span>
      <span className={isToday ? 'calendar-date today' : 'calendar-date'} aria-hidden="true">
        {date}
      </span>
      {severity !== null && <Band severity={severity} />}
      {severity === null && !isAhead && (
        <span className="calendar-none" aria-hidden="true">
          {noneLabel}
        </span>
      )}
      {overlays.length > 0 && <Overlays shapes={overlays} />}
    </button>
  )
}

function classOf(severity: SwellValue, isAhead: boolean): string {
  if (severity !== null) return 'calendar-cell'
  return isAhead ? 'calendar-cell ahead' : 'calendar-cell none'
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

function Overlays({ shapes }: { shapes: readonly GlyphShape[] }) {
  const { shown, more } = glyphsInCell(shapes)
  return (
    <span className="calendar-glyphs" aria-hidden="true">
      {shown.map((shape) => (
        <Glyph key={shape} shape={shape} />
      ))}
      {more > 0 && <span className="calendar-more">{`+${more}`}</span>}
    </span>
  )
}
