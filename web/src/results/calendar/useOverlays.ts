import { mostUsed, toggleOverlay, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { usePanelLists } from '../../filters/panel/usePanelLists.ts'
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

/** What is marked in the calendar: what the person chose, else what was recorded on the most days. [RES-35, RES-37] */
export function useOverlays({ columns, selection, canonical }: Results): Overlays {
  const diary = useDiary()
  const store = overlaysOf(diary)
  const { isKnown, chosen: kept } = useSyncExternalStore(store.subscribe, store.current)
  const { idToday, labelOf } = usePanelLists(diary)
  const { items } = columns.entries
  const chosen = useMemo(() => {
    // Until it is read the defaults would flash by.
    if (!isKnown) return NONE
    if (kept === null) return mostUsed(columns, { selection, canonical })
    return overlaysToday(kept, { items, canonical, idToday })
  }, [isKnown, kept, columns, selection, items, canonical, idToday])
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
