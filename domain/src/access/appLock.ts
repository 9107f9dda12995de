import { err, ok, type Result } from '../result.ts'

/** The ways to open a lock. Each holds the same key, wrapped separately. */
export const LOCK_WAYS = ['passphrase', 'recovery', 'passkey'] as const
export type LockWay = (typeof LOCK_WAYS)[number]

/** Six digits can be guessed in days on a copied disk (REL 4). */
export const SHORTEST_PASSPHRASE = 8
const LONGEST_PASSPHRASE = 128

/**
 * Normalises a passphrase before deriving the key: characters that look the same are the same, or a passphrase set on
 * one keyboard would fail on another. Nothing is trimmed: a space at the end is part of it. [LOCK-3]
 */
export function readPassphrase(typed: string): Result<string, 'too-short' | 'too-long'> {
  const passphrase = typed.normalize('NFKC')
  const { length } = Array.from(passphrase)
  if (length < SHORTEST_PASSPHRASE) return err('too-short')
  return length > LONGEST_PASSPHRASE ? err('too-long') : ok(passphrase)
}

/**
 * A passkey may be bound to a device that breaks, and a passphrase may be forgotten: there must always be two ways, one
 * of them not a passkey. [LOCK-4]
 */
export const hasSecondWay = (ways: readonly LockWay[]): boolean =>
  ways.length > 1 && ways.some((way) => way !== 'passkey')
