import { err, ok } from '@reprieve/domain/result.ts'
import { countKeys, readLastValues, readStore, readStoreWith } from './idb.ts'
import { WHOLE_TABLE_PATIENCE_MS } from './storageTimeout.ts'
import type { PersonDatabase } from './personDatabase.ts'
import { readKeys, readTogether, writeAtomically, type WriteCheck, type StoreEdit } from './transaction.ts'
import { toStorageFault } from '../connection.ts'
import { DELETED_DAY, isSameRev, NO_DAY } from '../rows/storedRow.ts'
import type { Batch, Raw, Tables } from '../tables.ts'

/** An array sorts above every number, string and date. */
const ABOVE_ALL: IDBValidKey = []

export function idbTables({ use, ranges }: PersonDatabase): Tables {
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
