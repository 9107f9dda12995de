import { PAGE_LEFT, whenPageIsBack } from './pageLeft.ts'
import { NO_ANSWER } from './patience.ts'
import { noteSilence } from './storageHealth.ts'
import type { StorageFault } from './tables.ts'

// Safari closes IndexedDB behind a page that was in the background, and tells it by any of the first three.
// The third: what was under way when the browser closed it; nothing of that is written.
const DEAD = ['UnknownError', 'InvalidStateError', 'AbortError', NO_ANSWER]
const NO_ROOM = 'QuotaExceededError'
const NEWER = 'VersionError'
// Opening again is of no use: the browser forbids storage, or another tab brought a newer schema.
const CLOSED_TO_US = ['SecurityError', NEWER]

/**
 * Does it; where the connection has died or is silent, opens it again and does it once more. [LOCAL-9, LOCAL-35] What the
 * leaving of the page has aborted is done when the page is back. [LOCAL-37]
 */
export async function withReopen<T>(act: () => Promise<T>, reopen: () => Promise<void>): Promise<T> {
  try {
    return await onceHere(act)
  } catch (error) {
    if (!isDead(error)) throw error
    const endSilence = nameOf(error) === NO_ANSWER ? noteSilence() : () => {}
    try {
      await onceHere(reopen)
      return await onceHere(act)
    } finally {
      endSilence()
    }
  }
}

async function onceHere<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (nameOf(error) !== PAGE_LEFT) throw error
      await whenPageIsBack()
    }
  }
}

/** A first opening that the storage does not answer is tried once more. [LOCAL-35] */
export const openTwice = (open: () => Promise<void>): Promise<void> =>
  onceHere(open).catch(async (error: unknown) => {
    if (nameOf(error) !== NO_ANSWER) throw error
    const endSilence = noteSilence()
    return onceHere(open).finally(endSilence)
  })

/** Many who notice the death of one connection open it again once. */
export function reopenOnce(open: () => Promise<void>): () => Promise<void> {
  let opening: Promise<void> | null = null
  return () => {
    opening ??= open().finally(() => (opening = null))
    return opening
  }
}

/** What a person is told; null for what is our own mistake. */
export function storageFault(error: unknown): StorageFault | null {
  const name = nameOf(error)
  if (name === NO_ROOM) return 'no-room'
  if (name === NO_ANSWER) return 'no-answer'
  return CLOSED_TO_US.includes(name) || isDead(error) ? 'storage-gone' : null
}

export const isNewerSchema = (error: unknown): boolean => nameOf(error) === NEWER

const isDead = (error: unknown): boolean => DEAD.includes(nameOf(error))

function nameOf(error: unknown): string {
  const { name } = (error ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}
