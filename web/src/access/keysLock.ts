import { createContext, use } from 'react'
import type { Result } from '@reprieve/domain/result.ts'
import type { Watched } from '../device/watched.ts'
import type { LockRecord } from '../local/lock/lockRecord.ts'
import type { MoveFault } from '../local/lock/movePass.ts'
import type { LockChange } from '../local/lock/sameLock.ts'

/** `tabs`: another page has something of the app open and did not let go. Nothing was changed by any of them. */
export type PassFault = MoveFault | 'tabs'

/** How this page stands when it shows nothing of the diary any more. */
export type Closing =
  | { is: 'locking' | 'elsewhere' }
  | { is: 'moving'; to: 'sealed' | 'open'; done: number; total: number }
  | { is: 'failed'; to: 'sealed' | 'open'; why: PassFault }

/** What the screens of the lock need of the app. */
export interface LockTools {
  /** Of the diary that is open, as it was changed last; null without a lock. */
  record: Pick<Watched<LockRecord | null>, 'current' | 'subscribe'>
  unlock: (record: LockRecord, dek: CryptoKey) => Promise<Result<undefined, 'wrong-key'>>
  /** Other ways to open it, or another time. False where they were changed elsewhere meanwhile. [LOCK-21] */
  keep: (change: LockChange) => Promise<boolean>
  /** Both begin the page anew where they went well; else they tell why nothing came of it. */
  set: (made: { record: LockRecord; dek: CryptoKey }) => Promise<PassFault>
  remove: () => Promise<PassFault>
  lockNow: () => void
  /** Where another tab is unlocked, this one asks it for the key. Returns what ends it. [LOCK-14] */
  followOthers: () => () => void
  /** What goes on beside a diary whose lock is open. Returns what ends it. */
  followUse: () => () => void
}

/** Fetched with the first screen that asks for them, and the same as long as a diary is open. */
export const LockContext = createContext<(() => Promise<LockTools>) | null>(null)

export function useLockTools(): LockTools {
  const fetchTools = use(LockContext)
  if (fetchTools === null) throw new Error('useLockTools where no diary is open')
  return use(fetchTools())
}
