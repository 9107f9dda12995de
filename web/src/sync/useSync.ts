import { createContext, use, useSyncExternalStore } from 'react'
import type { SyncEngine } from './syncEngine.ts'
import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'

/** Null if nothing is synced: without an account, or locked. */
export const SyncContext = createContext<SyncEngine | null>(null)

export const useSync = (): SyncEngine | null => use(SyncContext)

const NO_ACCOUNT: SyncStatus = { is: 'saved-here', why: 'no-account' }
const NOTHING = { current: () => NO_ACCOUNT, subscribe: () => () => {} }

export function useSyncStatus(): SyncStatus {
  const { subscribe, current } = useSync()?.status ?? NOTHING
  return useSyncExternalStore(subscribe, current)
}
