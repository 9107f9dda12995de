export type SyncMoment = 'online' | 'offline' | 'seen'

/** What the browser reports about network and visibility. */
export interface SyncMoments {
  isOnline: () => boolean
  isSeen: () => boolean
  /** Returns a function that stops it. */
  listen: (listener: (moment: SyncMoment) => void) => () => void
}

export const BROWSER_MOMENTS: SyncMoments = {
  isOnline: () => navigator.onLine,
  isSeen: () => document.visibilityState === 'visible',
  listen: (listener) => {
    const online = (): void => listener('online')
    const offline = (): void => listener('offline')
    const seen = (): void => {
      if (document.visibilityState === 'visible') listener('seen')
    }
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    window.addEventListener('focus', seen)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      window.removeEventListener('focus', seen)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}

/** Keeps other tabs from syncing meanwhile. `busy`: another tab syncs, and the caller does not wait. */
export type SyncLock = <T>(how: { waits: boolean }, work: () => Promise<T>) => Promise<T | 'busy'>

/** Without Web Locks (plain http, D56) two tabs may sync at the same time; that costs requests but does no harm. */
export const makeSyncLock =
  (database: string): SyncLock =>
  async (how, work) => {
    if (!('locks' in navigator)) return work()
    return navigator.locks.request(`sync:${database}`, { ifAvailable: !how.waits }, (lock) =>
      lock === null ? ('busy' as const) : work(),
    )
  }
