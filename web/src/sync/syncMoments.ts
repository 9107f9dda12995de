export type SyncMoment = 'online' | 'offline' | 'seen'

/** What the browser tells of the world. */
export interface SyncMoments {
  isOnline: () => boolean
  isSeen: () => boolean
  /** Returns what ends it. */
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

/** Holds other tabs off while it works. `busy`: another tab is at it, and who does not want to wait need not. */
export type SyncLock = <T>(how: { waits: boolean }, work: () => Promise<T>) => Promise<T | 'busy'>

/** Without locks (plain http, D56) two tabs may sync at once; that costs requests and harms nothing. */
export const lockOf =
  (database: string): SyncLock =>
  async (how, work) => {
    if (!('locks' in navigator)) return work()
    return navigator.locks.request(`sync:${database}`, { ifAvailable: !how.waits }, (lock) =>
      lock === null ? ('busy' as const) : work(),
    )
  }
