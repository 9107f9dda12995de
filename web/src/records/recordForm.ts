import { RECORD_KIND, type SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { finishEdit, finishRecord, type RecordFault } from '@reprieve/domain/records/editRecord.ts'
import { asksBeforeLeavingRecord, isEmptyRecord } from '@reprieve/domain/records/leaveRecord.ts'
import { startAtFirstEntry, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { recordText } from '@reprieve/domain/records/recordText.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { localNow } from '../device/useNow.ts'
import type { EditForm } from '../editing/editSession.ts'
import type { Editor } from '../editing/useEditSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { checkWrittenText } from '../safety/checkText.ts'
import { noteEpisode, startAsSet } from './episodes/startsGoingOn.ts'
import { logSavedRecord, storeLockedSave } from './localSaveLog.ts'
import type { RecordEditorStart } from './openRecord.ts'
import { encodeRecordDraft, restoreRecordDraft, type RecordEditState } from './recordDraft.ts'
import { saveRecordEdit, saveNewRecord } from './recordTable.ts'

export type SaveFault = RecordFault | StorageFault

export interface RecordSaveResult {
  clientId: string
  isNew: boolean
}

export type RecordEditing = Editor<PainRecord, RecordSaveResult, SaveFault>

/** The editor of a record. [REC-23, REC-26] */
export function recordForm(
  diary: Diary,
  { draftId: id, opened, record: first, isKept, isQuick = false }: RecordEditorStart,
): EditForm<PainRecord, RecordSaveResult, SaveFault> {
  return {
    first,
    draft: {
      id,
      isKept,
      kind: RECORD_KIND,
      encode: (record) => encodeRecordDraft({ opened, record }),
    },
    takeBack: (record) => restoreRecordDraft(diary, { id, at: diary.now(), opened, record }),
    isDirty: (record) => asksBeforeLeavingRecord(opened, record),
    adjust: (before, next) => {
      const isFirstWord = !isKept && isEmptyRecord(before) && before.startsAt === opened.startsAt
      return isFirstWord ? startAtFirstEntry(opened, next, localNow()) : next
    },
    save: (record, since) => saveRecord(diary, { opened, record, draftId: id, since, isQuick }),
    toText: recordText,
  }
}

interface ToSave extends RecordEditState {
  draftId: string
  since?: number
  isQuick?: boolean
}

/** Durable when it resolves; deletes the draft too. */
export async function saveRecord(
  diary: Diary,
  { opened, record, draftId, since = 0, isQuick = false }: ToSave,
): Promise<Result<RecordSaveResult, SaveFault>> {
  if (isSaved(opened)) {
    const finished = finishEdit({ before: opened, draft: record, now: diary.now() })
    if (!finished.ok) return finished
    const saved = await saveRecordEdit(diary, { opened, finished: finished.value, draftId })
    if (saved.ok) checkWrittenText(diary, opened.note, finished.value.note)
    return saved.ok ? ok({ clientId: opened.ref.clientId, isNew: false }) : saved
  }
  const finished = finishRecord(startAsSet(diary, record, diary.now()), diary.now())
  if (!finished.ok) return finished
  const saved = await saveNewRecord(diary, finished.value, { draftId, opened, since })
  if (!saved.ok) return saved
  const { clientId, isNew } = saved.value
  checkWrittenText(diary, '', finished.value.note)
  noteEpisode(diary, clientId, finished.value)
  // After the save: nobody waits for the counter. [HOME-9]
  if (isNew && isQuick && diary.codec.isLocked) await storeLockedSave(diary, clientId).catch(() => undefined)
  else if (isNew) logSavedRecord(diary, { clientId, isQuick })
  return ok({ clientId, isNew })
}

const isSaved = (record: RecordEditState['opened']): record is SavedRecord => record.ref.kind === 'saved'
