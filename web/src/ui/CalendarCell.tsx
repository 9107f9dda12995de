import { Button } from 'react-aria-components'
import './calendarCell.css'
import { Glyph } from './Glyph.tsx'
import { glyphsInCell, type GlyphShape } from './overlayGlyph.ts'
import type { SwellValue } from './swellValue.ts'

interface CalendarCellProps {
  date: number
  /** Null: no record that day, which is a gap and no zero. */
  severity: SwellValue
  noneLabel: string
  overlays: readonly GlyphShape[]
  /** All of it in words: "23 October, pain 8, poor sleep, naproxen". */
  label: string
  isChosen: boolean
  /** In a grid only one cell is a stop of the Tab key; the arrow keys move it. */
  isStop?: boolean
  onPress: () => void
}

export function CalendarCell(props: CalendarCellProps) {
  const { date, severity, noneLabel, overlays, label, isChosen, isStop = true, onPress } = props
  return (
    <Button
      className={severity === null ? 'calendar-cell none' : 'calendar-cell'}
      aria-pressed={isChosen}
      excludeFromTabOrder={!isStop}
      onPress={onPress}
    >
      <span className="unseen">{label}</span>
      <span className="calendar-drawn" aria-hidden="true">
        <span className="calendar-date">{date}</span>
        {severity === null ? (
          <span className="calendar-none">{noneLabel}</span>
        ) : (
          <Band severity={severity} />
        )}
        <Overlays shapes={overlays} />
      </span>
    </Button>
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
    <span className="calendar-band" style={style}>
      {severity}
    </span>
  )
}

function Overlays({ shapes }: { shapes: readonly GlyphShape[] }) {
  const { shown, more } = glyphsInCell(shapes)
  return (
    <span className="calendar-glyphs">
      {shown.map((shape) => (
        <Glyph key={shape} shape={shape} />
      ))}
      {more > 0 && <span className="calendar-more">{`+${more}`}</span>}
    </span>
  )
}
