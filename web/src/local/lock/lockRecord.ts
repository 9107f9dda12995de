import { hasSecondWay } from '@reprieve/domain/access/appLock.ts'
import { readAutoLock } from '@reprieve/domain/access/autoLock.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { IV_BYTES, TAG_BYTES, type Bytes } from './encryption.ts'

/** The diary's key, wrapped by one way to unlock it. Nothing else here is secret. `key`: iv ‖ wrapped key ‖ tag. */
export type Wrap =
  | { by: 'passphrase'; salt: Bytes; rounds: number; key: Bytes }
  | { by: 'recovery'; salt: Bytes; key: Bytes }
  | { by: 'passkey'; credential: Bytes; salt: Bytes; key: Bytes }

/** What a locked diary needs to be unlocked, and to be written to while it is locked. It is not encrypted. */
export interface LockRecord {
  v: 1
  /** P-256, as a point of 65 bytes: what is written while the diary is locked is encrypted to it. [LOCK-10] */
  publicKey: Bytes
  /** The private key, encrypted with the diary's key and bound to the public key. */
  sealedPrivate: Bytes
  wraps: readonly Wrap[]
  autoLockMs: number | null
}

/** The rounds of today (REL 4), up to what a later app may ask for; more would only slow a device down. */
export const PASSPHRASE_ROUNDS = 600_000
const MOST_ROUNDS = 10 * PASSPHRASE_ROUNDS

const KEY_BYTES = 32
export const SALT_BYTES = 32
const WRAPPED_BYTES = IV_BYTES + KEY_BYTES + TAG_BYTES
export const POINT_BYTES = 65
/** In PKCS 8 format the key is never shorter. */
const LEAST_PRIVATE = IV_BYTES + 64 + TAG_BYTES

/**
 * Null if there is no lock. A broken record is reported and never treated as no lock: otherwise the plain codec would
 * read the whole diary, and all of it would be quarantined as broken.
 */
export function readLockRecord(kept: unknown): Result<LockRecord | null, 'broken' | 'newer'> {
  if (kept === undefined || kept === null) return ok(null)
  const { v, publicKey, sealedPrivate, wraps, autoLockMs } = fieldsOf(kept)
  if (typeof v === 'number' && v > 1) return err('newer')
  const isRight =
    v === 1 &&
    isBytes(publicKey, POINT_BYTES) &&
    isBytes(sealedPrivate, LEAST_PRIVATE, Infinity) &&
    Array.isArray(wraps) &&
    wraps.every(isWrap)
  if (!isRight || !hasSecondWay(wraps.map(({ by }) => by))) return err('broken')
  return ok({ v, publicKey, sealedPrivate, wraps, autoLockMs: readAutoLock(autoLockMs) })
}

function isWrap(kept: unknown): kept is Wrap {
  const { by, salt, key, rounds, credential } = fieldsOf(kept)
  if (!isBytes(salt, SALT_BYTES) || !isBytes(key, WRAPPED_BYTES)) return false
  if (by === 'passphrase') return isRounds(rounds)
  return by === 'recovery' || (by === 'passkey' && isBytes(credential, 1, 1_023))
}

const isRounds = (kept: unknown): boolean =>
  Number.isSafeInteger(kept) && (kept as number) >= PASSPHRASE_ROUNDS && (kept as number) <= MOST_ROUNDS

const isBytes = (kept: unknown, least: number, most: number = least): kept is Bytes =>
  kept instanceof Uint8Array && kept.length >= least && kept.length <= most

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
