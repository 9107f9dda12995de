import { useEffect, useSyncExternalStore } from 'react'
import type { FailedSave } from '../settings/saving/queuedSave.ts'
import { useFaultText } from '../text/formTexts.ts'
import { useToasts } from '../ui/overlays/toasts.ts'

/** Each failure is reported once, however many results screens are opened afterwards. */
const told = new WeakSet<FailedSave>()

/** A value that is shown immediately and saved in the background. */
interface SavedBehind {
  subscribe: (listener: () => void) => () => void
  failed: () => FailedSave | null
  flush: () => Promise<void>
}

/**
 * Reports that something could not be saved and offers a retry; the value stays in memory until then. [FILT-41, RES-62]
 */
export function useFailedSave(store: SavedBehind): void {
  const faultText = useFaultText()
  const toasts = useToasts()
  const failed = useSyncExternalStore(store.subscribe, store.failed)
  useEffect(() => {
    if (failed === null || told.has(failed)) return
    told.add(failed)
    toasts.show({ message: faultText(failed.reason), retry: () => void store.flush() })
  }, [failed, store, faultText, toasts])
}
