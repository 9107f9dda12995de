import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { focusFirstError } from '../../ui/fields/Form.tsx'
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
