import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { closer, wider } from '@reprieve/domain/results/timeline/zoom.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { usePlan } from '../frame/usePlan.ts'
import type { Results } from '../useResults.ts'

export interface Zoom {
  closer: DateRange | null
  wider: DateRange | null
  onChange: (range: DateRange) => void
}

export function useZoom({ columns, selection: { span }, today }: Results): Zoom {
  const plan = usePlan(useDiary())
  const navigate = useNavigate()
  const first = useMemo(
    () => columns.entries.day.reduce((least, day) => Math.min(least, day), today),
    [columns, today],
  )
  const reach = { first, today, view: 'timeline', plan } as const
  const onChange = (range: DateRange): void => {
    // The filter follows the address.
    const search = (before: object) => ({ ...before, range: rangeWord(range) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { closer: closer(span, reach), wider: wider(span, reach), onChange }
}
