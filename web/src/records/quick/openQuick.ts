import { newClientId } from '@reprieve/contract/ids.ts'
import { emptyRecord, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Diary } from '../../local/rows.ts'
import type { RecordEditorStart } from '../openRecord.ts'
import { keepRecordDraft, offeredRecordDrafts } from '../recordDraft.ts'

/** There at once: nothing is read for it. */
export function begunQuick(now: LocalInstant): RecordEditorStart {
  const opened = emptyRecord(now)
  return { draftId: newClientId(now.at), isKept: false, opened, record: opened, isQuick: true }
}

/** What was begun in this entry of the history goes on; what became a record, or cannot be read, is begun anew. */
export async function reopenQuick(
  diary: Diary,
  draftId: string,
  now: LocalInstant,
): Promise<RecordEditorStart> {
  const drafts = await offeredRecordDrafts(diary).catch(() => [])
  const own = drafts.find(({ id, opened }) => id === draftId && opened.ref.kind === 'not-saved-yet')
  if (own === undefined) return begunQuick(now)
  return { draftId, isKept: true, opened: own.opened, record: own.record, isQuick: true }
}

/** As it was before the save that was taken back, under an id of its own: that of the save is spent. [QUICK-5] */
export async function begunAgain(
  diary: Diary,
  record: PainRecord,
  now: LocalInstant,
): Promise<RecordEditorStart> {
  const begun = { ...begunQuick(now), record }
  const kept = await keepRecordDraft(diary, { id: begun.draftId, opened: begun.opened, record })
  return { ...begun, isKept: kept.ok }
}
