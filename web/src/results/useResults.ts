import { canonicalOf } from '@reprieve/domain/filters/columns/canonical.ts'
import type { Canonical, DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { Filter, Selection } from '@reprieve/domain/filters/filter.ts'
import { selectEntries } from '@reprieve/domain/filters/select.ts'
import { daysOf, type DayTable } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { columnsOf, type SeenColumns } from '../filters/columns/columnStore.ts'
import type { PanelLists } from '../filters/panel/panelLists.ts'
import type { ChangeFilter } from '../filters/panel/panelProps.ts'
import type { ResultsFilter } from './frame/useResultsFilter.ts'

/** All that a screen of the results is made of; each part is the same object until it changed. */
export interface Results {
  columns: DiaryColumns
  filter: Filter
  selection: Selection
  days: DayTable
  canonical: Canonical
  labelOf: (item: number) => string
  today: DayNumber
  change: ChangeFilter
}

export interface ReadingResults {
  is: 'loading'
  read: number
  total: number | null
}

/** What the diary answers to what is asked of it. Every screen in a frame is given it. */
export function useResults(asked: ResultsFilter): Results | ReadingResults {
  const diary = useDiary()
  const store = columnsOf(diary)
  const seen = useSyncExternalStore(store.subscribe, store.current)
  if (seen.is === 'failed') throw seen.fault
  const columns = seen.is === 'read' && asked.isKnown ? seen.diary : null
  const results = useMade(columns, asked)
  return results ?? progressOf(seen)
}

const progressOf = (seen: SeenColumns): ReadingResults =>
  seen.is === 'loading' ? seen : { is: 'loading', read: 0, total: null }

function useMade(columns: DiaryColumns | null, asked: ResultsFilter): Results | null {
  const { filter, lists, today, change } = asked
  const items = columns?.entries.items
  const made = useMemo(() => (items === undefined ? null : namesOf(items, lists)), [items, lists])
  return useMemo(() => {
    if (columns === null || made === null) return null
    const { entries } = columns
    const { canonical, idToday, labelOf } = made
    const selection = selectEntries(entries, filter, { today, canonical, idToday })
    const days = daysOf(entries, selection)
    return { columns, filter, selection, days, canonical, labelOf, today, change }
  }, [columns, made, filter, today, change])
}

type Items = DiaryColumns['entries']['items']

/** What the items are called and which of them are one, by the lists of today (D29, D31). */
function namesOf(items: Items, lists: PanelLists) {
  const idToday = ({ id }: Items[number]): string => lists.idToday(id)
  const labelOf = (at: number): string => {
    const item = items[at]
    return item === undefined ? '' : lists.labelOf(item.list, item)
  }
  return { idToday, canonical: canonicalOf(items, idToday), labelOf }
}
