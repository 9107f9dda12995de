import { readLockRecord, type LockRecord } from './lockRecord.ts'
import { isSameBytes } from './sealing.ts'

/** Whether what the device has is still this lock, however it is opened by now. */
export function isSameLock(kept: unknown, { publicKey }: LockRecord): boolean {
  const read = readLockRecord(kept)
  return read.ok && read.value !== null && isSameBytes(read.value.publicKey, publicKey)
}
