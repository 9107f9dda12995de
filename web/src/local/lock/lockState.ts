import type { Result } from '@reprieve/domain/result.ts'
import type { Codec } from '../codec.ts'
import type { DiaryLabel } from '../database/deviceDatabase.ts'
import type { Bytes } from './encryption.ts'
import type { LockRecord } from './lockRecord.ts'

/** The state of a diary's lock in this page. Writes to a closed diary are encrypted to its public key. */
export type LockState =
  | { is: 'none' }
  | { is: 'closed'; record: LockRecord; codec: Codec }
  | { is: 'open'; record: LockRecord; codec: Codec }
  /** Never treated as no lock. [LOCK-2] */
  | { is: 'broken' | 'newer' }

/** The key with which this page was unlocked. It exists only in memory, and is gone with the page. */
export interface Keyring {
  stateOf: (label: DiaryLabel | null) => Promise<LockState>
  take: (record: LockRecord, dek: CryptoKey) => Promise<Result<undefined, 'wrong-key'>>
  /** For another tab of this browser. Null if this page has no key, or that of another lock. [LOCK-14] */
  keyOf: (publicKey: Bytes) => CryptoKey | null
  isOpen: () => boolean
}
