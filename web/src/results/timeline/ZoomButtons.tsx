import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { useText } from '../../settings/words.tsx'

interface ZoomButtonsProps {
  /** The days shown, in words. */
  days: string
  /** Null at the limit. */
  closer: DateRange | null
  wider: DateRange | null
  onChange: (range: DateRange) => void
}

/** Fewer days around the same centre, or more of them. */
export function ZoomButtons({ days, closer, wider, onChange }: ZoomButtonsProps) {
  const text = useText('timeline')
  return (
    <div className="zoom" role="group" aria-label={text('daysInPicture')}>
      <p className="zoom-days" aria-live="polite">
        {days}
      </p>
      <ZoomButton label={text('fewerDays')} range={closer} onChange={onChange} />
      <ZoomButton label={text('moreDays')} range={wider} onChange={onChange} />
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  range: DateRange | null
  onChange: (range: DateRange) => void
}

/** It destroys nothing, so it reacts to every press. At the limit it keeps the focus, which would otherwise be lost. */
function ZoomButton({ label, range, onChange }: ZoomButtonProps) {
  const isEnd = range === null
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      onClick={() => range !== null && onChange(range)}
    >
      {label}
    </button>
  )
}
