import { readCreated, touchMeta } from '@reprieve/contract/records/entryMeta.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import {
  editedGroups,
  recordToGroups,
  metaGroup,
  RECORD_KIND,
  type SavedRecord,
} from '@reprieve/contract/records/recordCodec.ts'
import { META_GROUP } from '@reprieve/contract/records/recordStart.ts'
import type { FinishedRecord } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveEdited, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { draftDeletion } from '../local/drafts.ts'
import { addRows, changeRows, type RowChanges } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'

interface OfDraft {
  /** The draft of this record, deleted in the same transaction as the save. */
  draftId?: string
}

/** What saving a new record needs besides its content. */
export interface NewRecordOptions extends OfDraft {
  /** As it was before the person changed it. */
  opened?: PainRecord
  /** When the person made the first change. */
  since?: number
}

/** `isNew` is false if another tab had already saved the same draft. */
export interface CreatedRecord {
  clientId: string
  localId: number
  isNew: boolean
}

/**
 * Durable when it resolves. One transaction with no read before it, because a person waits for it. The record gets the
 * id of its draft: a tab duplicated by the browser has the same draft and saves into the same record. [REC-26]
 */
export async function saveNewRecord(
  diary: Diary,
  finished: FinishedRecord,
  of: NewRecordOptions = {},
): Promise<Result<CreatedRecord, StorageFault>> {
  const wallNow = diary.now()
  const spare = newClientId(wallNow)
  const wanted = isClientId(of.draftId) ? of.draftId : spare
  const whole = recordToGroups(finished).set(META_GROUP, metaGroup({ created: wallNow, updated: wallNow }))
  const saved = await addRows(diary, [...new Set([wanted, spare])], ({ rows, state }) => {
    const before = rows.get(wanted)
    const clientId = before !== undefined && isOfEarlierPain(before, of) ? spare : wanted
    const known = rows.get(clientId)
    const isThere = known !== undefined && !isDeleted(known)
    const values = isThere ? addedBy(known, { ...of, finished, wallNow }) : whole
    if (isThere && values.size === 0) return { state, made: known, isNew: false, ...endOf(of.draftId) }
    const begun =
      known === undefined ? beginRow(state, { clientId, kind: RECORD_KIND }) : { row: known, state }
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow })
    return { rows: [row], state: { ...begun.state, clock }, made: row, isNew: !isThere, ...endOf(of.draftId) }
  })
  if (!saved.ok) return saved
  const { made, isNew } = saved.value
  return ok({ clientId: made.clientId, localId: made.localId!, isNew })
}

/** The page was still open when its draft was saved elsewhere, and then the person entered the next pain in it. */
const isOfEarlierPain = (row: LocalRow, { since = 0 }: NewRecordOptions): boolean =>
  since > readCreated(groupValues(row))

/** For a draft that is saved a second time: the groups that are not in the record yet. */
function addedBy(
  row: LocalRow,
  { opened, finished, wallNow }: NewRecordOptions & { finished: FinishedRecord; wallNow: number },
): Map<string, unknown> {
  const stored = groupValues(row)
  const edited =
    opened === undefined ? recordToGroups(finished) : editedGroups(stored, { opened, after: finished })
  const values = new Map([...edited].filter(([group, value]) => !sameJson(stored.get(group), value)))
  return values.size === 0 ? values : values.set(META_GROUP, touched(row, wallNow))
}

/** Saves the groups that the person changed since opening; changes from elsewhere stay in the other groups. */
export async function saveRecordEdit(
  diary: Diary,
  { opened, finished, draftId }: OfDraft & { opened: SavedRecord; finished: FinishedRecord },
): Promise<Result<undefined, StorageFault>> {
  const { clientId } = opened.ref
  const wallNow = diary.now()
  const saved = await changeRows(diary, [clientId], ({ rows, state }) => {
    const known = rows.get(clientId)
    // Another tab has dropped the row meanwhile: this person's text must not be lost with it.
    const begun =
      known === undefined ? beginRow(state, { clientId, kind: RECORD_KIND }) : { row: known, state }
    const values =
      known === undefined
        ? recordToGroups(finished)
        : editedGroups(groupValues(known), { opened, after: finished })
    if (values.size === 0 && !isDeleted(begun.row)) return endOf(draftId)
    values.set(META_GROUP, touched(begun.row, wallNow))
    const { row, clock } = saveEdited(begun.row, { values, clock: begun.state.clock, wallNow })
    return { rows: [row], state: { ...begun.state, clock }, ...endOf(draftId) }
  })
  return saved.ok ? ok(undefined) : saved
}

const touched = (row: LocalRow, now: number) =>
  touchMeta(groupValues(row), now, metaGroup({ created: now, updated: now }))

/** The format of `newClientId`: draft ids of older apps or tests are not valid ids for the server. */
const CLIENT_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const isClientId = (id: string | undefined): id is string => id !== undefined && CLIENT_ID.test(id)

const endOf = (draftId: string | undefined): Pick<RowChanges, 'unshelve'> =>
  draftId === undefined ? {} : draftDeletion(draftId)
