import { ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteRow, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { changeRows, type RowsBefore } from './changeRows.ts'
import type { Diary } from './rows.ts'
import type { StorageFault } from '../tables.ts'
import { changeAndTrash, findTrashCopies, containsValues, type TrashChanges } from './trashedRows.ts'

/** Returns the row as it was, for `undoDelete`; null if it was already gone. [REC-24] */
export async function deleteById(
  diary: Diary,
  clientId: string,
): Promise<Result<LocalRow | null, StorageFault>> {
  type Deleted = TrashChanges & { was: LocalRow | null }
  const deleted = await changeAndTrash(diary, [clientId], ({ rows, state }): Deleted => {
    const was = rows.get(clientId)
    if (was === undefined || isDeleted(was)) return { was: null }
    return { was, ...planDeletion(was, { state, wallNow: diary.now() }) }
  })
  return deleted.ok ? ok(deleted.value.was) : deleted
}

/** The undo is later than the delete, so it wins on every device that the delete has reached (D32). */
export async function undoDelete(diary: Diary, was: LocalRow): Promise<Result<undefined, StorageFault>> {
  // An unreadable trash must not prevent the undo.
  const copies = await findTrashCopies(diary, was).catch(() => [])
  const undone = await changeRows(diary, [was.clientId], ({ rows, state }) => {
    const row = rows.get(was.clientId) ?? was
    const gone = [...groupValues(was)].filter(([group]) => !row.groups.has(group))
    const saved = saveRow(row, { values: new Map(gone), clock: state.clock, wallNow: diary.now() })
    // If the row was edited meanwhile, its old values exist only in the trash and must stay there. [SYNC-31]
    const unshelve = containsValues(saved.row, groupValues(was)) ? copies : []
    return { rows: [saved.row], state: { ...state, clock: saved.clock }, unshelve }
  })
  return undone.ok ? ok(undefined) : undone
}

/**
 * What a delete writes: a tombstone or, for a row that only this device has, just its copy in the trash. The state is
 * written in both cases: if another tab has dropped the row, created it again and sent it, the row may have the same
 * revision, and the server would never learn that it is deleted. Creating a row also writes the state. [SYNC-11,
 * SYNC-31]
 */
export function planDeletion(
  row: LocalRow,
  { state, wallNow }: { state: RowsBefore['state']; wallNow: number },
): Pick<TrashChanges, 'rows' | 'drop' | 'state' | 'trash'> {
  const saved = deleteRow(row, state.clock, wallNow)
  return saved === null
    ? { drop: [row], trash: [row], state }
    : { rows: [saved.row], state: { ...state, clock: saved.clock } }
}
