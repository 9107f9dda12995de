import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { touchMeta } from '@reprieve/contract/records/entryMeta.ts'
import { META_GROUP } from '@reprieve/contract/records/recordStart.ts'
import {
  editedReflection,
  reflectionToGroups,
  reflectionMeta,
} from '@reprieve/contract/reflections/reflectionWire.ts'
import { REFLECTION_KIND, savedReflectionFromRow } from '@reprieve/contract/reflections/savedReflection.ts'
import type { FinishedReflection } from '@reprieve/domain/reflections/editReflection.ts'
import { changedReflectionGroups } from '@reprieve/domain/reflections/leaveReflection.ts'
import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { isMovedAway, markMoved } from '@reprieve/domain/sync/movedAway.ts'
import { saveEdited, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { draftDeletion } from '../local/drafts.ts'
import { changeRows, type RowChanges, type RowsBefore } from '../local/rows/changeRows.ts'
import { planDeletion } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { changeAndTrash, type TrashChanges } from '../local/rows/trashedRows.ts'
import type { StorageFault } from '../local/tables.ts'
import { encodeConflictLoser, encodeLockedReflection } from './conflictLoserTable.ts'

export interface ReflectionSaveRequest {
  opened: Reflection
  finished: FinishedReflection
  draftId: string
  /** Nothing of the past may be shown: the person is not asked about the day's existing reflection. [REF-14] */
  isUnseen?: boolean
}

/** `isNew`: its day had none before, and this may be shown. `isAside`: it is stored beside the one that its day has. */
export interface ReflectionSaveResult {
  clientId: string
  isNew: boolean
  isAside: boolean
}

/** `day-taken`: the id is that of the day, which has another reflection already: open that one. [REF-9] */
export type ReflectionSaveFault = 'day-taken' | StorageFault

type Decided = TrashChanges & { saved: ReflectionSaveResult | null }

/** Durable when it resolves; deletes the draft too. A changed day moves it, in the same transaction. [REF-10] */
export async function saveReflection(
  diary: Diary,
  asked: ReflectionSaveRequest,
): Promise<Result<ReflectionSaveResult, ReflectionSaveFault>> {
  const { opened, finished, draftId } = asked
  const clientId = reflectionClientId(dayOfReflection(finished))
  const from = opened.ref.kind === 'saved' ? opened.ref.clientId : clientId
  // The day's reflection cannot be read while locked: this is resolved after unlocking. [LOCK-11]
  if (diary.codec.isLocked) return keepUnseen(diary, { clientId, finished, draftId })
  const aside = asked.isUnseen === true ? await encodeConflictLoser(diary, finished) : null
  const changed = await changeAndTrash(diary, [...new Set([clientId, from])], (before): Decided => {
    const known = before.rows.get(clientId)
    const isEdit = opened.ref.kind === 'saved' && from === clientId
    const there = known === undefined || isEdit ? null : savedReflectionFromRow(known)
    if (there !== null && changedReflectionGroups(there, finished).length > 0) {
      const saved = aside === null ? null : { clientId, isNew: false, isAside: true }
      return aside === null ? { saved } : { saved, shelve: [aside], ...draftDeletion(draftId) }
    }
    const after = { ...asked, clientId, wallNow: diary.now() }
    const written = there === null ? writtenInto(before, known, after) : {}
    const moved = from === clientId ? {} : takenAway(before.rows.get(from), { before, written, ...after })
    // Undo is offered for a new reflection: while the past is hidden it would reveal that the day had none.
    const isNew = asked.isUnseen !== true && !isEdit && there === null && from === clientId
    return {
      ...written,
      ...moved,
      trash: [...covered(known), ...(moved.trash ?? [])],
      ...draftDeletion(draftId),
      saved: { clientId, isNew, isAside: false },
    }
  })
  if (!changed.ok) return changed
  return changed.value.saved === null ? err('day-taken') : ok(changed.value.saved)
}

async function keepUnseen(
  diary: Diary,
  { clientId, finished, draftId }: { clientId: string; finished: Reflection; draftId: string },
): Promise<Result<ReflectionSaveResult, StorageFault>> {
  const unseen = await encodeLockedReflection(diary, finished)
  const kept = await changeRows(diary, [], () => ({ shelve: [unseen], ...draftDeletion(draftId) }))
  return kept.ok ? ok({ clientId, isNew: false, isAside: true }) : kept
}

type Writing = ReflectionSaveRequest & { clientId: string; wallNow: number }

/** A day whose reflection was deleted still has its row. */
function writtenInto({ state }: RowsBefore, known: LocalRow | undefined, writing: Writing): RowChanges {
  const { opened, finished, clientId, wallNow } = writing
  const begun =
    known === undefined
      ? beginRow(state, { clientId, kind: REFLECTION_KIND })
      : { row: { ...known, kind: REFLECTION_KIND }, state }
  const isEdit = known !== undefined && !isDeleted(known)
  const values = isEdit
    ? editedReflection(groupValues(known), { opened, after: finished })
    : reflectionToGroups(finished)
  if (isEdit && values.size === 0) return {}
  const first = reflectionMeta({ created: wallNow, updated: wallNow })
  values.set(META_GROUP, touchMeta(groupValues(begun.row), wallNow, first))
  const save = isEdit ? saveEdited : saveRow
  const { row, clock } = save(begun.row, { values, clock: begun.state.clock, wallNow })
  return { rows: [row], state: { ...begun.state, clock } }
}

/** The deleted reflection in the row that is overwritten: it stays in the trash until it expires. [SYNC-31] */
const covered = (known: LocalRow | undefined): LocalRow[] =>
  known !== undefined && isDeleted(known) && !isMovedAway(known) ? [known] : []

/** Deletes the row of the day it was moved from; if it changed since it was opened, it goes to the trash. [SYNC-39] */
function takenAway(
  row: LocalRow | undefined,
  {
    before,
    written,
    opened,
    wallNow,
  }: Pick<Writing, 'opened' | 'wallNow'> & { before: RowsBefore; written: RowChanges },
): TrashChanges {
  if (row === undefined || isDeleted(row)) return {}
  const { trash = [], ...deletion } = planDeletion(row, { state: written.state ?? before.state, wallNow })
  const there = savedReflectionFromRow(row)
  const isWhole = there !== null && changedReflectionGroups(opened, there).length === 0
  const gone = (deletion.rows ?? []).map((tombstone) => (isWhole ? markMoved(tombstone, row) : tombstone))
  return { ...deletion, rows: [...(written.rows ?? []), ...gone], trash: isWhole ? [] : trash }
}
