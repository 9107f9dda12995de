import { lazy, Suspense, useSyncExternalStore } from 'react'
import { confirming } from '../account/confirming.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../account/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Above whichever screen has met 170; the screen itself stays as it is, with all that was typed. */
export function ConfirmHost() {
  const isOpen = useSyncExternalStore(confirming.subscribe, confirming.current)
  return <Suspense>{isOpen && <ConfirmDialog onEnd={confirming.end} />}</Suspense>
}
