import type { SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import { finishEdit, finishRecord, type RecordFault } from '@reprieve/domain/records/editRecord.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { checkWrittenText } from '../safety/checkText.ts'
import { logSavedRecord, storeLockedSave } from './localSaveLog.ts'
import type { RecordEditState } from './recordDraft.ts'
import { saveRecordEdit, saveNewRecord } from './recordTable.ts'

export type RecordSaveFault = RecordFault | StorageFault

export interface RecordSaveResult {
  clientId: string
  isNew: boolean
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
): Promise<Result<RecordSaveResult, RecordSaveFault>> {
  if (isSaved(opened)) {
    const finished = finishEdit({ before: opened, draft: record, now: diary.now() })
    if (!finished.ok) return finished
    const saved = await saveRecordEdit(diary, { opened, finished: finished.value, draftId })
    if (saved.ok) checkWrittenText(diary, opened.note, finished.value.note)
    return saved.ok ? ok({ clientId: opened.ref.clientId, isNew: false }) : saved
  }
  const finished = finishRecord(record, diary.now())
  if (!finished.ok) return finished
  const saved = await saveNewRecord(diary, finished.value, { draftId, opened, since })
  if (!saved.ok) return saved
  const { clientId, isNew } = saved.value
  checkWrittenText(diary, '', finished.value.note)
  // After the save: nobody waits for the counter. [HOME-9]
  if (isNew && isQuick && diary.codec.isLocked) await storeLockedSave(diary, clientId).catch(() => undefined)
  else if (isNew) logSavedRecord(diary, { clientId, isQuick })
  return ok({ clientId, isNew })
}

const isSaved = (record: RecordEditState['opened']): record is SavedRecord => record.ref.kind === 'saved'
