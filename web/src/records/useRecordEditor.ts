import { asksBeforeLeavingRecord, isEmptyRecord } from '@reprieve/domain/records/leaveRecord.ts'
import { startAtFirstEntry, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { recordText } from '@reprieve/domain/records/recordText.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { unsavedWork } from '../device/unsavedWork.ts'
import { localNow } from '../device/useNow.ts'
import { noteSilence } from '../local/database/storageTimeout.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { useWork, type Work } from '../ui/useWork.ts'
import type { RecordEditorStart } from './openRecord.ts'
import { openEnding, openRecordKeeper, type RecordEnding } from './recordEnding.ts'

type Saving = Awaited<ReturnType<RecordEnding['save']>>
type Discarding = Awaited<ReturnType<RecordEnding['discard']>>

export interface RecordEditor extends Omit<
  Work<PainRecord, Saving, Result<undefined, StorageFault>, Discarding>,
  'now'
> {
  record: PainRecord
}

export function useRecordEditor(diary: Diary, begun: RecordEditorStart): RecordEditor {
  const { opened, draftId: id, isKept } = begun
  const { now: record, ...work } = useWork({
    first: begun.record,
    asksBeforeLeaving: (next) => asksBeforeLeavingRecord(opened, next),
    hold: unsavedWork.hold,
    toText: recordText,
    noteSilence,
    open: (onLost) => {
      const keeper = openRecordKeeper(diary, { id, isKept, onFault: onLost })
      return {
        keeper: { keep: (next) => keeper.keep({ opened, record: next }), flush: keeper.flush },
        ending: openEnding(diary, { begun, keeper, report: reportError }),
      }
    },
  })
  const change = (next: PainRecord): void => {
    const isFirstWord = !isKept && isEmptyRecord(record) && record.startsAt === opened.startsAt
    work.change(isFirstWord ? startAtFirstEntry(opened, next, localNow()) : next)
  }
  return { ...work, record, change }
}
