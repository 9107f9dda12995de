import { beginTransaction } from './transaction.ts'

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

export interface AtomicWrite {
  checks: readonly Check[]
  edits: readonly Edit[]
  isRelaxed: boolean
}

/** In a large write, one edit of so many tells that the storage is at work. */
const TELLS_EVERY = 100

/** All or nothing, false for nothing. Resolves when the transaction is complete: only then the disk has it, but for what is
 * relaxed. [LOCAL-1] */
export async function writeWhole(
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
  // Said as soon as it is known: else the engine waits until this page has heard of each edit. What fails after it
  // still takes back everything.
  const commitIfChecked = (): void => {
    if (unchecked === 0) transaction.commit()
  }
  // Something is there that was to be made. One listener for all of them: a first sync makes thousands.
  transaction.onError((error) => (isStale ||= error?.name === 'ConstraintError'))
  try {
    for (const { store, key, isRight } of checks) {
      const asked = transaction.store(store).get(key)
      asked.addEventListener('success', () => {
        transaction.renew()
        if (isStale) return
        unchecked--
        if (isRight(asked.result)) return commitIfChecked()
        // The edits behind it are asked for already; this takes them back.
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
    // What was asked for before the one that failed would be written without it.
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

/** Of several stores, as they are at one moment. */
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

function ask(store: IDBObjectStore, edit: Edit): IDBRequest {
  if ('put' in edit) return store.put(edit.put)
  if ('make' in edit) return store.add(edit.make)
  if ('add' in edit) return store.add(edit.add)
  return store.delete(edit.drop)
}
