import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { focusFirstError } from '../../ui/fields/Form.tsx'
import { rangeName, RANGES } from './rangeText.ts'
import { parseTypedRange, type RangeFaultAt, type TypedDays } from './typedRange.ts'

interface CustomRangeProps {
  first: TypedDays
  today: LocalDay
  onChange: (range: DateRange) => void
}

const FIELDS = [
  { end: 'from', label: 'firstDay' },
  { end: 'to', label: 'lastDay' },
] as const

export function CustomRange({ first, today, onChange }: CustomRangeProps) {
  const text = useText('filters')
  const common = useText('common')
  const [typed, setTyped] = useState(first)
  const [fault, setFault] = useState<{ at: RangeFaultAt } | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault !== null && fields.current !== null) focusFirstError(fields.current)
  }, [fault])
  const apply = (): void => {
    const read = parseTypedRange(typed)
    if (read.is === 'fault') setFault({ at: read.at })
    else onChange(read.range)
  }
  const problemOf = (end: 'from' | 'to'): string | null => {
    if (fault?.at === 'order' && end === 'to') return common('dateRangeError')
    return fault?.at === end ? text('notADate') : null
  }
  return (
    <div className="custom-range" ref={fields}>
      {FIELDS.map(({ end, label }) => (
        <DayField
          key={end}
          label={text(label)}
          value={typed[end]}
          error={problemOf(end)}
          read={dayFrom}
          latest={today}
          pickLabel={text('pickDay', { what: text(label) })}
          onChange={(day) => {
            setTyped({ ...typed, [end]: day })
            setFault(null)
          }}
        />
      ))}
      <Button label={common('apply')} onPress={apply} />
    </div>
  )
}

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
