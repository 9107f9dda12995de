import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { type Engine, openIdb } from '../database/idb.ts'

/** A new, empty IndexedDB. */
export const fakeEngine = (): Engine => ({ indexedDB: new IDBFactory(), IDBKeyRange })

const WRITES = ['put', 'add', 'delete'] as const

/**
 * Calls `before` ahead of each write of the engine; if it throws, the write throws instead. Returns a function that
 * restores the engine.
 */
export function disturbWrites(before: (store: IDBObjectStore) => void): () => void {
  const engine = IDBObjectStore.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  const undo = WRITES.map((name) => {
    const real = engine[name]!
    engine[name] = function (this: IDBObjectStore, ...args) {
      before(this)
      return real.apply(this, args)
    }
    return () => {
      engine[name] = real
    }
  })
  return () => undo.forEach((put) => put())
}

/**
 * Simulates another page that holds every store of a database in a transaction that does not end, like a page that
 * WebKit has frozen. No other request is answered until the returned function is called.
 */
export async function holdStores(
  engine: Engine,
  database: { name: string; version: number },
): Promise<() => Promise<void>> {
  const db = await openIdb(engine, { ...database, upgrade: () => {}, onVersionChange: () => {} })
  const stores = [...db.objectStoreNames]
  const transaction = db.transaction(stores, 'readwrite')
  let isHeld = true
  const ask = (): void => {
    if (isHeld) transaction.objectStore(stores[0]!).count().addEventListener('success', ask)
  }
  ask()
  return () =>
    new Promise((resolve) => {
      isHeld = false
      transaction.addEventListener('complete', () => {
        db.close()
        resolve()
      })
    })
}
