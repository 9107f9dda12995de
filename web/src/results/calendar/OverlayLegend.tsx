import type { CalendarOverlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useText } from '../../text/useText.tsx'
import { Glyph, GLYPH_SHAPES, type GlyphShape } from '../../ui/icons/Glyph.tsx'
import './calendar.css'

/** The shape by position: there are as many shapes as overlays can be chosen. */
export const overlayShape = (place: number): GlyphShape => GLYPH_SHAPES[place % GLYPH_SHAPES.length]!

interface OverlayLegendProps<One> {
  chosen: readonly One[]
  labelOf: (overlay: One) => string
}

export function OverlayLegend<One extends CalendarOverlay>({ chosen, labelOf }: OverlayLegendProps<One>) {
  const text = useText('calendar')
  const reports = useText('reports')
  if (chosen.length === 0) return <p className="calendar-legend-none">{text('noOverlays')}</p>
  return (
    <ul className="calendar-legend" aria-label={reports('overlays')}>
      {chosen.map((overlay, place) => (
        <li key={`${overlay.list} ${overlay.id}`}>
          <Glyph shape={overlayShape(place)} />
          <span>{labelOf(overlay)}</span>
        </li>
      ))}
    </ul>
  )
}
