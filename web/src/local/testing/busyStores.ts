import { openIdb, type Engine } from '../idb.ts'

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
