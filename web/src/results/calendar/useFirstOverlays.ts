import { mostUsed, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows.ts'
import { remembered } from '../frame/remembered.ts'
import type { ReadingResults, Results } from '../useResults.ts'
import { overlaysOf } from './overlayStore.ts'
import { overlaysToday } from './overlaysToday.ts'

const NONE: readonly Overlay[] = []

/** Counted once, however often the calendar is opened. */
const mostUsedIn = remembered(({ columns, selection, canonical }: Results) =>
  mostUsed(columns, { selection, canonical }),
)

/** What the person chose for the calendar, else what was recorded on the most days. [RES-35, RES-37] */
export function useFirstOverlays(diary: Diary, results: Results | ReadingResults): readonly Overlay[] {
  const store = overlaysOf(diary)
  const { isKnown, value: kept } = useSyncExternalStore(store.subscribe, store.current)
  return useMemo(() => {
    // Until it is read the defaults would flash by.
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
