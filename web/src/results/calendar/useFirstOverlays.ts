import { mostUsedOverlays, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { cacheByArguments } from '../frame/remembered.ts'
import type { ReadingResults, Results } from '../useResults.ts'
import { getCalendarOverlays } from './overlayStore.ts'
import { resolveOverlays } from './overlaysToday.ts'

const NONE: readonly Overlay[] = []

/** Computed once, however often the calendar is opened. */
const mostUsedIn = cacheByArguments(({ columns, selection, canonical }: Results) =>
  mostUsedOverlays(columns, { selection, canonical }),
)

/** The overlays the person chose, otherwise those recorded on the most days. [RES-35, RES-37] */
export function useChosenOverlays(diary: Diary, results: Results | ReadingResults): readonly Overlay[] {
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
