/** Something to be found as it was when the rest was decided; else nothing is written. */
export interface Check {
  store: string
  key: IDBValidKey
  isRight: (kept: unknown) => boolean
}

/** `make` is for what must not be there yet: cheaper than to look first, and as sure. */
export type Edit = { store: string } & (
  | { put: unknown }
  | { make: unknown }
  | { add: unknown }
  | { drop: IDBValidKey }
)

export interface Whole {
  checks: readonly Check[]
  edits: readonly Edit[]
  isRelaxed: boolean
}

/** All or nothing, false for nothing. Resolves when the transaction is complete: only then the disk has it, but for what is
 * relaxed. [LOCAL-1] */
export function writeWhole(idb: IDBDatabase, { checks, edits, isRelaxed }: Whole): Promise<boolean> {
  const stores = new Set([...checks, ...edits].map(({ store }) => store))
  if (stores.size === 0) return Promise.resolve(true)
  return new Promise((resolve, reject) => {
    // Chrome's default tells of a save before the disk has it.
    const durability = isRelaxed ? 'relaxed' : 'strict'
    const transaction = idb.transaction([...stores], 'readwrite', { durability })
    let isStale = false
    transaction.addEventListener('complete', () => resolve(true))
    transaction.addEventListener('abort', () => (isStale ? resolve(false) : reject(transaction.error)))
    // Something is there that was to be made. One ear for all of them: a first sync makes thousands.
    transaction.addEventListener('error', ({ target }) => {
      isStale ||= (target as IDBRequest).error?.name === 'ConstraintError'
    })
    let unchecked = checks.length
    // Said as soon as it is known: else the engine waits until this page has heard of each edit. What fails after it
    // still takes back everything.
    const commitIfChecked = (): void => {
      if (unchecked === 0) transaction.commit()
    }
    try {
      for (const { store, key, isRight } of checks) {
        const asked = transaction.objectStore(store).get(key)
        asked.addEventListener('success', () => {
          if (isStale) return
          unchecked--
          if (isRight(asked.result)) return commitIfChecked()
          // The edits behind it are asked for already; this takes them back.
          isStale = true
          transaction.abort()
        })
      }
      for (const edit of edits) ask(transaction.objectStore(edit.store), edit)
      commitIfChecked()
    } catch (error) {
      reject(error)
      // What was asked for before the one that failed would be written without it.
      transaction.abort()
    }
  })
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

/** Of several stores, as they are at one moment. */
export function readTogether<Store extends string>(
  idb: IDBDatabase,
  keys: Readonly<Record<Store, readonly IDBValidKey[]>>,
): Promise<Record<Store, unknown[]>> {
  const stores = Object.keys(keys) as Store[]
  return new Promise((resolve, reject) => {
    const transaction = idb.transaction(stores, 'readonly')
    const asked = stores.map((name) => {
      const store = transaction.objectStore(name)
      return [name, keys[name].map((key) => store.get(key))] as const
    })
    transaction.addEventListener('complete', () => {
      const found = asked.map(([name, all]) => [name, all.map(({ result }): unknown => result)])
      resolve(Object.fromEntries(found) as Record<Store, unknown[]>)
    })
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

function ask(store: IDBObjectStore, edit: Edit): IDBRequest {
  if ('put' in edit) return store.put(edit.put)
  if ('make' in edit) return store.add(edit.make)
  if ('add' in edit) return store.add(edit.add)
  return store.delete(edit.drop)
}
