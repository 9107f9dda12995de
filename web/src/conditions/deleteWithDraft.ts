import { ok, type Result } from '@reprieve/domain/result.ts'
import { endDraft, storeDraft, offeredDrafts } from '../local/drafts.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'

export type RestoreDeleted = () => Promise<Result<undefined, StorageFault>>

/**
 * Deletes its draft too: nothing is left to save it to, and an entry that is added again has the same id and would
 * continue it. Returns the function that restores both; null if it was gone already. [COND-8, MED-22]
 */
export async function deleteWithDraft(
  diary: Diary,
  id: string,
): Promise<Result<RestoreDeleted | null, StorageFault>> {
  const draft = (await offeredDrafts(diary)).find((one) => one.id === id)
  const deleted = await deleteById(diary, id)
  if (!deleted.ok) return deleted
  const { value: was } = deleted
  if (draft !== undefined) await endDraft(diary, id)
  if (was === null) return ok(null)
  return ok(async () => {
    const undone = await undoDelete(diary, was)
    return undone.ok && draft !== undefined ? storeDraft(diary, draft) : undone
  })
}
