import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { appTooOld } from '../device/appTooOld.ts'
import { appUpdate } from '../device/appUpdate.ts'
import { unsavedWork } from '../device/unsavedWork.ts'
import { useHere } from './useHere.ts'
import { useLayout } from './useLayout.ts'

// Rarely shown, so neither is in the initial bundle.
const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt.tsx')).UpdatePrompt }))
const TooOldDialog = lazy(async () => ({ default: (await import('./TooOldDialog.tsx')).TooOldDialog }))

/** Says that there is a newer version, or that one is required. Never in an editor or with unsaved work. */
export function VersionNotices() {
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.current)
  const tooOld = useSyncExternalStore(appTooOld.subscribe, appTooOld.current)
  const isHeld = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.current)
  const isAtWork = useLayout() === 'full' || isHeld
  const wasKnown = useOnArrival(update !== 'none')
  const mustUpdate = tooOld === 'yes' && !isAtWork
  const mayUpdate = wasKnown && update !== 'none' && !isAtWork && !mustUpdate
  return (
    <Suspense fallback={null}>
      <div role="status">{mayUpdate && <UpdatePrompt isBusy={update === 'updating'} />}</div>
      {mustUpdate && <TooOldDialog />}
    </Suspense>
  )
}

/** The value when this screen was opened: a note that appeared later would move what the person is about to press. */
function useOnArrival<T>(value: T): T {
  const { name } = useHere()
  const [kept, setKept] = useState({ name, value })
  if (kept.name !== name) setKept({ name, value })
  return kept.value
}
