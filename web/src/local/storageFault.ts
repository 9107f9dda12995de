import { NO_ANSWER } from './database/storageTimeout.ts'
import type { StorageFault } from './tables.ts'

// Safari closes IndexedDB behind a page in the background and reports it by any of the first three errors.
// The third: work that was running when the browser closed the connection; nothing of it is written.
const DEAD = ['UnknownError', 'InvalidStateError', 'AbortError', NO_ANSWER]
const NO_ROOM = 'QuotaExceededError'
const NEWER = 'VersionError'
// Reopening does not help: the browser forbids storage, or another tab has installed a newer schema.
const CLOSED_TO_US = ['SecurityError', NEWER]

/** The fault to show to the user; null for a bug of our own. */
export function toStorageFault(error: unknown): StorageFault | null {
  const name = errorName(error)
  if (name === NO_ROOM) return 'no-room'
  if (name === NO_ANSWER) return 'no-answer'
  return CLOSED_TO_US.includes(name) || isDeadConnection(error) ? 'storage-gone' : null
}

export const isNewerSchema = (error: unknown): boolean => errorName(error) === NEWER

/** The connection is closed or silent; opening it again may help. */
export const isDeadConnection = (error: unknown): boolean => DEAD.includes(errorName(error))

export function errorName(error: unknown): string {
  const { name } = (error ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}
