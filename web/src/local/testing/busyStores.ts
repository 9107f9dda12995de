import { openIdb, type Engine } from '../idb.ts'

/**
 * Another page that holds every store of a database by a transaction which does not end, as a page does that WebKit has
 * frozen. Nothing else in it is answered until it lets go.
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
