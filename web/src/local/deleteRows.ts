import { ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteRow, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { changeRows, type Before } from './changeRows.ts'
import type { Diary } from './rows.ts'
import type { StorageFault } from './tables.ts'
import { changeAndTrash, copiesOf, isSaidBy, type AfterTrash } from './trashShelf.ts'

/** Gives the row as it was, to be brought back by `undoDelete`; null where it was gone already. [REC-24] */
export async function deleteById(
  diary: Diary,
  clientId: string,
): Promise<Result<LocalRow | null, StorageFault>> {
  type Deleted = AfterTrash & { was: LocalRow | null }
  const deleted = await changeAndTrash(diary, [clientId], ({ rows, state }): Deleted => {
    const was = rows.get(clientId)
    if (was === undefined || isDeleted(was)) return { was: null }
    return { was, ...deletionOf(was, { state, wallNow: diary.now() }) }
  })
  return deleted.ok ? ok(deleted.value.was) : deleted
}

/** A later act than the delete, so it wins wherever the delete has got to by now (D32). */
export async function undoDelete(diary: Diary, was: LocalRow): Promise<Result<undefined, StorageFault>> {
  // A trash that cannot be read keeps nothing from coming back.
  const copies = await copiesOf(diary, was).catch(() => [])
  const undone = await changeRows(diary, [was.clientId], ({ rows, state }) => {
    const row = rows.get(was.clientId) ?? was
    const gone = [...valuesOf(was)].filter(([group]) => !row.groups.has(group))
    const saved = saveRow(row, { values: new Map(gone), clock: state.clock, wallNow: diary.now() })
    // Written anew meanwhile, the row says something else: then its words are in the trash alone. [SYNC-31]
    const unshelve = isSaidBy(saved.row, valuesOf(was)) ? copies : []
    return { rows: [saved.row], state: { ...state, clock: saved.clock }, unshelve }
  })
  return undone.ok ? ok(undefined) : undone
}

/**
 * What a delete writes: a tombstone, or of a row that nobody else can know its copy in the trash alone. With the state
 * also there: a row that another tab has dropped, made anew and sent since may have come to the same revision, and the
 * server would never hear that it is gone. Whoever makes a row has written the state. [SYNC-11, SYNC-31]
 */
export function deletionOf(
  row: LocalRow,
  { state, wallNow }: { state: Before['state']; wallNow: number },
): Pick<AfterTrash, 'rows' | 'drop' | 'state' | 'trash'> {
  const saved = deleteRow(row, state.clock, wallNow)
  return saved === null
    ? { drop: [row], trash: [row], state }
    : { rows: [saved.row], state: { ...state, clock: saved.clock } }
}
