import { ToggleButton } from 'react-aria-components'
import type { ReactNode } from 'react'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Series, ShownSeries } from './shownSeries.ts'

interface SeriesChipsProps {
  shown: ShownSeries
  /** The series that have data. */
  has: ShownSeries
  onToggle: (series: Series) => void
}

const LABELS = { average: 'average', range: 'highToLow', trend: 'trend', reflection: 'reflection' } as const
const ORDER: readonly Series[] = ['average', 'range', 'trend', 'reflection']

/** The legend of the chart, with switches for its series. */
export function SeriesChips({ shown, has, onToggle }: SeriesChipsProps) {
  const text = useText('timeline')
  return (
    <div className="series-chips" role="group" aria-label={text('whatIsShown')}>
      {ORDER.map((series) => (
        <ToggleButton
          key={series}
          className="chip series-chip"
          isSelected={has[series] && shown[series]}
          isDisabled={!has[series]}
          onChange={() => onToggle(series)}
        >
          <span className="checkbox-box" aria-hidden="true">
            {has[series] && shown[series] && <Icon name="check" />}
          </span>
          <svg className="series-sign" viewBox="0 0 34 22" aria-hidden="true">
            {SIGNS[series]}
          </svg>
          <span className="series-label">{text(LABELS[series])}</span>
        </ToggleButton>
      ))}
    </div>
  )
}

const SIGNS: Record<Series, ReactNode> = {
  average: (
    <>
      <path className="sign-average" d="M1 15 17 8 33 12" />
      <rect className="sign-mark" x="12" y="3.5" width="9" height="9" rx="2" />
    </>
  ),
  range: <path className="sign-range" d="M9 4v14M17 7v9M25 3v13" />,
  trend: <path className="sign-trend" d="M2 7l30 8" />,
  reflection: <circle className="sign-reflection" cx="17" cy="11" r="6" />,
}
