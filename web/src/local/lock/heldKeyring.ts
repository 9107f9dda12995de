import { err, ok } from '@reprieve/domain/result.ts'
import type { Codec } from '../codec.ts'
import type { Keyring } from './lockState.ts'
import { lockedCodec, openCodec } from './lockCodec.ts'
import { readLockRecord } from './lockRecord.ts'
import { isSameBytes, type Bytes } from './encryption.ts'

interface KeyringEntry {
  publicKey: Bytes
  codec: Codec
}

/** The keyring of a page that has found a lock. */
export function openHeldKeyring(): Keyring {
  let open: (KeyringEntry & { dek: CryptoKey }) | null = null
  let closed: KeyringEntry | null = null

  const stateOf: Keyring['stateOf'] = async (label) => {
    const read = readLockRecord(label?.lock)
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
      const codec = await openCodec(record, dek)
      if (!codec.ok) return err('wrong-key')
      open = { publicKey: record.publicKey, dek, codec: codec.value }
      return ok(undefined)
    },
    isOpen: () => open !== null,
    keyOf: (publicKey) => (open !== null && isSameBytes(open.publicKey, publicKey) ? open.dek : null),
  }
}
