/** The browser's own, unless a test brings another. */
export interface Engine {
  indexedDB: IDBFactory
  IDBKeyRange: typeof IDBKeyRange
}

export interface Opening {
  name: string
  version: number
  /** In the one transaction of the upgrade. Where it rejects, the upgrade is taken back whole. */
  upgrade: (upgrade: Upgrade) => Promise<void> | void
  /** Another tab deletes or upgrades it; this connection is closed by then. */
  onVersionChange: () => void
}

export interface Upgrade {
  db: IDBDatabase
  transaction: IDBTransaction
  /** 0 where there was none. */
  from: number
}

export function openIdb(
  engine: Engine,
  { name, version, upgrade, onVersionChange }: Opening,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = engine.indexedDB.open(name, version)
    let why: unknown
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const { result: db, transaction } = opening
      if (transaction === null) return
      void inUpgrade(() => upgrade({ db, transaction, from: oldVersion })).catch((fault: unknown) => {
        why = fault
        abort(transaction)
      })
    })
    opening.addEventListener('success', () => {
      const { result: db } = opening
      // By itself: who has opened it twice knows of the last one alone, and the other tab would wait for the first.
      db.addEventListener('versionchange', () => {
        db.close()
        onVersionChange()
      })
      resolve(db)
    })
    opening.addEventListener('error', () => reject(why ?? opening.error))
  })
}

const inUpgrade = async (act: () => Promise<void> | void): Promise<void> => act()

/** It may have ended by itself, by the very fault that we end it for. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Ended already.
  }
}

/** Other tabs that have it open are told, and let go. */
export function deleteIdb(engine: Engine, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = engine.indexedDB.deleteDatabase(name)
    deleting.addEventListener('success', () => resolve())
    deleting.addEventListener('error', () => reject(deleting.error))
  })
}

export function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error))
  })
}

/** One read of one store. */
export async function read<T>(
  db: IDBDatabase,
  store: string,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return answerOf(ask(db.transaction(store, 'readonly').objectStore(store)))
}

/** Reads and writes in one transaction, with the disk waited for; what `act` answers, when all of it is kept. */
export async function change<T>(
  db: IDBDatabase,
  stores: string[],
  act: (store: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' })
  const isDone = completionOf(transaction)
  try {
    const answer = await act((name) => transaction.objectStore(name))
    await isDone
    return answer
  } catch (fault) {
    abort(transaction)
    // Both reject where the transaction failed; this one is told by the fault itself.
    await isDone.catch(() => {})
    throw fault
  }
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

/** The newest end of an index, as many as asked for. */
export function lastOf(index: IDBIndex, range: IDBKeyRange, count: number): Promise<unknown[]> {
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

/** How many different keys an index has there, up to as many as asked for, without reading what lies under them. */
export function countKeys(index: IDBIndex, range: IDBKeyRange, most: number): Promise<number> {
  return new Promise((resolve, reject) => {
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
}
