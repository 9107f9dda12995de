import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { usePanelLists } from '../../filters/panel/usePanelLists.ts'
import { usePlan } from '../frame/usePlan.ts'
import type { Results } from '../useResults.ts'
import { periodBefore, periodOf, type OtherPeriod } from './periods.ts'

function useWays() {
  const diary = useDiary()
  const plan = usePlan(diary)
  const { idToday } = usePanelLists(diary)
  return useMemo(() => ({ plan, idToday: ({ id }: { id: string }) => idToday(id) }), [plan, idToday])
}

export function usePeriodBefore(results: Results): OtherPeriod {
  const ways = useWays()
  return useMemo(() => periodBefore(results, ways), [results, ways])
}

/** Null while nobody has said which. */
export function usePeriod(results: Results, span: DaySpan | null): OtherPeriod | null {
  const ways = useWays()
  return useMemo(() => (span === null ? null : periodOf(results, { ...ways, span })), [results, ways, span])
}
