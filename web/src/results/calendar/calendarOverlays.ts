import type { CanonicalItems, ColumnItem, ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import {
  type CalendarOverlay,
  isItemOverlay,
  isSameOverlay,
  mostUsedOverlays,
  type Overlay,
} from '@reprieve/domain/results/calendar/overlays.ts'
import {
  OVERLAYS_KEY,
  toStoredOverlays,
  overlaysFrom,
} from '@reprieve/domain/results/calendar/storedOverlays.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../../settings/saving/queuedSave.ts'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { ReadingResults, Results } from '../useResults.ts'

/** Null if the user has not chosen: the defaults apply. */
type ChosenOverlays = readonly CalendarOverlay[] | null

/** Overlays are stored with the filter under their own key, and sync with it. [RES-37] */
export const openCalendarOverlays = (diary: Diary): QueuedSave<ChosenOverlays> =>
  openQueuedSave<ChosenOverlays>(diary, {
    name: OVERLAYS_KEY,
    from: (kept) => overlaysFrom(kept[OVERLAYS_KEY]),
    onto: (kept, chosen) => ({ ...kept, [OVERLAYS_KEY]: chosen === null ? null : toStoredOverlays(chosen) }),
  })

export const getCalendarOverlays = onePerDiary(openCalendarOverlays)

const NONE: readonly CalendarOverlay[] = []

/** Computed once, however often the calendar is opened. */
const mostUsedIn = cacheByArguments(({ columns, selection, canonical }: Results) =>
  mostUsedOverlays(columns, { selection, canonical }),
)

/** The overlays the person chose, otherwise those recorded on the most days. [RES-35, RES-37] */
export function useChosenOverlays(
  diary: Diary,
  results: Results | ReadingResults,
): readonly CalendarOverlay[] {
  const store = getCalendarOverlays(diary)
  const { isKnown, value: kept } = useSyncExternalStore(store.subscribe, store.current)
  return useMemo(() => {
    // Until the choice is read, nothing: the defaults would flash.
    if (!isKnown || 'is' in results) return NONE
    if (kept === null) return mostUsedIn(results)
    const { columns, canonical, idToday } = results
    return resolveOverlays(kept, {
      items: columns.entries.items,
      canonical,
      idToday: (id) => idToday({ id }),
    })
  }, [isKnown, kept, results])
}

/** Those that are items, for a report. */
export function useItemOverlays(diary: Diary, results: Results | ReadingResults): readonly Overlay[] {
  const chosen = useChosenOverlays(diary, results)
  return useMemo(() => chosen.filter(isItemOverlay), [chosen])
}

interface Today {
  items: readonly ColumnItem[]
  canonical: CanonicalItems
  idToday: (id: string) => string
}

/**
 * The chosen overlays with the current ids of their items, whatever id they were stored under and records use. Merged
 * items become one overlay; overlays that no record uses stay, so that they can be removed. [RES-36]
 */
export function resolveOverlays(chosen: readonly CalendarOverlay[], of: Today): readonly CalendarOverlay[] {
  const today: CalendarOverlay[] = []
  for (const one of chosen.map((kept) => itemToday(kept, of))) {
    if (!today.some((other) => isSameOverlay(other, one))) today.push(one)
  }
  return today
}

function itemToday(kept: CalendarOverlay, { items, canonical, idToday }: Today): CalendarOverlay {
  if (!isItemOverlay(kept)) return kept
  const id = idToday(kept.id)
  const at = items.findIndex((item) => item.list === kept.list && idToday(item.id) === id)
  return items[canonical[at] ?? at] ?? { ...kept, id }
}

export interface OfferedList {
  list: ColumnList
  items: readonly Overlay[]
}

/**
 * What can be marked, by list, the most often recorded first. Chosen overlays are always included, even if the filter
 * hides every record with them, so that they can be removed. [RES-34]
 */
export function offeredOverlays(
  recorded: readonly Overlay[],
  chosen: readonly Overlay[],
  lists: readonly ColumnList[],
): readonly OfferedList[] {
  const all = [...recorded]
  for (const one of chosen) if (!all.some((other) => isSameOverlay(one, other))) all.push(one)
  return lists
    .map((list) => ({ list, items: all.filter((item) => item.list === list) }))
    .filter(({ items }) => items.length > 0)
}
