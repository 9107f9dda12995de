import { readLockRecord, type LockRecord } from './lockRecord.ts'
import { isSameBytes } from './sealing.ts'

/** Gives what the lock is to be, from what it is now; null where that is not what was started from. */
export type LockChange = (kept: LockRecord) => LockRecord | null

/**
 * What the device is to keep of a lock. Decided on what lies there and not on what a page remembers: another tab may have
 * ended a way to open it since, and bringing that back would take the new one away for ever. [LOCK-2]
 */
export function changedLock(kept: unknown, known: LockRecord, change: LockChange): LockRecord | null {
  const read = readLockRecord(kept)
  if (!read.ok || read.value === null || !isSameBytes(read.value.publicKey, known.publicKey)) return null
  return change(read.value)
}

/** New ways in the place of the known ones, and nothing where those are others by now. */
export const otherWays =
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
