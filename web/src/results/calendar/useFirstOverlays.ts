import { mostUsedOverlays, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { remembered } from '../frame/remembered.ts'
import type { ReadingResults, Results } from '../useResults.ts'
import { overlaysOf } from './overlayStore.ts'
import { overlaysToday } from './overlaysToday.ts'

const NONE: readonly Overlay[] = []

/** Computed once, however often the calendar is opened. */
const mostUsedIn = remembered(({ columns, selection, canonical }: Results) =>
  mostUsedOverlays(columns, { selection, canonical }),
)

/** The overlays the person chose, otherwise those recorded on the most days. [RES-35, RES-37] */
export function useFirstOverlays(diary: Diary, results: Results | ReadingResults): readonly Overlay[] {
  const store = overlaysOf(diary)
  const { isKnown, value: kept } = useSyncExternalStore(store.subscribe, store.current)
  return useMemo(() => {
    // Until the choice is read, nothing: the defaults would flash.
    if (!isKnown || 'is' in results) return NONE
    if (kept === null) return mostUsedIn(results)
    const { columns, canonical, idToday } = results
    return overlaysToday(kept, {
      items: columns.entries.items,
      canonical,
      idToday: (id) => idToday({ id }),
    })
  }, [isKnown, kept, results])
}
