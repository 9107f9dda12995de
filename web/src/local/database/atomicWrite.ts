import { beginTransaction } from './transaction.ts'

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
