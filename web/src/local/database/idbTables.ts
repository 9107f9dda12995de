import { err, ok } from '@reprieve/domain/result.ts'
import type { Codec } from '../codec.ts'
import { toStorageFault } from '../storageFault.ts'
import { type Batch, type Raw, type Tables, DELETED_DAY, isSameRev, NO_DAY } from '../tables.ts'
import { WHOLE_TABLE_PATIENCE_MS } from './storageTimeout.ts'
import { beginTransaction, readStore, readStoreWith, type Connection } from './transaction.ts'

/** A content names its codec, because a conversion from one codec to another may stop half-way. */
interface PlainContent {
  codec: 'plain'
  value: unknown
}

export const plainContent = (value: unknown): PlainContent => ({ codec: 'plain', value })

/** For a diary without the app lock. */
export const PLAIN_CODEC: Codec = {
  encode: (_place, value) => Promise.resolve(plainContent(value)),
  decode: (_place, content) =>
    Promise.resolve(isPlain(content) ? ok(content.value) : err('not written by the plain codec')),
}

const isPlain = (content: unknown): content is PlainContent =>
  typeof content === 'object' &&
  content !== null &&
  'value' in content &&
  (content as { codec?: unknown }).codec === 'plain'

/** An array sorts above every number, string and date. */
const ABOVE_ALL: IDBValidKey = []

interface TableAccess extends Pick<Connection, 'use'> {
  ranges: typeof IDBKeyRange
}

export function idbTables({ use, ranges }: TableAccess): Tables {
  const ofKind = (kind: string, firstDay: number, before: IDBValidKey = ABOVE_ALL): IDBKeyRange =>
    ranges.bound([kind, firstDay], [kind, before], false, true)
  const rows = <T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    use((db) => readStore(db, 'rows', ask))
  const manyRows = <T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    use((db) => readStore(db, 'rows', ask, WHOLE_TABLE_PATIENCE_MS))
  const rowsBy = <T>(act: Parameters<typeof readStoreWith<T>>[2]): Promise<T> =>
    use((db) => readStoreWith(db, 'rows', act))
  const one = async (store: string, key: IDBValidKey): Promise<Raw> => {
    const [found] = await use((db) => readKeys(db, store, [key]))
    return found
  }

  return {
    row: (clientId) => one('rows', clientId),
    rows: (clientIds) => use((db) => readKeys(db, 'rows', clientIds)),
    rowsAndStates: (rows, states) => use((db) => readTogether(db, { states, rows })),
    rowsOf: async (kind) => {
      const found: Raw[] = await manyRows((store) => store.index('kindDay').getAll(ofKind(kind, -Infinity)))
      return found.sort(byClientId)
    },
    rowByNumber: (which, number) => rows((store) => store.index(which).get(number)),
    latestRows: (kind, count, before) =>
      rowsBy((store) => readLastValues(store.index('kindDay'), ofKind(kind, DELETED_DAY + 1, before), count)),
    rowsOfDay: (kind, day) => rows((store) => store.index('kindDay').getAll(ranges.only([kind, day]))),
    countRows: (kind) => rows((store) => store.index('kindDay').count(ofKind(kind, DELETED_DAY + 1))),
    countDays: (kind, most = Number.POSITIVE_INFINITY) => {
      // The day of a broken row may be a string, which sorts above all numbers.
      const days = ofKind(kind, NO_DAY + 1, Number.POSITIVE_INFINITY)
      return rowsBy((store) => countKeys(store.index('kindDay'), days, most))
    },
    countAll: () => rows((store) => store.count()),
    dirtyRows: () => rows((store) => store.index('dirty').getAll(1)),
    countDirty: () => rows((store) => store.index('dirty').count(1)),
    countUnmarked: () =>
      rowsBy(async (store, { answerOf }) => {
        const dirty = store.index('dirty')
        const counts = [store.count(), dirty.count(0), dirty.count(1)].map(answerOf)
        const [all = 0, clean = 0, unsent = 0] = await Promise.all(counts)
        return all - clean - unsent
      }),
    highestLocalId: () =>
      rowsBy(async (store, { answerOf }) => {
        // The local id of a broken row may be a string, which sorts above all numbers.
        const numbers = ranges.upperBound(Number.MAX_SAFE_INTEGER)
        const cursor = await answerOf(store.index('localId').openKeyCursor(numbers, 'prev'))
        return typeof cursor?.key === 'number' ? cursor.key : 0
      }),
    everyRow: () => manyRows((store) => store.getAll()),
    rowsAfter: (row, count) => {
      const behind =
        row === undefined ? null : ranges.lowerBound((row as { clientId: unknown }).clientId, true)
      return rows((store) => store.getAll(behind, count))
    },
    state: (name) => one('states', name),
    shelved: (shelf, id) => one('shelves', [shelf, id]),
    shelf: (shelf) => use((db) => readStore(db, 'shelves', (store) => store.index('shelf').getAll(shelf))),
    unreadable: async () => {
      const found = await use((db) => readStore(db, 'unreadable', (store) => store.getAll()))
      return found.map(({ id: _id, ...rest }) => rest)
    },
    write: async (batch) => {
      try {
        const isWritten = await use((db) =>
          writeAtomically(db, {
            checks: checksOf(batch),
            edits: editsOf(batch),
            isRelaxed: batch.isRelaxed === true,
          }),
        )
        return isWritten ? ok(undefined) : err('changed')
      } catch (error) {
        const fault = toStorageFault(error)
        if (fault === null) throw error
        return err(fault)
      }
    },
  }
}

