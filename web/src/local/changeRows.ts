import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { readAll, type Diary, type LoadedRow } from './rows.ts'
import { DELETED_DAY, storeRow } from './storedRow.ts'
import { loadSyncState, storedSyncState } from './syncStateStore.ts'
import type { Batch, StorageFault } from './tables.ts'

/** What is there before a change: of the rows asked for, those that exist. */
export interface Before {
  rows: ReadonlyMap<string, LocalRow>
  state: SyncState
}

/** What shall be there after it, in one transaction. A state that is left out stays. */
export interface After extends Pick<Batch, 'shelve' | 'unshelve'> {
  rows?: readonly LocalRow[]
  /** Rows of which nobody else knows: they go without a tombstone. */
  drop?: readonly LocalRow[]
  state?: SyncState
}

const MOST_TRIES = 100

/**
 * Reads, lets `decide` (pure: it may be asked again) say what becomes of it, and writes that. Contents are encoded
 * before the transaction opens, because a transaction ends while anything else is waited for; so what was read is
 * checked inside it, and where another tab was quicker all is decided anew. [LOCAL-6]
 */
export async function changeRows(
  diary: Diary,
  clientIds: readonly string[],
  decide: (before: Before) => After,
): Promise<Result<After, StorageFault>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [raws, { state, rev }] = await Promise.all([diary.tables.rows(clientIds), loadSyncState(diary)])
    const { loaded, fault } = await readAll(diary, raws)
    if (fault !== null) return err(fault)
    const known = new Map(loaded.map((one) => [one.row.clientId, one]))
    const after = decide({ rows: new Map(loaded.map(({ row }) => [row.clientId, row])), state })
    const written = await diary.tables.write({
      ...(await batchOf(diary, known, after)),
      ...(after.state === undefined ? {} : { states: [storedSyncState({ state: after.state, rev })] }),
    })
    if (written.ok) {
      diary.doorbell.ring(changed(after))
      return ok(after)
    }
    if (written.reason !== 'changed') return err(written.reason)
  }
  throw new Error('a row changes faster than it can be written')
}

async function batchOf(diary: Diary, known: ReadonlyMap<string, LoadedRow>, after: After): Promise<Batch> {
  const revOf = ({ clientId }: LocalRow): number => known.get(clientId)?.rev ?? 0
  const store = (row: LocalRow) =>
    storeRow(row, {
      codec: diary.codec,
      rev: revOf(row) + 1,
      day: isDeleted(row) ? DELETED_DAY : diary.dayOf(row),
    })
  return {
    rows: await Promise.all((after.rows ?? []).map(store)),
    dropRows: (after.drop ?? []).map((row) => ({ key: row.clientId, rev: revOf(row) })),
    shelve: after.shelve ?? [],
    unshelve: after.unshelve ?? [],
  }
}

function changed({ rows = [], drop = [], shelve = [], unshelve = [] }: After): string[] {
  const kinds = [...rows, ...drop].map(({ kind }) => kind)
  const shelves = [...shelve, ...unshelve].map(({ shelf }) => shelf)
  return [...new Set([...kinds, ...shelves])]
}
