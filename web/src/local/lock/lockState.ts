import type { Result } from '@reprieve/domain/result.ts'
import type { Codec } from '../codec.ts'
import type { DiaryLabel } from '../deviceDatabase.ts'
import type { LockRecord } from './lockRecord.ts'
import type { Bytes } from './sealing.ts'

/** How a diary stands to its lock in this page. What is written to a closed one is sealed to its public key. */
export type LockState =
  | { is: 'none' }
  | { is: 'closed'; record: LockRecord; codec: Codec }
  | { is: 'open'; record: LockRecord; codec: Codec }
  /** Never taken for no lock. [LOCK-2] */
  | { is: 'broken' | 'newer' }

/** The key that somebody has brought into this page. It lies in memory alone, and is gone with the page. */
export interface Keyring {
  stateOf: (label: DiaryLabel | null) => Promise<LockState>
  take: (record: LockRecord, dek: CryptoKey) => Promise<Result<undefined, 'wrong-key'>>
  /** For another tab of this browser. Null where this page has none, or that of another lock. [LOCK-14] */
  keyOf: (publicKey: Bytes) => CryptoKey | null
  isOpen: () => boolean
}
