import { ok, type Result } from '@reprieve/domain/result.ts'
import { groupValues, isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { Shelved, StorageFault } from '../tables.ts'
import { changeRows } from './changeRows.ts'
import { planDeletion } from './deleteRows.ts'
import type { Diary } from './rows.ts'
import { changeAndTrash, containsValues, findTrashCopies, type TrashChanges } from './trashedRows.ts'

type Deleted = TrashChanges & { were: readonly LocalRow[] }

/** All or none of them, in one transaction. Returns the rows as they were, for `undoDeletes`. [EPI-8, REC-24] */
export async function deleteTogether(
  diary: Diary,
  clientIds: readonly string[],
): Promise<Result<readonly LocalRow[], StorageFault>> {
  const deleted = await changeAndTrash(diary, clientIds, ({ rows, state: first }): Deleted => {
    const were = clientIds.flatMap((id) => rows.get(id) ?? []).filter((row) => !isDeleted(row))
    let state = first
    const [changed, drop, trash]: [LocalRow[], LocalRow[], LocalRow[]] = [[], [], []]
    for (const row of were) {
      const plan = planDeletion(row, { state, wallNow: diary.now() })
      state = plan.state ?? state
      changed.push(...(plan.rows ?? []))
      drop.push(...(plan.drop ?? []))
      trash.push(...(plan.trash ?? []))
    }
    return were.length === 0 ? { were } : { were, rows: changed, drop, trash, state }
  })
  return deleted.ok ? ok(deleted.value.were) : deleted
}

/** As `undoDelete`, for all of them at once. */
export async function undoDeletes(
  diary: Diary,
  were: readonly LocalRow[],
): Promise<Result<undefined, StorageFault>> {
  const copies = new Map<string, readonly Pick<Shelved, 'id'>[]>()
  for (const was of were) copies.set(was.clientId, await findTrashCopies(diary, was).catch(() => []))
  const ids = were.map(({ clientId }) => clientId)
  const undone = await changeRows(diary, ids, ({ rows: stored, state: first }) => {
    let state = first
    const rows: LocalRow[] = []
    const unshelve: { shelf: 'trash'; id: string }[] = []
    for (const was of were) {
      const row = stored.get(was.clientId) ?? was
      const gone = [...groupValues(was)].filter(([group]) => !row.groups.has(group))
      const saved = saveRow(row, { values: new Map(gone), clock: state.clock, wallNow: diary.now() })
      state = { ...state, clock: saved.clock }
      rows.push(saved.row)
      // If the row was edited meanwhile, its old values exist only in the trash and must stay there. [SYNC-31]
      if (!containsValues(saved.row, groupValues(was))) continue
      unshelve.push(...copies.get(was.clientId)!.map(({ id }) => ({ shelf: 'trash' as const, id })))
    }
    return { rows, state, unshelve }
  })
  return undone.ok ? ok(undefined) : undone
}
