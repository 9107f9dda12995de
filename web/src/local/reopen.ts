import type { StorageFault } from './tables.ts'

// Safari closes IndexedDB behind a page that was in the background, and tells it by any of these.
// The last: what was under way when the browser closed it; nothing of that is written.
const DEAD = ['UnknownError', 'InvalidStateError', 'AbortError']
/** What a connection is that we let go ourselves. */
export const CLOSED = 'InvalidStateError'
const NO_ROOM = 'QuotaExceededError'
const NEWER = 'VersionError'
// Opening again is of no use: the browser forbids storage, or another tab brought a newer schema.
const CLOSED_TO_US = ['SecurityError', NEWER]

/** Does it; where the connection has died, opens it again and does it once more. [LOCAL-9] */
export async function withReopen<T>(act: () => Promise<T>, reopen: () => Promise<void>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!isDead(error)) throw error
    await reopen()
    return await act()
  }
}

/** What a person is told; null for what is our own mistake. */
export function storageFault(error: unknown): StorageFault | null {
  if (nameOf(error) === NO_ROOM) return 'no-room'
  return CLOSED_TO_US.includes(nameOf(error)) || isDead(error) ? 'storage-gone' : null
}

export const isNewerSchema = (error: unknown): boolean => nameOf(error) === NEWER

const isDead = (error: unknown): boolean => DEAD.includes(nameOf(error))

function nameOf(error: unknown): string {
  const { name } = (error ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}
