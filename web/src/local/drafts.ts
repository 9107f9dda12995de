import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { certainNow } from '@reprieve/domain/sync/certainNow.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Diary } from './rows/rows.ts'
import { loadSyncState } from './rows/syncStateStore.ts'
import type { Batch, Raw, Shelf, Shelved, StorageFault } from './tables.ts'
import { quarantineShelved } from './rows/quarantine.ts'

/** Input that was started and not saved. */
export interface Draft {
  id: string
  kind: string
  at: number
  value: unknown
}

const TRASH_KEPT_MS = 20 * HOUR_MS

/** A row that the server refused because it has neither a name nor a known catalogue entry (D29). */
export const REFUSED_KIND = 'refused-medication'
/** A copy of a deleted row that has no tombstone with its values. */
export const DELETED_ROW_KIND = 'deleted-row'
/** How long a deleted row can be restored. [SYNC-31] */
export const DELETED_KEPT_MS = 30 * 24 * HOUR_MS
const KEPT_LONG: readonly string[] = [REFUSED_KIND, DELETED_ROW_KIND]

export async function storeDraft(
  diary: Diary,
  draft: Omit<Draft, 'at'>,
): Promise<Result<undefined, StorageFault>> {
  return write(diary, { shelve: [await encodeForShelf(diary, 'drafts', { ...draft, at: diary.now() })] })
}

/** The drafts to offer again, newest first. */
export const offeredDrafts = (diary: Diary): Promise<Draft[]> => draftsOn(diary, 'drafts')

/** A save adds this to its own batch, so that no crash leaves both the record and its draft. [LOCAL-8] */
export const draftDeletion = (id: string): Pick<Batch, 'unshelve'> => ({
  unshelve: [{ shelf: 'drafts', id }],
})

/** Deletes a draft when there is nothing left to save. */
export const endDraft = (diary: Diary, id: string): Promise<Result<undefined, StorageFault>> =>
  write(diary, draftDeletion(id))

/** D36: a draft that was closed without saving can be restored for 20 hours. */
export async function trashDraft(diary: Diary, draft: Draft): Promise<Result<undefined, StorageFault>> {
  const trashed = await encodeForShelf(diary, 'trash', { ...draft, at: diary.now() })
  return write(diary, { ...draftDeletion(draft.id), shelve: [trashed] })
}

/** Moves a draft out of the trash in one write. Undo and home both offer it: a second call changes nothing. */
export async function restoreTrashedDraft(
  diary: Diary,
  draft: Draft,
  id: string = draft.id,
): Promise<Result<undefined, StorageFault>> {
  const trash = await diary.tables.shelf('trash')
  if (trash.every((raw) => (raw as Shelved).id !== draft.id)) return ok(undefined)
  const again = await encodeForShelf(diary, 'drafts', { ...draft, id, at: diary.now() })
  return write(diary, { unshelve: [{ shelf: 'trash', id: draft.id }], shelve: [again] })
}

/** Newest first; without expired drafts, even before `emptyTrash` has run. */
export async function listTrashedDrafts(diary: Diary): Promise<Draft[]> {
  const drafts = await draftsOn(diary, 'trash')
  const isOver = await overIn(diary, drafts)
  return drafts.filter((draft) => !isOver(draft))
}

export async function emptyTrash(diary: Diary): Promise<Result<undefined, StorageFault>> {
  const drafts = await draftsOn(diary, 'trash')
  const old = drafts.filter(await overIn(diary, drafts))
  if (old.length === 0) return ok(undefined)
  return write(diary, { unshelve: old.map(({ id }) => ({ shelf: 'trash', id })) })
}

/** Deleted rows are dated by the server's clock, drafts closed without saving by the device's. [SYNC-26, SYNC-38] */
async function overIn(diary: Diary, drafts: readonly Draft[]): Promise<(draft: Draft) => boolean> {
  const now = diary.now()
  const hasDeleted = drafts.some(({ kind }) => KEPT_LONG.includes(kind))
  const surely = hasDeleted ? certainNow((await loadSyncState(diary)).state, now) : now
  return ({ at, kind }) =>
    KEPT_LONG.includes(kind) ? surely - at > DELETED_KEPT_MS : now - at > TRASH_KEPT_MS
}

async function draftsOn(diary: Diary, shelf: Shelf): Promise<Draft[]> {
  const drafts: Draft[] = []
  for (const raw of await diary.tables.shelf(shelf)) {
    const draft = await readDraft(diary, raw)
    if (draft.ok) drafts.push(draft.value)
    else await quarantineShelved(diary.tables, raw as Shelved, draft.reason, diary.now())
  }
  return drafts.sort((a, b) => b.at - a.at)
}

async function readDraft({ codec }: Diary, raw: Raw): Promise<Result<Draft, string>> {
  const { shelf, id, at, content } = raw as Shelved
  if (typeof at !== 'number') return err('at is wrong')
  const decoded = await codec.decode({ table: shelf, id }, content)
  if (!decoded.ok) return decoded
  const { kind, value } = (decoded.value ?? {}) as Partial<Draft>
  return typeof kind === 'string' ? ok({ id, kind, at, value }) : err('kind is wrong')
}

/** Encodes a draft, to be written in one batch with other things. */
export async function encodeForShelf(
  { codec }: Diary,
  shelf: Shelf,
  { id, kind, at, value }: Draft,
): Promise<Shelved> {
  return { shelf, id, at, content: await codec.encode({ table: shelf, id }, { kind, value }) }
}

async function write(diary: Diary, batch: Batch): Promise<Result<undefined, StorageFault>> {
  const written = await diary.tables.write(batch)
  if (written.ok) {
    diary.doorbell.ring(['drafts'])
    return written
  }
  // Shelves have no revision, so no other tab can have written first.
  if (written.reason === 'changed') throw new Error('a shelf was refused as changed')
  return err(written.reason)
}
