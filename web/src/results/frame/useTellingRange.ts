import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { View } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { findTellingRange } from '@reprieve/domain/results/helps/findTellingRange.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import type { PanelLists } from '../../filters/panel/panelLists.ts'
import { cacheByArguments } from './cacheByArguments.ts'
import { resolveItemNames } from './itemNames.ts'
import { filterWith, type ResultsFilter } from './useResultsFilter.ts'

const neverTold = () => () => undefined

/** Without a chosen range, the shortest one in which something can be said. [RES-73] */
export function useTellingRange(view: View, asked: ResultsFilter): ResultsFilter {
  const store = getColumnStore(useDiary())
  // The list shows any range, and appears before the diary is read.
  const isTelling = view !== 'calendar' && view !== 'records'
  const seen = useSyncExternalStore(isTelling ? store.subscribe : neverTold, store.current)
  const { filter, lists, plan, today, isKnown, rangeReason } = asked
  if (seen.is !== 'read' || !isKnown || rangeReason === 'chosen' || !isTelling) return asked
  const range = rangeIn(seen.diary, filter.criteria, lists, plan, today)
  if (range.is === filter.range.is) return asked
  return { ...asked, filter: filterWith(filter.criteria, rangeWord(range)), rangeReason: 'telling' }
}

const rangeIn = cacheByArguments(
  (columns: DiaryColumns, criteria: Criteria, lists: PanelLists, plan: Plan, today: DayNumber) => {
    const { canonical, idToday } = resolveItemNames(columns.entries.items, criteria, lists)
    return findTellingRange(columns, { criteria, canonical, idToday, plan, today })
  },
)
