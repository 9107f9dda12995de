import type { Plan, View } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, Filter } from '@reprieve/domain/filters/filter.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { filterOf } from '../../filters/filterStore.ts'
import type { PanelLists } from '../../filters/panel/panelLists.ts'
import type { ChangeFilter } from '../../filters/panel/panelProps.ts'
import { usePanelLists } from '../../filters/panel/usePanelLists.ts'
import { usePlan } from './usePlan.ts'
import { useRange } from './useRange.ts'
import { useToday } from './useToday.ts'

/** What is asked of the diary on a screen of the results, before anything is read of it. */
export interface ResultsFilter {
  /** With the range that is shown, which may be less than the one that was chosen (D44). */
  filter: Filter
  /** False until the filter that was kept is read. */
  isKnown: boolean
  change: ChangeFilter
  setRange: (range: DateRange) => void
  lists: PanelLists
  plan: Plan
  today: DayNumber
}

export function useResultsFilter(view: View): ResultsFilter {
  const diary = useDiary()
  const store = filterOf(diary)
  const kept = useSyncExternalStore(store.subscribe, store.current)
  const isKnown = useSyncExternalStore(store.subscribe, store.isKnown)
  const plan = usePlan(diary)
  const today = useToday()
  const lists = usePanelLists(diary)
  const { change } = store
  const { range, setRange } = useRange({ view, plan, today, filter: kept, change })
  const filter = useMemo(() => ({ criteria: kept.criteria, range }), [kept.criteria, range])
  return { filter, isKnown, change, setRange, lists, plan, today }
}
