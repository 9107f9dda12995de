import { allowTransaction, followTransaction } from './leftPage.ts'
import { noAnswer, PATIENCE_MS, startPatience } from './storageTimeout.ts'

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
