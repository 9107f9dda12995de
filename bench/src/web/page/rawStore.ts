/** The minimal work of a browser to store something: one object store with a key, no library. */
export interface RawStore {
  /** Resolves when all of them are on disk. */
  put: (...values: unknown[]) => Promise<void>
  close: () => void
}

const STORE = 'rows'

const makeBare = (fresh: IDBDatabase): void => {
  fresh.createObjectStore(STORE, { keyPath: 'clientId' })
}

/** Without any index, unless `make` creates some. */
export async function openRawStore(name: string, make = makeBare): Promise<RawStore> {
  const db = await openDatabase(name, make)
  return {
    put: (...values) =>
      new Promise((resolve, reject) => {
        const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' })
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error))
        const store = transaction.objectStore(STORE)
        for (const value of values) store.put(value)
      }),
    close: () => db.close(),
  }
}

/** Every row of a store of an existing database, as objects. */
export async function readEverything(name: string): Promise<unknown[]> {
  const db = await openDatabase(name, () => undefined)
  const rows = await new Promise<unknown[]>((resolve, reject) => {
    const asked = db.transaction(STORE, 'readonly').objectStore(STORE).getAll()
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error))
  })
  db.close()
  return rows
}

function openDatabase(name: string, make: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name)
    asked.addEventListener('upgradeneeded', () => make(asked.result))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error))
  })
}
