import { Dexie } from 'dexie'
import { err, ok } from '@reprieve/domain/result.ts'
import type { PersonDatabase } from './personDatabase.ts'
import { readKeys, writeWhole, type Check, type Edit } from './rawTransaction.ts'
import { storageFault } from './reopen.ts'
import { DELETED_DAY } from './storedRow.ts'
import type { Batch, Tables } from './tables.ts'

export function dexieTables({ db, use }: PersonDatabase): Tables {
  const { rows, shelves, unreadable } = db
  const ofKind = (kind: string, firstDay: unknown) =>
    rows.where('[kind+day]').between([kind, firstDay], [kind, Dexie.maxKey], true, true)
  const live = (): IDBDatabase => {
    if (!db.isOpen()) throw new Dexie.DatabaseClosedError('the connection has died')
    return db.backendDB()
  }
  const one = async (store: string, key: IDBValidKey): Promise<unknown> => {
    const [found] = await use(async () => readKeys(live(), store, [key]))
    return found
  }

  return {
    row: (clientId) => one('rows', clientId),
    rows: (clientIds) => use(async () => readKeys(live(), 'rows', clientIds)),
    rowsOf: (kind) => use(async () => ofKind(kind, Dexie.minKey).sortBy('clientId')),
    latestRows: (kind, count) =>
      use(async () =>
        ofKind(kind, DELETED_DAY + 1)
          .reverse()
          .limit(count)
          .toArray(),
      ),
    dirtyRows: () => use(async () => rows.where('dirty').equals(1).toArray()),
    everyRow: () => use(async () => rows.toArray()),
    state: (name) => one('states', name),
    shelved: (shelf, id) => one('shelves', [shelf, id]),
    shelf: (shelf) => use(async () => shelves.where('shelf').equals(shelf).toArray()),
    unreadable: () =>
      use(async () => {
        const found = await unreadable.toArray()
        return found.map(({ id: _id, ...rest }) => rest)
      }),
    write: async (batch) => {
      try {
        const isWritten = await use(async () =>
          writeWhole(live(), { checks: checksOf(batch), edits: editsOf(batch) }),
        )
        return isWritten ? ok(undefined) : err('changed')
      } catch (error) {
        const fault = storageFault(error)
        if (fault === null) throw error
        return err(fault)
      }
    },
  }
}

function checksOf({ rows = [], dropRows = [], states = [], dropStates = [] }: Batch): Check[] {
  return [
    ...rows.map(({ clientId, rev }) => ({ store: 'rows', key: clientId, isRight: replacedBy(rev) })),
    ...dropRows.map(({ key, rev }) => ({ store: 'rows', key: key as IDBValidKey, isRight: isAt(rev) })),
    ...states.map(({ name, rev }) => ({ store: 'states', key: name, isRight: replacedBy(rev) })),
    ...dropStates.map(({ key, rev }) => ({ store: 'states', key, isRight: isAt(rev) })),
  ]
}

function editsOf(batch: Batch): Edit[] {
  return [
    ...(batch.dropRows ?? []).map(({ key }) => ({ store: 'rows', drop: key as IDBValidKey })),
    ...(batch.dropStates ?? []).map(({ key }) => ({ store: 'states', drop: key })),
    ...(batch.rows ?? []).map((put) => ({ store: 'rows', put })),
    ...(batch.states ?? []).map((put) => ({ store: 'states', put })),
    ...(batch.unshelve ?? []).map(({ shelf, id }) => ({ store: 'shelves', drop: [shelf, id] })),
    ...(batch.shelve ?? []).map((put) => ({ store: 'shelves', put })),
    ...(batch.unreadable ?? []).map((add) => ({ store: 'unreadable', add })),
  ]
}

const replacedBy =
  (rev: number) =>
  (kept: unknown): boolean =>
    kept === undefined ? rev === 1 : isAt(rev - 1)(kept)

// A broken row may have a broken revision: it is compared as it is.
const isAt =
  (rev: unknown) =>
  (kept: unknown): boolean =>
    kept !== undefined && Object.is((kept as { rev?: unknown }).rev, rev)
