import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { use, useState, useSyncExternalStore } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { unsavedWork } from '../../device/unsavedWork.ts'
import { MissingNotice } from '../../sync/MissingNotice.tsx'
import { ClockNotice } from '../../sync/clock/ClockNotice.tsx'
import { PullToSync } from '../../sync/pull/PullToSync.tsx'
import { useLayout } from './layout.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'

const PULLED_DOWN: readonly RouteName[] = ['home', 'records']

/** The messages of the sync besides its tag, and pull to sync. */
export function SyncNotices() {
  const diary = use(DiaryContext)
  const { name } = useCurrentRoute()
  const isUnsaved = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.current)
  // Above the emergency number nothing else has a place.
  const isAtWork = useLayout() === 'full' || isUnsaved || name === 'urgentHelp'
  const hasMoved = useHasMoved(name)
  if (diary === null) return null
  return (
    <>
      <ClockNotice diary={diary} isHeld={isAtWork || !hasMoved} />
      <MissingNotice diary={diary} />
      {PULLED_DOWN.includes(name) && <PullToSync />}
    </>
  )
}

/** A note that appears on an open screen would move what the person is about to press: it waits for the next screen. */
function useHasMoved(name: RouteName): boolean {
  const [first] = useState(name)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && name !== first) setMoved(true)
  return hasMoved
}
