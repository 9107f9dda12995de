// The pages of this browser that have the app's databases open. Each holds a shared lock from before it opens a
// database until it has closed it; setting or removing the app lock needs it exclusively. A page that dies releases it.
// [LOCK-16]

export const PAGES_LOCK = 'reprieve-here'

export type ReleaseLock = () => void

export interface PagePresence {
  /** This page has no database of the app open any more. */
  leave: ReleaseLock
  /** Replaces the lock that the page holds. */
  hold: (leave: ReleaseLock) => void
}

/** Over plain http a browser has no Web Locks; then there is no app lock either. */
export const hasLocks = (): boolean => 'locks' in navigator

/** Waits for a running move in another page; then `onWait` is called. */
export async function registerOpenPage(onWait: () => void = () => {}): Promise<PagePresence> {
  let leave: ReleaseLock = () => {}
  if (hasLocks()) {
    const atOnce = await requestPagesLock({ mode: 'shared', ifAvailable: true })
    if (atOnce === null) onWait()
    leave = atOnce ?? (await holdSharedPagesLock())
  }
  return {
    leave: () => leave(),
    hold: (next) => {
      leave = next
    },
  }
}

export const holdSharedPagesLock = async (): Promise<ReleaseLock> =>
  (await requestPagesLock({ mode: 'shared' })) ?? (() => {})

/** Null if the lock is not available. */
export function requestPagesLock(how: LockOptions): Promise<ReleaseLock | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(PAGES_LOCK, how, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((leave) => resolve(leave))
    })
  })
}
