import type { SyncProgress } from '@reprieve/domain/sync/syncProgress.ts'

/** What the tag in the header says. Never that something is lost: it is not. */
export type SyncStatus =
  | { is: 'saved-here'; why: 'no-account' | 'offline' | 'not-yet' }
  | { is: 'syncing'; progress?: SyncProgress }
  | { is: 'synced'; at: number }
  | { is: 'waiting'; count: number; setAside: number }

/** What it is judged by. The counts come from the rows, so that they are true whichever tab synced. */
export interface SyncFacts {
  canSync: boolean
  isOnline: boolean
  /** A pass that has something to show for itself: one that only looks whether there is news is not worth a word. */
  isBusy: boolean
  /** How far it has come; null where there is nothing to count. */
  progress: SyncProgress | null
  /** The last attempt did not bring everything across. */
  hasFailed: boolean
  unsent: number
  setAside: number
  syncedAt: number | null
}

export function statusOf(facts: SyncFacts): SyncStatus {
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
