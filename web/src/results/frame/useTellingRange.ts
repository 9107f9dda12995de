import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { allowedRange, type View } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria, DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { selectEntries } from '@reprieve/domain/filters/selectEntries.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { computeAverages, makeDayTable } from '@reprieve/domain/results/days.ts'
import { rangeContent, tellingRange, TRIED_RANGES } from '@reprieve/domain/results/helps/tellingRange.ts'
import { findLinks } from '@reprieve/domain/results/statistics/links.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import type { PanelLists } from '../../filters/panel/panelLists.ts'
import { cacheByArguments } from './cacheByArguments.ts'
import { resolveItemNames } from './itemNames.ts'
import { filterWith, type ResultsFilter } from './useResultsFilter.ts'

/** Without a chosen range, the shortest one in which something can be said. [RES-73] */
export function useTellingRange(view: View, asked: ResultsFilter): ResultsFilter {
  const store = getColumnStore(useDiary())
  const seen = useSyncExternalStore(store.subscribe, store.current)
  const { filter, lists, plan, today, isKnown, rangeReason } = asked
  if (seen.is !== 'read' || !isKnown || rangeReason === 'chosen' || view === 'calendar') return asked
  const range = rangeIn(seen.diary, filter.criteria, lists, plan, today)
  if (range.is === filter.range.is) return asked
  return { ...asked, filter: filterWith(filter.criteria, rangeWord(range)), rangeReason: 'telling' }
}

const rangeIn = cacheByArguments(
  (columns: DiaryColumns, criteria: Criteria, lists: PanelLists, plan: Plan, today: DayNumber): DateRange => {
    const { entries } = columns
    const { canonical, idToday } = resolveItemNames(entries.items, criteria, lists)
    const isAllowed = (range: DateRange): boolean =>
      !allowedRange(range, { view: 'insights', plan, today }).wasReset
    return tellingRange(TRIED_RANGES.filter(isAllowed), (range) => {
      const selection = selectEntries(entries, { criteria, range }, { today, canonical, idToday })
      const days = makeDayTable(entries, selection)
      const { logged } = computeAverages(days).pain
      return rangeContent(logged.days, findLinks(entries, { selection, days, canonical }))
    })
  },
)
