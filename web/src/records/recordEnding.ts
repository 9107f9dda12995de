import { asksBeforeLeavingRecord } from '@reprieve/domain/records/leaveRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { openDraftKeeper, type DraftKeeper, type KeptDraft } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows/rows.ts'
import { openWorkEnding, type WorkEnding } from '../local/workEnding.ts'
import type { RecordEditorStart } from './openRecord.ts'
import {
  type RecordEditState,
  storeRecordDraft,
  restoreRecordDraft,
  trashRecordDraft,
} from './recordDraft.ts'
import { saveRecord, type RecordSaveResult, type RecordSaveFault } from './saveRecord.ts'

type RecordKeeper = DraftKeeper<RecordEditState>

/** Keeps the stored draft of one record up to date while it is edited. [REC-23] */
export const openRecordKeeper = (diary: Diary, kept: KeptDraft): RecordKeeper =>
  openDraftKeeper<RecordEditState>(diary, {
    ...kept,
    isWorthKeeping: ({ opened, record }) => asksBeforeLeavingRecord(opened, record),
    write: (inWork) => storeRecordDraft(diary, { id: kept.id, ...inWork }),
  })

export type RecordEnding = WorkEnding<PainRecord, RecordSaveResult, RecordSaveFault>

export interface RecordEndingOptions {
  begun: Pick<RecordEditorStart, 'draftId' | 'opened' | 'isKept' | 'isQuick'>
  keeper: RecordKeeper
  /** Reports faults that no browser should throw. */
  report: (fault: unknown) => void
}

/** The actions that end the editing of a record. [REC-23, REC-26] */
export function openEnding(diary: Diary, { begun, keeper, report }: RecordEndingOptions): RecordEnding {
  const { draftId: id, opened, isKept, isQuick = false } = begun
  return openWorkEnding<PainRecord, RecordSaveResult, RecordSaveFault>({
    keeper,
    isKept,
    report,
    clock: diary.now,
    save: (record, since) => saveRecord(diary, { opened, record, draftId: id, since, isQuick }),
    throwAway: (record) => trashRecordDraft(diary, { id, at: diary.now(), opened, record }),
    takeBack: (record) => restoreRecordDraft(diary, { id, at: diary.now(), opened, record }),
  })
}
