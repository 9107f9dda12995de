import { newClientId } from '@reprieve/contract/ids.ts'
import { emptyRecord, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { RecordEditorStart } from '../openRecord.ts'
import { storeRecordDraft, listRecordDrafts } from '../recordDraft.ts'

/** Available immediately: it reads nothing. */
export function startQuickRecord(now: LocalInstant): RecordEditorStart {
  const opened = emptyRecord(now)
  return { draftId: newClientId(now.at), isKept: false, opened, record: opened, isQuick: true }
}

/** Continues the draft of this history entry; starts again if it has become a record or cannot be read. */
export async function reopenQuickRecord(
  diary: Diary,
  draftId: string,
  now: LocalInstant,
): Promise<RecordEditorStart> {
  const drafts = await listRecordDrafts(diary).catch(() => [])
  const own = drafts.find(({ id, opened }) => id === draftId && opened.ref.kind === 'not-saved-yet')
  if (own === undefined) return startQuickRecord(now)
  return { draftId, isKept: true, opened: own.opened, record: own.record, isQuick: true }
}

/** The record as it was before the save that was undone, under a new id: the id of the save is used up. [QUICK-5] */
export async function restartQuickRecord(
  diary: Diary,
  record: PainRecord,
  now: LocalInstant,
): Promise<RecordEditorStart> {
  const begun = { ...startQuickRecord(now), record }
  const kept = await storeRecordDraft(diary, { id: begun.draftId, opened: begun.opened, record })
  return { ...begun, isKept: kept.ok }
}
