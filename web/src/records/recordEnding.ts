import { asksBeforeLeavingRecord } from '@reprieve/domain/records/leaveRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { openDraftKeeper, type DraftKeeper, type KeptDraft } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows/rows.ts'
import { openWorkEnding, type WorkEnding } from '../local/workEnding.ts'
import type { RecordEditorStart } from './openRecord.ts'
import { type InWork, keepRecordDraft, takeRecordDraftBack, throwRecordDraftAway } from './recordDraft.ts'
import { saveRecord, type RecordSaveResult, type SaveFault } from './saveRecord.ts'

type RecordKeeper = DraftKeeper<InWork>

/** Keeps the stored draft of one record up to date while it is edited. [REC-23] */
export const openRecordKeeper = (diary: Diary, kept: KeptDraft): RecordKeeper =>
  openDraftKeeper<InWork>(diary, {
    ...kept,
    isWorthKeeping: ({ opened, record }) => asksBeforeLeavingRecord(opened, record),
    write: (inWork) => keepRecordDraft(diary, { id: kept.id, ...inWork }),
  })

export type RecordEnding = WorkEnding<PainRecord, RecordSaveResult, SaveFault>

export interface RecordEndingOptions {
  begun: Pick<RecordEditorStart, 'draftId' | 'opened' | 'isKept' | 'isQuick'>
  keeper: RecordKeeper
  /** Reports faults that no browser should throw. */
  report: (fault: unknown) => void
}

/** The actions that end the editing of a record. [REC-23, REC-26] */
export function openEnding(diary: Diary, { begun, keeper, report }: RecordEndingOptions): RecordEnding {
  const { draftId: id, opened, isKept, isQuick = false } = begun
  return openWorkEnding<PainRecord, RecordSaveResult, SaveFault>({
    keeper,
    isKept,
    report,
    clock: diary.now,
    save: (record, since) => saveRecord(diary, { opened, record, draftId: id, since, isQuick }),
    throwAway: (record) => throwRecordDraftAway(diary, { id, at: diary.now(), opened, record }),
    takeBack: (record) => takeRecordDraftBack(diary, { id, at: diary.now(), opened, record }),
  })
}
