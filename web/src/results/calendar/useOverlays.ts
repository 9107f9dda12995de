import { mostUsed, toggleOverlay, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { usePanelLists } from '../../filters/panel/usePanelLists.ts'
import { useFailedSave } from '../../filters/useFailedSave.ts'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'
import { overlaysOf } from './overlayStore.ts'
import { overlaysToday } from './overlaysToday.ts'

export interface Overlays {
  /** At most six, each with a shape by its place. */
  chosen: readonly Overlay[]
  labelOf: (overlay: Overlay) => string
  /** False where there are six already. */
  toggle: (overlay: Overlay) => boolean
  reset: () => void
}

const NONE: readonly Overlay[] = []

/** Counted once, however often the calendar is opened. */
const mostUsedIn = remembered(({ columns, selection, canonical }: Results) =>
  mostUsed(columns, { selection, canonical }),
)

/** What is marked in the calendar: what the person chose, else what was recorded on the most days. [RES-35, RES-37] */
export function useOverlays(results: Results): Overlays {
  const diary = useDiary()
  const store = overlaysOf(diary)
  const { isKnown, chosen: kept } = useSyncExternalStore(store.subscribe, store.current)
  useFailedSave(store)
  const { idToday, labelOf } = usePanelLists(diary)
  const chosen = useMemo(() => {
    // Until it is read the defaults would flash by.
    if (!isKnown) return NONE
    if (kept === null) return mostUsedIn(results)
    const { columns, canonical } = results
    return overlaysToday(kept, { items: columns.entries.items, canonical, idToday })
  }, [isKnown, kept, results, idToday])
  return {
    chosen,
    labelOf: (overlay) => labelOf(overlay.list, overlay),
    toggle: (overlay) => {
      const next = toggleOverlay(chosen, overlay)
      if (next !== null) store.change(next)
      return next !== null
    },
    reset: () => store.change(null),
  }
}
