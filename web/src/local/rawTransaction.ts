/** Something to be found as it was when the rest was decided; else nothing is written. */
export interface Check {
  store: string
  key: IDBValidKey
  isRight: (kept: unknown) => boolean
}

export type Edit = { store: string } & ({ put: unknown } | { add: unknown } | { drop: IDBValidKey })

// Dexie's own transactions wait between their steps. A save is what a person waits for, so it goes by the engine itself.

/** All or nothing, false for nothing. Resolves when the transaction is complete: only then the disk has it. [LOCAL-1] */
export function writeWhole(
  idb: IDBDatabase,
  { checks, edits }: { checks: readonly Check[]; edits: readonly Edit[] },
): Promise<boolean> {
  const stores = new Set([...checks, ...edits].map(({ store }) => store))
  if (stores.size === 0) return Promise.resolve(true)
  return new Promise((resolve, reject) => {
    // Chrome's default tells of a save before the disk has it.
    const transaction = idb.transaction([...stores], 'readwrite', { durability: 'strict' })
    let isStale = false
    transaction.addEventListener('complete', () => resolve(true))
    transaction.addEventListener('abort', () => (isStale ? resolve(false) : reject(transaction.error)))
    try {
      for (const { store, key, isRight } of checks) {
        const asked = transaction.objectStore(store).get(key)
        asked.addEventListener('success', () => {
          if (isStale || isRight(asked.result)) return
          // The edits behind it are asked for already; this takes them back.
          isStale = true
          transaction.abort()
        })
      }
      for (const edit of edits) make(transaction.objectStore(edit.store), edit)
    } catch (error) {
      reject(error)
      // What was asked for before the one that failed would be written without it.
      transaction.abort()
    }
  })
}

export function readKeys(idb: IDBDatabase, store: string, keys: readonly IDBValidKey[]): Promise<unknown[]> {
  if (keys.length === 0) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const transaction = idb.transaction(store, 'readonly')
    const asked = keys.map((key) => transaction.objectStore(store).get(key))
    transaction.addEventListener('complete', () => resolve(asked.map(({ result }): unknown => result)))
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

function make(store: IDBObjectStore, edit: Edit): void {
  if ('put' in edit) store.put(edit.put)
  else if ('add' in edit) store.add(edit.add)
  else store.delete(edit.drop)
}
