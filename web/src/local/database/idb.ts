import { followTransaction } from './leftPage.ts'
import { noAnswer, PATIENCE_MS, startPatience, UPGRADE_PATIENCE_MS } from './storageTimeout.ts'
import { beginTransaction, type Transaction } from './transaction.ts'

/** The browser's own, unless a test passes another. */
export interface Engine {
  indexedDB: IDBFactory
  IDBKeyRange: typeof IDBKeyRange
}

export interface DatabaseOpening {
  name: string
  version: number
  /** Runs in the transaction of the upgrade. If it rejects, the whole upgrade is rolled back. */
  upgrade: (upgrade: SchemaUpgrade) => Promise<void> | void
  /** Another tab deletes or upgrades the database; this connection is already closed. */
  onVersionChange: () => void
}

export interface SchemaUpgrade {
  db: IDBDatabase
  transaction: IDBTransaction
  /** 0 if the database did not exist. */
  from: number
}

/** Rejects if the storage does not answer; a connection that opens later is closed immediately. [LOCAL-34] */
export function openIdb(
  engine: Engine,
  { name, version, upgrade, onVersionChange }: DatabaseOpening,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = engine.indexedDB.open(name, version)
    let why: unknown
    let isGivenUp = false
    let unfollow = (): void => {}
    const end = (): void => {
      patience.end()
      unfollow()
    }
    const patience = startPatience(PATIENCE_MS, () => {
      isGivenUp = true
      // An abandoned upgrade must not continue beside the next try.
      if (opening.readyState === 'pending' && opening.transaction !== null) abort(opening.transaction)
      reject(noAnswer())
    })
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const { result: db, transaction } = opening
      if (transaction === null) return
      if (isGivenUp) return abort(transaction)
      patience.renew(UPGRADE_PATIENCE_MS)
      // An unfinished upgrade of a page that was left would block the next page from opening the database. [LOCAL-36]
      unfollow = followTransaction((cause) => {
        why = cause
        abort(transaction)
      })
      void inUpgrade(() => upgrade({ db, transaction, from: oldVersion })).catch((fault: unknown) => {
        why = fault
        abort(transaction)
      })
    })
    opening.addEventListener('success', () => {
      end()
      const { result: db } = opening
      if (isGivenUp) return db.close()
      // Each connection closes itself: a caller that opened twice only knows the last one, and the other tab would wait
      // for the first.
      db.addEventListener('versionchange', () => {
        db.close()
        onVersionChange()
      })
      resolve(db)
    })
    opening.addEventListener('error', () => {
      end()
      reject(why ?? opening.error)
    })
  })
}

const inUpgrade = async (act: () => Promise<void> | void): Promise<void> => act()

/** The transaction may have ended already, because of the same error. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Ended already.
  }
}

/** Other tabs are notified and close their connections. A silent storage deletes once it answers again. */
export function deleteIdb(engine: Engine, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = engine.indexedDB.deleteDatabase(name)
    const patience = startPatience(PATIENCE_MS, () => reject(noAnswer()))
    deleting.addEventListener('success', () => {
      patience.end()
      resolve()
    })
    deleting.addEventListener('error', () => {
      patience.end()
      reject(deleting.error)
    })
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

/** The last `count` values of the range, from the end of the index. */
export function readLastValues(index: IDBIndex, range: IDBKeyRange, count: number): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const found: unknown[] = []
    const asked = index.openCursor(range, 'prev')
    asked.addEventListener('error', () => reject(asked.error))
    asked.addEventListener('success', () => {
      const cursor = asked.result
      if (cursor === null || found.length === count) return resolve(found)
      found.push(cursor.value)
      cursor.continue()
    })
  })
}

/** Counts the distinct keys in the range, up to `most`, without reading the values. */
export function countKeys(index: IDBIndex, range: IDBKeyRange, most: number): Promise<number> {
  return new Promise((resolve, reject) => {
    // WebKit fails to open a cursor over unique keys if there are none. [ENGINE-7]
    const any = index.count(range)
    any.addEventListener('error', () => reject(any.error))
    any.addEventListener('success', () => {
      if (any.result === 0) return resolve(0)
      let count = 0
      const asked = index.openKeyCursor(range, 'nextunique')
      asked.addEventListener('error', () => reject(asked.error))
      asked.addEventListener('success', () => {
        const cursor = asked.result
        if (cursor === null || count === most) return resolve(count)
        count += 1
        cursor.continue()
      })
    })
  })
}
