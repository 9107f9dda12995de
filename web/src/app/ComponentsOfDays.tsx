import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { CalendarCell } from '../ui/CalendarCell.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { GLYPH_SHAPES } from '../ui/overlayGlyph.ts'
import { useScale } from './ComponentsOfScales.tsx'
import { useFormatTag } from '../settings/useFormatTag.ts'

/** A week with a day that has no record and one with more overlays than there is room for. */
const WEEK = [
  { date: 19, severity: 6, overlays: 1 },
  { date: 20, severity: null, overlays: 0 },
  { date: 21, severity: 2, overlays: 3 },
  { date: 22, severity: 5, overlays: 0 },
  { date: 23, severity: 8, overlays: 5 },
  { date: 24, severity: 10, overlays: 2 },
  { date: 25, severity: 0, overlays: 6 },
] as const

export function CalendarParts() {
  const records = useText('records')
  const results = useText('results')
  const common = useText('common')
  const { spoken } = useScale('sev')
  const [chosen, setChosen] = useState(23)
  const dayName = new Intl.DateTimeFormat(useFormatTag(), { day: 'numeric', month: 'long' })
  const overlays = [
    'symptoms',
    'aggravatingFactors',
    'medications',
    'interventions',
    'environment',
    'notes',
  ] as const
  return (
    <>
      <div className="components-week" role="group" aria-label={results('calendar')}>
        {WEEK.map((day) => (
          <CalendarCell
            key={day.date}
            date={day.date}
            severity={day.severity}
            noneLabel={common('none')}
            overlays={GLYPH_SHAPES.slice(0, day.overlays)}
            label={[
              dayName.format(new Date(2026, 9, day.date)),
              day.severity === null ? common('none') : spoken(day.severity),
              ...overlays.slice(0, day.overlays).map((name) => records(name)),
            ].join(', ')}
            isChosen={chosen === day.date}
            onPress={() => setChosen(day.date)}
          />
        ))}
      </div>
      <ul className="components-legend">
        {GLYPH_SHAPES.map((shape, index) => (
          <li key={shape}>
            <Glyph shape={shape} />
            {records(overlays[index] ?? 'notes')}
          </li>
        ))}
      </ul>
    </>
  )
}
