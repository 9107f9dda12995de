import type { Result } from '@reprieve/domain/result.ts'
import { createContext, use } from 'react'
import type { Observable } from '../device/observable.ts'
import type { LockChange } from '../local/lock/changeStoredLock.ts'
import type { LockRecord } from '../local/lock/lockRecord.ts'
import type { MoveFault } from '../local/lock/moveDiary.ts'

/** `tabs`: another page has the app's databases open and did not close them. With every fault nothing was changed. */
export type LockMoveFault = MoveFault | 'tabs'

/** Why this page no longer shows the diary. */
export type DiaryClosing =
  | { is: 'locking' | 'elsewhere' }
  | { is: 'moving'; to: 'sealed' | 'open'; done: number; total: number }
  | { is: 'failed'; to: 'sealed' | 'open'; why: LockMoveFault }

/** What the lock screens need from the app. */
export interface LockTools {
  /** The lock record of the open diary, up to date; null without a lock. */
  record: Pick<Observable<LockRecord | null>, 'current' | 'subscribe'>
  unlock: (record: LockRecord, dek: CryptoKey) => Promise<Result<undefined, 'wrong-key'>>
  /** Changes the ways to unlock, or the auto-lock time. False if another tab changed them meanwhile. [LOCK-21] */
  keep: (change: LockChange) => Promise<boolean>
  /** Both reload the page on success; otherwise they return why nothing was changed. */
  set: (made: { record: LockRecord; dek: CryptoKey }) => Promise<LockMoveFault>
  remove: () => Promise<LockMoveFault>
  lockNow: () => void
  /** If another tab is unlocked, this one asks it for the key. Returns a function that stops it. [LOCK-14] */
  followOthers: () => () => void
  /** Background work for an unlocked diary. Returns a function that stops it. */
  followUse: () => () => void
}

/** Loaded with the first screen that needs them, and the same as long as a diary is open. */
export const LockContext = createContext<(() => Promise<LockTools>) | null>(null)

export function useLockTools(): LockTools {
  const fetchTools = use(LockContext)
  if (fetchTools === null) throw new Error('useLockTools where no diary is open')
  return use(fetchTools())
}
