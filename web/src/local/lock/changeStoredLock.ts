import { readLockRecord, type LockRecord } from './lockRecord.ts'
import { isSameBytes } from './encryption.ts'

/** Returns the new lock record from the stored one; null if the stored one is not what the change started from. */
export type LockChange = (kept: LockRecord) => LockRecord | null

/**
 * The new lock record of the device. Based on the stored record, not on what a page remembers: another tab may have
 * replaced a way to unlock since, and restoring the old one would remove the new one for ever. [LOCK-2]
 */
export function changeStoredLock(kept: unknown, known: LockRecord, change: LockChange): LockRecord | null {
  const read = readLockRecord(kept)
  if (!read.ok || read.value === null || !isSameBytes(read.value.publicKey, known.publicKey)) return null
  return change(read.value)
}

/** Replaces the known ways to unlock; null if the stored ones differ by now. */
export const replaceUnlockWays =
  (known: LockRecord, next: Pick<LockRecord, 'wraps'>): LockChange =>
  (kept) =>
    hasSameWays(kept, known) ? { ...kept, wraps: next.wraps } : null

function hasSameWays({ wraps: some }: LockRecord, { wraps: others }: LockRecord): boolean {
  const isSame = (key: Uint8Array<ArrayBuffer>, at: number): boolean => {
    const other = others[at]
    return other !== undefined && isSameBytes(key, other.key)
  }
  return some.length === others.length && some.every(({ key }, at) => isSame(key, at))
}
