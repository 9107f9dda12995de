import { err, ok } from '@reprieve/domain/result.ts'
import {
  type Batch,
  type Raw,
  type Tables,
  type Unreadable,
  DELETED_DAY,
  isSameRev,
  NO_DAY,
} from '../tables.ts'

interface Store {
  rows: Map<unknown, Raw>
  states: Map<unknown, Raw>
  shelves: Map<string, Raw>
  unreadable: Unreadable[]
}

type Fields = Record<string, unknown>

/** Tables for tests; they pass the same contract tests as those of the browser. */
export function memoryTables(): Tables & { putRaw: (raw: Raw) => Promise<void> } {
  const store: Store = { rows: new Map(), states: new Map(), shelves: new Map(), unreadable: [] }
  // Like a database: returns copies, and responds asynchronously.
  const copy = <T>(value: T): Promise<T> => Promise.resolve(structuredClone(value))
  const rowsWhere = (fits: (row: Fields) => boolean): Fields[] =>
    ([...store.rows.values()] as Fields[]).filter(fits).sort(byId)

  return {
    row: (clientId) => copy(store.rows.get(clientId)),
    rows: (clientIds) => copy(clientIds.map((clientId) => store.rows.get(clientId))),
    rowsAndStates: (clientIds, names) =>
      copy({
        rows: clientIds.map((clientId) => store.rows.get(clientId)),
        states: names.map((name) => store.states.get(name)),
      }),
    rowsOf: (kind) => copy(rowsWhere((row) => row['kind'] === kind && typeof row['day'] === 'number')),
    latestRows: (kind, count, before = Number.POSITIVE_INFINITY) =>
      copy(
        rowsWhere(
          (row) =>
            row['kind'] === kind && (row['day'] as number) > DELETED_DAY && (row['day'] as number) < before,
        )
          .sort((a, b) => (b['day'] as number) - (a['day'] as number) || byId(b, a))
          .slice(0, count),
      ),
    rowByNumber: (which, number) => copy(rowsWhere((row) => row[which] === number)[0]),
    rowsOfDay: (kind, day) => copy(rowsWhere((row) => row['kind'] === kind && row['day'] === day)),
    countRows: (kind) =>
      copy(rowsWhere((row) => row['kind'] === kind && (row['day'] as number) > DELETED_DAY).length),
    countDays: (kind, most = Number.POSITIVE_INFINITY) => {
      const days = rowsWhere((row) => row['kind'] === kind && (row['day'] as number) > NO_DAY)
      return copy(Math.min(most, new Set(days.map((row) => row['day'])).size))
    },
    countAll: () => copy(rowsWhere(() => true).length),
    dirtyRows: () => copy(rowsWhere((row) => row['dirty'] === 1)),
    countDirty: () => copy(rowsWhere((row) => row['dirty'] === 1).length),
    countUnmarked: () => copy(rowsWhere((row) => row['dirty'] !== 0 && row['dirty'] !== 1).length),
    highestLocalId: () =>
      copy(
        rowsWhere((row) => typeof row['localId'] === 'number').reduce(
          (highest, row) => Math.max(highest, row['localId'] as number),
          0,
        ),
      ),
    everyRow: () => copy(rowsWhere(() => true)),
    rowsAfter: (row, count) => {
      const all = rowsWhere(() => true)
      const from = all.findIndex(({ clientId }) => clientId === (row as Fields | undefined)?.['clientId']) + 1
      return copy(all.slice(from, from + count))
    },
    state: (name) => copy(store.states.get(name)),
    shelved: (shelf, id) => copy(store.shelves.get(shelfKey(shelf, id))),
    shelf: (shelf) => copy(([...store.shelves.values()] as Fields[]).filter((one) => one['shelf'] === shelf)),
    unreadable: () => copy(store.unreadable),
    write: async (batch) => {
      await Promise.resolve()
      if (!isCurrent(store, batch)) return err('changed')
      apply(store, structuredClone(batch))
      return ok(undefined)
    },
    putRaw: async (raw) => {
      await Promise.resolve()
      store.rows.set((raw as Fields)['clientId'], structuredClone(raw))
    },
  }
}

function isCurrent({ rows, states }: Store, batch: Batch): boolean {
  const is = (kept: Raw, rev: unknown): boolean => isSameRev((kept as Fields | undefined)?.['rev'], rev)
  const replaces = (kept: Raw, rev: number): boolean => (kept === undefined ? rev === 1 : is(kept, rev - 1))
  const isUnseen = batch.isGuarded === true
  return (
    (batch.rows ?? []).every(({ clientId, rev }) =>
      isUnseen && rev > 1 ? true : replaces(rows.get(clientId), rev),
    ) &&
    (batch.states ?? []).every(({ name, rev }) => replaces(states.get(name), rev)) &&
    (isUnseen ? [] : (batch.dropRows ?? [])).every(
      ({ key, rev }) => rows.has(key) && is(rows.get(key), rev),
    ) &&
    (batch.dropStates ?? []).every(({ key, rev }) => states.has(key) && is(states.get(key), rev))
  )
}

function apply(store: Store, batch: Batch): void {
  for (const { key } of batch.dropRows ?? []) store.rows.delete(key)
  for (const { key } of batch.dropStates ?? []) store.states.delete(key)
  for (const row of batch.rows ?? []) store.rows.set(row.clientId, row)
  for (const state of batch.states ?? []) store.states.set(state.name, state)
  for (const { shelf, id } of batch.unshelve ?? []) store.shelves.delete(shelfKey(shelf, id))
  for (const one of batch.shelve ?? []) store.shelves.set(shelfKey(one.shelf, one.id), one)
  store.unreadable.push(...(batch.unreadable ?? []))
}

const shelfKey = (shelf: string, id: string): string => JSON.stringify([shelf, id])
const byId = (a: Fields, b: Fields): number => (String(a['clientId']) < String(b['clientId']) ? -1 : 1)