const byClientId = (a: Raw, b: Raw): number =>
  (a as { clientId: string }).clientId < (b as { clientId: string }).clientId ? -1 : 1

function checksOf(batch: Batch): WriteCheck[] {
  const { states = [], dropStates = [] } = batch
  return [
    ...(batch.isGuarded === true ? [] : rowChecksOf(batch)),
    ...states
      .filter((state) => !isFirst(state))
      .map(({ name, rev }) => ({ store: 'states', key: name, isRight: isAt(rev - 1) })),
    ...dropStates.map(({ key, rev }) => ({ store: 'states', key, isRight: isAt(rev) })),
  ]
}

const rowChecksOf = ({ rows = [], dropRows = [] }: Batch): WriteCheck[] => [
  ...rows
    .filter((row) => !isFirst(row))
    .map(({ clientId, rev }) => ({ store: 'rows', key: clientId, isRight: isAt(rev - 1) })),
  ...dropRows.map(({ key, rev }) => ({ store: 'rows', key: key as IDBValidKey, isRight: isAt(rev) })),
]

function editsOf(batch: Batch): StoreEdit[] {
  return [
    ...(batch.dropRows ?? []).map(({ key }) => ({ store: 'rows', drop: key as IDBValidKey })),
    ...(batch.dropStates ?? []).map(({ key }) => ({ store: 'states', drop: key })),
    ...(batch.rows ?? []).map((row) => ({ store: 'rows', ...written(row) })),
    ...(batch.states ?? []).map((state) => ({ store: 'states', ...written(state) })),
    ...(batch.unshelve ?? []).map(({ shelf, id }) => ({ store: 'shelves', drop: [shelf, id] })),
    ...(batch.shelve ?? []).map((put) => ({ store: 'shelves', put })),
    ...(batch.unreadable ?? []).map((add) => ({ store: 'unreadable', add })),
  ]
}

/** A first write requires that nothing is stored under the key. */
const isFirst = ({ rev }: { rev: number }): boolean => rev === 1
const written = <T extends { rev: number }>(value: T): { make: T } | { put: T } =>
  isFirst(value) ? { make: value } : { put: value }

const isAt =
  (rev: unknown) =>
  (kept: unknown): boolean =>
    kept !== undefined && isSameRev((kept as { rev?: unknown }).rev, rev)

/** Requires that a value is still as it was when the write was decided; otherwise nothing is written. */
interface WriteCheck {
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

interface AtomicWrite {
  checks: readonly WriteCheck[]
  edits: readonly StoreEdit[]
  isRelaxed: boolean
}

/** A write of more edits is requested in slices, because each request takes time on the thread of the page. */
const SLICE = 50

/**
 * Writes all edits or, returning false, none. Resolves when the transaction is complete: only then is it on the disk,
 * unless it is relaxed. [LOCAL-1, LOCAL-42]
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
    commitsAtOnce: checks.length === 0 && edits.length <= SLICE,
  })
  let isStale = false
  let unchecked = checks.length
  let requested = 0
  // Commit as soon as possible: otherwise the engine waits until this page has handled the event of each edit. An error
  // after the commit still rolls back everything.
  const commitIfComplete = (): void => {
    if (unchecked === 0 && requested === edits.length) transaction.commit()
  }
  // ConstraintError: a key that was to be new exists. One listener for all, since a first sync creates thousands.
  transaction.onError((error) => (isStale ||= error?.name === 'ConstraintError'))
  const requestSlice = (): void => {
    const slice = edits.slice(requested, requested + SLICE)
    requested += slice.length
    const [first] = slice.map((edit) => request(transaction.store(edit.store), edit))
    // The storage still has the rest of this slice to write, so it never waits for the next one.
    first?.addEventListener('success', () => {
      transaction.renew()
      if (requested < edits.length && !isStale) orAbort(requestSlice)
    })
    commitIfComplete()
  }
  // The edits requested before the one that failed would be written without it.
  const orAbort = (act: () => void): void => {
    try {
      act()
    } catch (error) {
      if (!transaction.abort(error)) throw error
    }
  }
  orAbort(() => {
    for (const { store, key, isRight } of checks) {
      const asked = transaction.store(store).get(key)
      asked.addEventListener('success', () => {
        transaction.renew()
        if (isStale) return
        unchecked--
        if (isRight(asked.result)) return commitIfComplete()
        // The edits after it are already requested; the abort rolls them back.
        isStale = true
        transaction.abort(null)
      })
    }
    requestSlice()
  })
  try {
    await transaction.done
    return true
  } catch (error) {
    if (isStale) return false
    throw error
  }
}

function request(store: IDBObjectStore, edit: StoreEdit): IDBRequest {
  if ('put' in edit) return store.put(edit.put)
  if ('make' in edit) return store.add(edit.make)
  if ('add' in edit) return store.add(edit.add)
  return store.delete(edit.drop)
}

async function readKeys(idb: IDBDatabase, store: string, keys: readonly IDBValidKey[]): Promise<unknown[]> {
  if (keys.length === 0) return []
  const { [store]: found } = await readTogether(idb, { [store]: keys })
  return found!
}

/** Reads several stores in one transaction. */
async function readTogether<Store extends string>(
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

/** The last `count` values of the range, from the end of the index. */
function readLastValues(index: IDBIndex, range: IDBKeyRange, count: number): Promise<unknown[]> {
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
function countKeys(index: IDBIndex, range: IDBKeyRange, most: number): Promise<number> {
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
