import type { SyncProgress } from './syncProgress.ts'

/** What the tag in the header shows. Never that something is lost: it is not. */
export type SyncStatus =
  | { is: 'saved-here'; why: 'no-account' | 'offline' | 'not-yet' }
  | { is: 'syncing'; progress?: SyncProgress }
  | { is: 'synced'; at: number }
  | { is: 'waiting'; count: number; setAside: number }

/** What the status depends on. The counts come from the rows, so that they are right no matter which tab synced. */
export interface SyncFacts {
  canSync: boolean
  isOnline: boolean
  /** A pass worth showing: not one that only checks for news. */
  isBusy: boolean
  /** The progress; null if there is no count. */
  progress: SyncProgress | null
  /** The last attempt did not transfer everything. */
  hasFailed: boolean
  unsent: number
  setAside: number
  syncedAt: number | null
}

export function statusFromFacts(facts: SyncFacts): SyncStatus {
  const { canSync, isOnline, isBusy, progress, hasFailed, unsent, setAside, syncedAt } = facts
  if (!canSync) return { is: 'saved-here', why: 'no-account' }
  if (isBusy) return progress === null ? { is: 'syncing' } : { is: 'syncing', progress }
  if (!isOnline) return { is: 'saved-here', why: 'offline' }
  if (setAside > 0 || (hasFailed && unsent > 0)) {
    return { is: 'waiting', count: unsent + setAside, setAside }
  }
  return unsent > 0 || syncedAt === null
    ? { is: 'saved-here', why: 'not-yet' }
    : { is: 'synced', at: syncedAt }
}
