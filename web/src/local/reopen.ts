import type { StorageFault } from './tables.ts'

// Safari closes IndexedDB behind a page that was in the background, and tells it by any of these.
const DEAD = ['DatabaseClosedError', 'UnknownError', 'InvalidStateError']
const NO_ROOM = 'QuotaExceededError'
const NEWER = 'VersionError'
// Opening again is of no use: the browser forbids storage, or another tab brought a newer schema.
const CLOSED_TO_US = ['MissingAPIError', 'SecurityError', NEWER]

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
  if (namesOf(error).includes(NO_ROOM)) return 'no-room'
  const isClosedToUs = namesOf(error).some((name) => CLOSED_TO_US.includes(name))
  return isClosedToUs || isDead(error) ? 'storage-gone' : null
}

export const isNewerSchema = (error: unknown): boolean => namesOf(error).includes(NEWER)

const isDead = (error: unknown): boolean => {
  const names = namesOf(error)
  return !names.includes(NO_ROOM) && names.some((name) => DEAD.includes(name))
}

/** Of the error and of those inside it: a transaction that ran out of room is told as one that was aborted. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  let next = error
  while (typeof next === 'object' && next !== null && names.length < 5) {
    const { name, inner } = next as { name?: unknown; inner?: unknown }
    if (typeof name === 'string') names.push(name)
    next = inner
  }
  return names
}
