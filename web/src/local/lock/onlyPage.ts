import {
  hasLocks,
  requestPagesLock,
  holdSharedPagesLock,
  PAGES_LOCK,
  type ReleaseLock,
  type PagePresence,
} from './openPages.ts'

/** How long other pages have to finish what they are doing. */
const PATIENCE_MS = 5_000
const AGAIN_MS = 50

/** False if another page does not release the lock in time; then nothing changes. [LOCK-16] */
export async function becomeAlone(here: PagePresence, patienceMs = PATIENCE_MS): Promise<boolean> {
  if (!hasLocks()) return false
  here.leave()
  const alone = await firstAlone(patienceMs)
  here.hold(alone ?? (await holdSharedPagesLock()))
  return alone !== null
}

const PASS_LOCK = 'reprieve-pass'

/**
 * If two pages set or remove the app lock at the same time, only the first does it. Otherwise each would wait for the
 * other to release its lock. [LOCK-16]
 */
export const inOnePage = <T>(act: () => Promise<T>, elsewhere: T): Promise<T> =>
  navigator.locks.request(PASS_LOCK, { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve(elsewhere) : act(),
  )

/** Resolves when a page that has closed its databases may open them again. */
export const untilPagesReleased = async (): Promise<void> => {
  const leave = await holdSharedPagesLock()
  leave()
}

export async function hasOtherPages(): Promise<boolean> {
  if (!hasLocks()) return false
  const { held: all = [] } = await navigator.locks.query()
  return all.filter(({ name }) => name === PAGES_LOCK).length > 1
}

/** Polls and never queues: a page that starts meanwhile would wait behind a queued request. */
async function firstAlone(patienceMs: number): Promise<ReleaseLock | null> {
  const end = performance.now() + patienceMs
  for (;;) {
    const alone = await requestPagesLock({ mode: 'exclusive', ifAvailable: true })
    if (alone !== null || performance.now() >= end) return alone
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
