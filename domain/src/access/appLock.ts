import { err, ok, type Result } from '../result.ts'

/** What opens a lock. Each holds the same key, wrapped by itself. */
export const LOCK_WAYS = ['passphrase', 'recovery', 'passkey'] as const
export type LockWay = (typeof LOCK_WAYS)[number]

/** Six digits on a copied disk are guessed in days (REL 4). */
export const SHORTEST_PASSPHRASE = 8
const LONGEST_PASSPHRASE = 128

/**
 * As it is made into a key: one sign for the eye is one here, however a keyboard writes it, else a passphrase that was set on
 * one keyboard would not open on another. Nothing is cut off: a space at the end is part of it. [LOCK-3]
 */
export function readPassphrase(typed: string): Result<string, 'too-short' | 'too-long'> {
  const passphrase = typed.normalize('NFKC')
  const { length } = Array.from(passphrase)
  if (length < SHORTEST_PASSPHRASE) return err('too-short')
  return length > LONGEST_PASSPHRASE ? err('too-long') : ok(passphrase)
}

/**
 * A passkey may be bound to a device that breaks, and a passphrase is forgotten: there are always two ways, and one of them
 * is no passkey. [LOCK-4]
 */
export const hasSecondWay = (ways: readonly LockWay[]): boolean =>
  ways.length > 1 && ways.some((way) => way !== 'passkey')
