import { PAGE_LEFT, whenPageIsBack } from './leftPage.ts'
import { NO_ANSWER, noteSilence } from './storageTimeout.ts'
import type { StorageFault } from '../tables.ts'

// Safari closes IndexedDB behind a page in the background and reports it by any of the first three errors.
// The third: work that was running when the browser closed the connection; nothing of it is written.
const DEAD = ['UnknownError', 'InvalidStateError', 'AbortError', NO_ANSWER]
const NO_ROOM = 'QuotaExceededError'
const NEWER = 'VersionError'
// Reopening does not help: the browser forbids storage, or another tab has installed a newer schema.
const CLOSED_TO_US = ['SecurityError', NEWER]

/**
 * Runs `act`; if the connection has died or is silent, reopens it and runs `act` once more. [LOCAL-9, LOCAL-35] Work
 * that was aborted because the page was left is repeated when the page is back. [LOCAL-37]
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

/** Tries a first opening once more if the storage does not answer. [LOCAL-35] */
export const openTwice = (open: () => Promise<void>): Promise<void> =>
  onceHere(open).catch(async (error: unknown) => {
    if (nameOf(error) !== NO_ANSWER) throw error
    const endSilence = noteSilence()
    return onceHere(open).finally(endSilence)
  })

/** Concurrent callers that find the connection dead reopen it once. */
export function reopenOnce(open: () => Promise<void>): () => Promise<void> {
  let opening: Promise<void> | null = null
  return () => {
    opening ??= open().finally(() => (opening = null))
    return opening
  }
}

/** The fault to show to the user; null for a bug of our own. */
export function toStorageFault(error: unknown): StorageFault | null {
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

const CLOSED = 'InvalidStateError'
const WORDS = 'was closed by this page'

/** The error of a database that this page has closed, because the person logged out or the database was deleted. */
export const closedDatabaseError = (): DOMException => new DOMException(`the database ${WORDS}`, CLOSED)

const isClosedDiary = (error: unknown): boolean =>
  error instanceof DOMException && error.name === CLOSED && error.message.includes(WORDS)

/**
 * Logging out may interrupt a read. That is no failure: it is neither reported nor printed to the console. Must be
 * registered before the error reporting. [TELE-5]
 */
export function ignoreClosedDatabase(page: EventTarget): void {
  const ignore = (event: Event, error: unknown): void => {
    if (!isClosedDiary(error)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const first = { capture: true }
  page.addEventListener('error', (event) => ignore(event, 'error' in event ? event.error : null), first)
  page.addEventListener(
    'unhandledrejection',
    (event) => ignore(event, 'reason' in event ? event.reason : null),
    first,
  )
}
