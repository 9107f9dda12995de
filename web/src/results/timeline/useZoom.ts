import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { closer, wider } from '@reprieve/domain/results/timeline/zoom.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useNavigate } from '@tanstack/react-router'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'

export interface Zoom {
  closer: DateRange | null
  wider: DateRange | null
  onChange: (range: DateRange) => void
}

const firstDay = remembered(({ entries }: DiaryColumns, today: DayNumber): DayNumber =>
  entries.day.reduce((least, day) => Math.min(least, day), today),
)

export function useZoom({ columns, selection: { span }, today, plan }: Results): Zoom {
  const navigate = useNavigate()
  const reach = { first: firstDay(columns, today), today, view: 'timeline', plan } as const
  const onChange = (range: DateRange): void => {
    // The filter follows the address.
    const search = (before: object) => ({ ...before, range: rangeWord(range) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { closer: closer(span, reach), wider: wider(span, reach), onChange }
}
