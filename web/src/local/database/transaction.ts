import { closedDatabaseError } from '../closedDiary.ts'
import { errorName, isDeadConnection } from '../storageFault.ts'
import { allowTransaction, followTransaction, PAGE_LEFT, whenPageIsBack } from './leftPage.ts'
import { NO_ANSWER, noAnswer, noteSilence, PATIENCE_MS, startPatience } from './storageTimeout.ts'

export interface TransactionPlan {
  stores: string | readonly string[]
  mode: IDBTransactionMode
  /** Only for data that can be fetched again: the write does not wait for the disk. */
  isRelaxed?: boolean
  /** Everything is requested and committed without waiting for a response: it may begin while the page is left. */
  commitsAtOnce?: boolean
  patienceMs?: number
}

/** A transaction that always ends: complete, aborted, or given up because the storage is silent. [LOCAL-34] */
export interface Transaction {
  store: (name: string) => IDBObjectStore
  /** Resolves when the transaction is complete; rejects with the cause if it failed. */
  done: Promise<void>
  /** Resolves like `answer`, and rejects if the transaction fails first. */
  unlessFailed: <T>(answer: Promise<T>) => Promise<T>
  answerOf: <T>(request: IDBRequest<T>) => Promise<T>
  commit: () => void
  abort: (cause: unknown) => boolean
  /** Calls the listener for every request that failed. */
  onError: (listener: (error: DOMException | null) => void) => void
  /** The storage has answered a part of it: restarts the timeout. */
  renew: () => void
}

export function beginTransaction(
  db: IDBDatabase,
  { stores, mode, isRelaxed = false, commitsAtOnce = false, patienceMs = PATIENCE_MS }: TransactionPlan,
): Transaction {
  allowTransaction({ commitsAtOnce })
  // Chrome's default reports a save before it is on the disk.
  const durability = isRelaxed ? 'relaxed' : 'strict'
  const raw = db.transaction(stores, mode, mode === 'readwrite' ? { durability } : {})
  let failure: { cause: unknown } | null = null
  let reject: (cause: unknown) => void = () => {}

  /** False if it has ended or is being committed: then only its own events show the result. */
  const abort = (cause: unknown): boolean => {
    try {
      raw.abort()
    } catch {
      return false
    }
    failure ??= { cause }
    end()
    // Do not wait for the abort event: a silent storage may never send it, and nothing can be written any more.
    reject(cause)
    return true
  }
  const fail = (cause: unknown): void => {
    if (abort(cause)) return
    end()
    reject(cause)
  }
  const unfollow = followTransaction(fail)
  const end = (): void => {
    patience.end()
    unfollow()
  }
  const patience = startPatience(patienceMs, () => fail(noAnswer()))
  const done = new Promise<void>((resolve, refuse) => {
    reject = refuse
    raw.addEventListener('complete', () => {
      end()
      resolve()
    })
    raw.addEventListener('abort', () => {
      end()
      refuse(failure?.cause ?? raw.error ?? new DOMException('the transaction was aborted', 'AbortError'))
    })
  })
  // Most readers only wait for their response.
  done.catch(() => undefined)

  const unlessFailed = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await Promise.race([answer, done.then(() => answer)])
    } catch (error) {
      // An aborted request only reports that it was aborted.
      throw failure === null ? error : failure.cause
    }
  }
  return {
    store: (name) => raw.objectStore(name),
    done,
    unlessFailed,
    answerOf: (request) => unlessFailed(requestResult(request)),
    commit: () => raw.commit(),
    abort,
    onError: (listener) =>
      raw.addEventListener('error', ({ target }) => listener((target as IDBRequest).error)),
    renew: () => patience.renew(),
  }
}

export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/** Reads one store with one request. */
export function readStore<T>(
  db: IDBDatabase,
  store: string,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  return readStoreWith(db, store, (source, { answerOf }) => answerOf(ask(source)), patienceMs)
}

/** Reads one store with several requests. */
export async function readStoreWith<T>(
  db: IDBDatabase,
  store: string,
  act: (store: IDBObjectStore, transaction: Transaction) => Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const transaction = beginTransaction(db, { stores: store, mode: 'readonly', patienceMs })
  return transaction.unlessFailed(act(transaction.store(store), transaction))
}

/** Reads and writes in one transaction, and waits for the disk; resolves with the result of `act` once all is saved. */
export async function changeStores<T>(
  db: IDBDatabase,
  stores: string[],
  act: (store: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = beginTransaction(db, { stores, mode: 'readwrite' })
  try {
    const answer = await transaction.unlessFailed(act(transaction.store))
    await transaction.done
    return answer
  } catch (fault) {
    transaction.abort(fault)
    // The transaction may have failed before for another reason.
    await transaction.done.catch(() => {})
    throw fault
  }
}

/**
 * Runs `act`; if the connection has died or is silent, reopens it and runs `act` once more. [LOCAL-9, LOCAL-35] Work
 * that was aborted because the page was left is repeated when the page is back. [LOCAL-37]
 */
export async function withReopen<T>(act: () => Promise<T>, reopen: () => Promise<void>): Promise<T> {
  try {
    return await onceHere(act)
  } catch (error) {
    if (!isDeadConnection(error)) throw error
    const endSilence = errorName(error) === NO_ANSWER ? noteSilence() : () => {}
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
      if (errorName(error) !== PAGE_LEFT) throw error
      await whenPageIsBack()
    }
  }
}

/** Tries a first opening once more if the storage does not answer. [LOCAL-35] */
const openTwice = (open: () => Promise<void>): Promise<void> =>
  onceHere(open).catch(async (error: unknown) => {
    if (errorName(error) !== NO_ANSWER) throw error
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

/** `connect` is told whether the database was open before. */
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
