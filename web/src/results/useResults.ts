import type { CanonicalItems, DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { View } from '@reprieve/domain/filters/dateRange.ts'
import type { Filter, Selection } from '@reprieve/domain/filters/filter.ts'
import { selectEntries } from '@reprieve/domain/filters/selectEntries.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { makeDayTable, type DayTable } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { getColumnStore, type ColumnsState } from '../filters/columns/columnStore.ts'
import type { ChangeFilter } from '../filters/panel/panelLists.ts'
import type { AnySearch } from '../paths/paths.ts'
import { cacheByArguments } from './frame/cacheByArguments.ts'
import { resolveItemNames, type ItemNames } from './frame/itemNames.ts'
import type { RangeReason, ResultsFilter } from './frame/useResultsFilter.ts'

/** Everything a results screen is made of; the same object on every screen until a part changes. */
export interface Results {
  columns: DiaryColumns
  filter: Filter
  selection: Selection
  days: DayTable
  canonical: CanonicalItems
  labelOf: (item: number) => string
  idToday: ItemNames['idToday']
  plan: Plan
  today: DayNumber
  /** Why this range is shown. [RES-73] */
  rangeReason: RangeReason
  change: ChangeFilter
}

/** The props that the frame passes to every results screen. */
export interface ContentProps {
  results: Results
  /** Of its own address: a hidden screen that read the page's would be redrawn with every tab that is opened. [RES-90] */
  search: AnySearch
}

export interface ReadingResults {
  is: 'loading'
  read: number
  total: number | null
}

/** The diary's data for a filter. Every view in the frame receives it. */
export const useResults = (asked: ResultsFilter): Results | ReadingResults => useResultsIf(true, asked)

/** The same for the frame itself. The list appears before the diary is read, which starts with the first subscription. */
export const useFrameResults = (view: View, asked: ResultsFilter): Results | ReadingResults =>
  useResultsIf(view !== 'records', asked)

function useResultsIf(isWanted: boolean, asked: ResultsFilter): Results | ReadingResults {
  const diary = useDiary()
  const store = getColumnStore(diary)
  const seen = useSyncExternalStore(isWanted ? store.subscribe : neverTold, store.current)
  if (isWanted && seen.is === 'failed') throw seen.fault
  const columns = isWanted && seen.is === 'read' && asked.isKnown ? seen.diary : null
  const results = useMade(columns, asked)
  return results ?? progressOf(seen)
}

const neverTold = () => () => undefined

const progressOf = (seen: ColumnsState): ReadingResults =>
  seen.is === 'loading' ? seen : { is: 'loading', read: 0, total: null }

function useMade(columns: DiaryColumns | null, asked: ResultsFilter): Results | null {
  const { filter, lists, plan, today, rangeReason, change } = asked
  return useMemo(() => {
    if (columns === null) return null
    const names = resolveItemNames(columns.entries.items, filter.criteria, lists)
    return resultsOf(columns, filter, names, plan, today, rangeReason, change)
  }, [columns, filter, lists, plan, today, rangeReason, change])
}

const resultsOf = cacheByArguments(
  (
    columns: DiaryColumns,
    filter: Filter,
    { canonical, labels, idToday }: ItemNames,
    plan: Plan,
    today: DayNumber,
    rangeReason: RangeReason,
    change: ChangeFilter,
  ): Results => {
    const selection = selectEntries(columns.entries, filter, { today, canonical, idToday })
    const days = makeDayTable(columns.entries, selection)
    const labelOf = (item: number): string => labels[item] ?? ''
    return { columns, filter, selection, days, canonical, labelOf, idToday, plan, today, rangeReason, change }
  },
)
