import { toggleOverlay, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useDiary } from '../../access/diary.ts'
import { usePanelLists } from '../../filters/panel/usePanelLists.ts'
import { useFailedSave } from '../../filters/useFailedSave.ts'
import type { Results } from '../useResults.ts'
import { overlaysOf } from './overlayStore.ts'
import { useFirstOverlays } from './useFirstOverlays.ts'

export interface Overlays {
  /** At most six, each with a shape by position. */
  chosen: readonly Overlay[]
  labelOf: (overlay: Overlay) => string
  /** Returns false if six are chosen already. */
  toggle: (overlay: Overlay) => boolean
  reset: () => void
}

/** The overlays of the calendar and their choice. */
export function useOverlays(results: Results): Overlays {
  const diary = useDiary()
  const store = overlaysOf(diary)
  useFailedSave(store)
  const { labelOf } = usePanelLists(diary)
  const chosen = useFirstOverlays(diary, results)
  return {
    chosen,
    labelOf: (overlay) => labelOf(overlay.list, overlay),
    toggle: (overlay) => {
      const next = toggleOverlay(chosen, overlay)
      if (next !== null) store.change(() => next)
      return next !== null
    },
    reset: () => store.change(() => null),
  }
}
