import { err, ok, type Result } from '@reprieve/domain/result.ts'
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

interface Held {
  publicKey: Bytes
  codec: Codec
}

export function openKeyring(): Keyring {
  let open: (Held & { dek: CryptoKey }) | null = null
  let closed: Held | null = null

  const stateOf: Keyring['stateOf'] = async (label) => {
    if (label?.lock === undefined || label.lock === null) return { is: 'none' }
    // Fetched by who has a lock: no other start pays for it.
    const { isSameBytes, lockedCodec, readLockRecord } = await import('./readLock.ts')
    const read = readLockRecord(label.lock)
    if (!read.ok) return { is: read.reason }
    const record = read.value
    if (record === null) return { is: 'none' }
    if (open !== null && isSameBytes(open.publicKey, record.publicKey))
      return { is: 'open', record, codec: open.codec }
    if (closed === null || !isSameBytes(closed.publicKey, record.publicKey)) {
      const made = await lockedCodec(record)
      if (!made.ok) return { is: 'broken' }
      closed = { publicKey: record.publicKey, codec: made.value }
    }
    return { is: 'closed', record, codec: closed.codec }
  }

  return {
    stateOf,
    take: async (record, dek) => {
      const { openCodec } = await import('./readLock.ts')
      const codec = await openCodec(record, dek)
      if (!codec.ok) return err('wrong-key')
      open = { publicKey: record.publicKey, dek, codec: codec.value }
      return ok(undefined)
    },
    isOpen: () => open !== null,
    keyOf: (publicKey) =>
      open !== null && open.publicKey.every((byte, at) => byte === publicKey[at]) ? open.dek : null,
  }
}
