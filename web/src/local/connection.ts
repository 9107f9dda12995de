import { closedDatabaseError } from './closedDiary.ts'
import { PAGE_LEFT, whenPageIsBack } from './database/leftPage.ts'
import { NO_ANSWER, noteSilence } from './database/storageTimeout.ts'
import type { StorageFault } from './tables.ts'

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
const openTwice = (open: () => Promise<void>): Promise<void> =>
  onceHere(open).catch(async (error: unknown) => {
    if (nameOf(error) !== NO_ANSWER) throw error
    const endSilence = noteSilence()
    return onceHere(open).finally(endSilence)
  })

/** A connection to one database, which is opened again when the browser has closed it. */
export interface Connection {
  open: () => Promise<void>
  /** Runs `act` on a live connection, or rejects. */
  use: <T>(act: (db: IDBDatabase) => Promise<T>) => Promise<T>
  /** From now on nothing opens it again. */
  close: () => void
}

/** `connect` receives whether the database was open before. */
export function makeConnection(connect: (isAgain: boolean) => Promise<IDBDatabase>): Connection {
  let db: IDBDatabase | null = null
  let isClosed = false
  let reopening: Promise<void> | null = null

  const openAgain = async (): Promise<void> => {
    if (isClosed) throw closedDatabaseError()
    db?.close()
    db = await connect(true)
    if (!isClosed) return
    db.close()
    throw closedDatabaseError()
  }
  // Concurrent callers that find the connection dead reopen it once.
  const reopen = (): Promise<void> => {
    reopening ??= openAgain().finally(() => (reopening = null))
    return reopening
  }
  return {
    open: () =>
      openTwice(async () => {
        db = await connect(false)
      }),
    use: (act) => withReopen(async () => act(db!), reopen),
    close: () => {
      isClosed = true
      db?.close()
    },
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
