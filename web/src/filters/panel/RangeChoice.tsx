import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { CustomRange } from './CustomRange.tsx'
import { rangeName, RANGES } from './rangeText.ts'

export interface RangeChoiceOptions {
  today: LocalDay
  /** What the plan does not show here, in words; null if it shows everything. */
  limit: string | null
  onChange: (range: DateRange) => void
}

/** Four visible choices; the custom range asks for its days below, and applies when both are entered. */
export function RangeChoice({ range, today, limit, onChange }: RangeChoiceOptions & { range: DateRange }) {
  const text = useText('filters')
  const [isAsking, setAsking] = useState(false)
  const chosen = isAsking ? 'custom' : range.is
  const choose = (is: DateRange['is']): void => {
    setAsking(is === 'custom')
    if (is !== 'custom') onChange({ is })
  }
  return (
    <>
      <div className="range-chips" role="group" aria-label={text('dateRange')}>
        {RANGES.map((is) => (
          <Chip key={is} label={rangeName(is, text)} isChosen={chosen === is} onChange={() => choose(is)} />
        ))}
      </div>
      {limit !== null && <p className="filter-hint">{limit}</p>}
      {chosen === 'custom' && (
        <CustomRange
          first={range.is === 'custom' ? range : { from: '', to: today }}
          today={today}
          onChange={(next) => {
            setAsking(false)
            onChange(next)
          }}
        />
      )}
    </>
  )
}
