import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { findZoomLevel, ZOOM_LEVELS, type ZoomLevel } from '@reprieve/domain/results/timeline/zoom.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { useText } from '../../text/useText.tsx'
import { ToggleRow } from '../../ui/controls/Segmented.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import '../../ui/controls/iconButton.css'

interface ZoomRowProps {
  span: DaySpan
  /** Null at the limit. */
  closer: DateRange | null
  wider: DateRange | null
  onChange: (range: DateRange) => void
  onLevel: (level: ZoomLevel) => void
}

const LEVEL_TEXTS = { '365days': 'year', '90days': 'threeMonths', '30days': 'month' } as const

/** Minus, the steps that have a name, plus. */
export function ZoomRow({ span, closer, wider, onChange, onLevel }: ZoomRowProps) {
  const text = useText('timeline')
  return (
    <div className="zoom-row">
      <ZoomButton icon="minus" label={text('zoomOut')} range={wider} onChange={onChange} />
      <ToggleRow
        label={text('zoom')}
        choices={ZOOM_LEVELS.map((value) => ({ value, label: text(LEVEL_TEXTS[value]) }))}
        value={findZoomLevel(span)}
        onPress={onLevel}
      />
      <ZoomButton icon="plus" label={text('zoomIn')} range={closer} onChange={onChange} />
    </div>
  )
}

interface ZoomButtonProps {
  icon: 'plus' | 'minus'
  label: string
  range: DateRange | null
  onChange: (range: DateRange) => void
}

/** It destroys nothing, so it reacts to every press. At the limit it keeps the focus, which would otherwise be lost. */
function ZoomButton({ icon, label, range, onChange }: ZoomButtonProps) {
  const isEnd = range === null
  return (
    <button
      type="button"
      className="icon-button outlined"
      aria-label={label}
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      onClick={() => range !== null && onChange(range)}
    >
      <Icon name={icon} />
    </button>
  )
}
