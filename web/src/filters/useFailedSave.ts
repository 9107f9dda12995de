import { useEffect, useSyncExternalStore } from 'react'
import { useFaultText } from '../settings/useFaultText.ts'
import { useToasts } from '../ui/useToasts.ts'
import type { FailedSave } from '../settings/savedBehind.ts'

/** Each is told once, however many screens of the results are opened after it. */
const told = new WeakSet<FailedSave>()

/** What is shown at once and saved behind it. */
interface SavedBehind {
  subscribe: (listener: () => void) => () => void
  failed: () => FailedSave | null
  flush: () => Promise<void>
}

/** Says that something could not be kept, and offers to try again: it holds until then. [FILT-41, RES-62] */
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
