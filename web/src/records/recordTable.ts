import { newClientId } from '@reprieve/contract/ids.ts'
import {
  editedGroups,
  groupsOfRecord,
  metaGroup,
  recordOfGroups,
} from '@reprieve/contract/records/painRecordWire.ts'
import { contentOf } from '@reprieve/contract/records/referenceWire.ts'
import type { FinishedRecord } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteRow, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { addRows, changeRows, type After, type Before } from '../local/changeRows.ts'
import { draftEnds } from '../local/drafts.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { valuesOf } from './recordDay.ts'

export const RECORD_KIND = 'record'

interface OfDraft {
  /** The draft that it was written in ends with the save, in one transaction. */
  draftId?: string
}

/** Durable when it resolves. One transaction, and nothing is read before it: a person waits for this. */
export async function saveNewRecord(
  diary: Diary,
  finished: FinishedRecord,
  { draftId }: OfDraft = {},
): Promise<Result<{ clientId: string; localId: number }, StorageFault>> {
  const wallNow = diary.now()
  const clientId = newClientId(wallNow)
  const values = groupsOfRecord(finished).set('meta', metaGroup({ created: wallNow, updated: wallNow }))
  const saved = await addRows(diary, [clientId], ({ rows, state }) => {
    const known = rows.get(clientId)
    const begun =
      known === undefined ? beginRow(state, { clientId, kind: RECORD_KIND }) : { row: known, state }
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
    return { rows: [row], state: { ...begun.state, clock }, ...endOf(draftId) }
  })
  return saved.ok ? ok({ clientId, localId: saved.value.rows[0]!.localId! }) : saved
}

/** What the person changed since it was opened; what came from elsewhere meanwhile stays in the other groups. */
export async function saveEdit(
  diary: Diary,
  { opened, finished, draftId }: OfDraft & { opened: SavedRecord; finished: FinishedRecord },
): Promise<Result<undefined, StorageFault>> {
  const { clientId } = opened.ref
  const wallNow = diary.now()
  const saved = await changeRows(diary, [clientId], ({ rows, state }) => {
    const known = rows.get(clientId)
    // Another tab has dropped it since: what this person wrote must not go with it.
    const begun =
      known === undefined ? beginRow(state, { clientId, kind: RECORD_KIND }) : { row: known, state }
    const values =
      known === undefined
        ? groupsOfRecord(finished)
        : editedGroups(valuesOf(known), { opened, after: finished })
    if (values.size === 0 && !isDeleted(begun.row)) return endOf(draftId)
    values.set('meta', touched(begun.row, wallNow))
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
    return { rows: [row], state: { ...begun.state, clock }, ...endOf(draftId) }
  })
  return saved.ok ? ok(undefined) : saved
}

/** Gives the row as it was, to be brought back by `undoDelete`; null where it was gone already. */
export async function deleteRecord(
  diary: Diary,
  clientId: string,
): Promise<Result<LocalRow | null, StorageFault>> {
  const deleted = await changeRows(diary, [clientId], ({ rows, state }): After & { was: LocalRow | null } => {
    const was = rows.get(clientId)
    if (was === undefined || isDeleted(was)) return { was: null }
    return { was, ...deletionOf(was, { state, wallNow: diary.now() }) }
  })
  return deleted.ok ? ok(deleted.value.was) : deleted
}

/** A later act than the delete, so it wins wherever the delete has got to by now (D32). */
export async function undoDelete(diary: Diary, was: LocalRow): Promise<Result<undefined, StorageFault>> {
  const undone = await changeRows(diary, [was.clientId], ({ rows, state }) => {
    const row = rows.get(was.clientId) ?? was
    const gone = [...valuesOf(was)].filter(([group]) => !row.groups.has(group))
    const saved = saveRow(row, { values: new Map(gone), clock: state.clock, wallNow: diary.now() })
    return { rows: [saved.row], state: { ...state, clock: saved.clock } }
  })
  return undone.ok ? ok(undefined) : undone
}

export type SavedRecord = PainRecord & { ref: { kind: 'saved' } }

/** Null for a row that tells of something else, or of nothing any more. */
export function recordOf(row: LocalRow): SavedRecord | null {
  if (isDeleted(row)) return null
  const { clientId, localId, idOnServer: serverId } = row
  const ref = { kind: 'saved', clientId, localId, serverId } as const
  const read = recordOfGroups(valuesOf(row), ref)
  return read.ok ? { ...read.value, ref } : null
}

function deletionOf(row: LocalRow, { state, wallNow }: { state: Before['state']; wallNow: number }): After {
  const saved = deleteRow(row, state.clock, wallNow)
  return saved === null ? { drop: [row] } : { rows: [saved.row], state: { ...state, clock: saved.clock } }
}

const touched = (row: LocalRow, now: number) => ({
  ...metaGroup({ created: now, updated: now }),
  ...contentOf(row.groups.get('meta')?.v),
  updated_local: now,
})

const endOf = (draftId: string | undefined): Pick<After, 'unshelve'> =>
  draftId === undefined ? {} : draftEnds(draftId)
