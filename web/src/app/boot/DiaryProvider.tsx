import { err } from '@reprieve/domain/result.ts'
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { DiaryContext, type LockFault, type OpenDiary } from '../../access/diary.ts'
import { LockContext, type LockTools } from '../../access/lockTools.ts'
import { useSession } from '../../access/session.ts'
import { makeObservable } from '../../device/observable.ts'
import type { OpenFault } from '../../local/database/personDatabase.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'
import { StorageScreen } from './StorageScreen.tsx'
import { openOwnerDiary, ownerKey, type OwnerDiary, type StartedApp } from './start.ts'

const QUIET_MS = 10_000

/** Runs housekeeping once the app is idle, and fetches its code then. Returns the function that cancels it. */
function tidyLater(diary: OpenDiary): () => void {
  const begin = async (): Promise<void> => (await import('./housekeeping.ts')).runHousekeeping(diary)
  const timer = setTimeout(() => void begin().catch(() => undefined), QUIET_MS)
  return () => clearTimeout(timer)
}

const ClosingScreen = lazyComponent(() => import('../../account/lock/ClosingScreen.tsx'), 'ClosingScreen')
const BrokenLock = lazyComponent(() => import('./BrokenLockRoute.tsx'), 'BrokenLockRoute')

/** Provides the diary of the device's owner, and another one when the owner changes (D18). */
export function DiaryProvider({ started, children }: { started: StartedApp; children: ReactNode }) {
  const owner = ownerKey(useSession())
  const [shown, setShown] = useState(started.first)
  const isGone = useSyncExternalStore(shown.isGone.subscribe, shown.isGone.current)

  useEffect(() => {
    if (shown.owner === owner) return undefined
    let isOver = false
    const open = async (): Promise<void> => {
      // Unexpected, but must be reported: otherwise the person would look at an empty page forever.
      const next = await openOwnerDiary(started).catch(() => cannotOpen(owner))
      if (isOver) return close(next)
      // Closed only now: screens store half-written text when they unmount, and the owner may be the same one again.
      close(shown)
      setShown(next)
    }
    void open()
    return () => {
      isOver = true
    }
  }, [started, owner, shown])

  const diary = shown.opened.ok ? shown.opened.value : null
  useEffect(() => (diary === null ? undefined : tidyLater(diary)), [diary])
  const { lock, session } = started
  const fetchTools = useMemo(() => diary && lock.toolsFor(diary, session), [lock, diary, session])
  useEffect(
    () => (diary?.lock.is === 'open' && fetchTools !== null ? followUse(fetchTools) : undefined),
    [diary, fetchTools],
  )
  const closing = useSyncExternalStore(lock.closing.subscribe, lock.closing.current)

  if (closing !== null) {
    return (
      <Suspense fallback={<LoadingSkeleton />}>
        <ClosingScreen closing={closing} />
      </Suspense>
    )
  }
  if (shown.owner !== owner) return <LoadingSkeleton />
  if (isGone) return <StorageScreen fault="gone" />
  if (!shown.opened.ok) {
    const { reason } = shown.opened
    return isOfLock(reason) ? (
      <BrokenLockPlace started={started} why={reason} />
    ) : (
      <StorageScreen fault={reason} />
    )
  }
  return (
    <LockContext value={fetchTools}>
      <DiaryContext value={diary}>{children}</DiaryContext>
    </LockContext>
  )
}

function followUse(fetchTools: () => Promise<LockTools>): () => void {
  const begun = fetchTools().then(
    (tools) => tools.followUse(),
    // The lock's code is already loaded wherever the key is, so there is nothing to do on failure.
    () => () => {},
  )
  return () => void begun.then((end) => end())
}

const isOfLock = (fault: OpenFault | LockFault): fault is LockFault => fault.startsWith('lock-')

const BrokenLockPlace = ({ started, why }: { started: StartedApp; why: LockFault }) => (
  <Suspense fallback={<LoadingSkeleton />}>
    <BrokenLock started={started} why={why} />
  </Suspense>
)

const cannotOpen = (owner: string): OwnerDiary => ({
  owner,
  opened: err('storage-gone'),
  isGone: makeObservable(false),
})

const close = ({ opened }: OwnerDiary): void => {
  if (opened.ok) opened.value?.close()
}
