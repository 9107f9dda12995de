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

/** Requires that a value is still as it was when the write was decided; otherwise nothing is written. */
export interface WriteCheck {
  store: string
  key: IDBValidKey
  isRight: (kept: unknown) => boolean
}

/** `make` requires that the key is not stored yet: cheaper than looking it up first, and as safe. */
export type StoreEdit = { store: string } & (
  | { put: unknown }
  | { make: unknown }
  | { add: unknown }
  | { drop: IDBValidKey }
)

export interface AtomicWrite {
  checks: readonly WriteCheck[]
  edits: readonly StoreEdit[]
  isRelaxed: boolean
}

/** In a large write, every hundredth edit reports that the storage is still working. */
const TELLS_EVERY = 100

/**
 * Writes all edits or, returning false, none. Resolves when the transaction is complete: only then is it on the disk,
 * unless it is relaxed. [LOCAL-1]
 */
export async function writeAtomically(
  idb: IDBDatabase,
  { checks, edits, isRelaxed }: AtomicWrite,
): Promise<boolean> {
  const stores = new Set([...checks, ...edits].map(({ store }) => store))
  if (stores.size === 0) return true
  const transaction = beginTransaction(idb, {
    stores: [...stores],
    mode: 'readwrite',
    isRelaxed,
    commitsAtOnce: checks.length === 0,
  })
  let isStale = false
  let unchecked = checks.length
  // Commit as soon as possible: otherwise the engine waits until this page has handled the event of each edit. An error
  // after the commit still rolls back everything.
  const commitIfChecked = (): void => {
    if (unchecked === 0) transaction.commit()
  }
  // ConstraintError: a key that was to be new exists. One listener for all, since a first sync creates thousands.
  transaction.onError((error) => (isStale ||= error?.name === 'ConstraintError'))
  try {
    for (const { store, key, isRight } of checks) {
      const asked = transaction.store(store).get(key)
      asked.addEventListener('success', () => {
        transaction.renew()
        if (isStale) return
        unchecked--
        if (isRight(asked.result)) return commitIfChecked()
        // The edits after it are already requested; the abort rolls them back.
        isStale = true
        transaction.abort(null)
      })
    }
    edits.forEach((edit, index) => {
      const asked = ask(transaction.store(edit.store), edit)
      if (index % TELLS_EVERY === 0) asked.addEventListener('success', () => transaction.renew())
    })
    commitIfChecked()
  } catch (error) {
    // The edits requested before the one that failed would be written without it.
    transaction.abort(error)
    throw error
  }
  try {
    await transaction.done
    return true
  } catch (error) {
    if (isStale) return false
    throw error
  }
}

export async function readKeys(
  idb: IDBDatabase,
  store: string,
  keys: readonly IDBValidKey[],
): Promise<unknown[]> {
  if (keys.length === 0) return []
  const { [store]: found } = await readTogether(idb, { [store]: keys })
  return found!
}

/** Reads several stores in one transaction. */
export async function readTogether<Store extends string>(
  idb: IDBDatabase,
  keys: Readonly<Record<Store, readonly IDBValidKey[]>>,
): Promise<Record<Store, unknown[]>> {
  const stores = Object.keys(keys) as Store[]
  const transaction = beginTransaction(idb, { stores, mode: 'readonly' })
  const asked = stores.map((name) => {
    const store = transaction.store(name)
    return [name, keys[name].map((key) => store.get(key))] as const
  })
  await transaction.done
  const found = asked.map(([name, all]) => [name, all.map(({ result }): unknown => result)])
  return Object.fromEntries(found) as Record<Store, unknown[]>
}

function ask(store: IDBObjectStore, edit: StoreEdit): IDBRequest {
  if ('put' in edit) return store.put(edit.put)
  if ('make' in edit) return store.add(edit.make)
  if ('add' in edit) return store.add(edit.add)
  return store.delete(edit.drop)
}
