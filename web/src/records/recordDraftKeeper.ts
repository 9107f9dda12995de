import { asksBeforeLeaving } from '@reprieve/domain/records/leaveRecord.ts'
import { openDraftKeeper, type DraftKeeper, type KeptDraft } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows.ts'
import { keepRecordDraft, type InWork } from './recordDraft.ts'

export type RecordKeeper = DraftKeeper<InWork>

/** Keeps the stored draft of one record up to date while it is edited. [REC-23] */
export const openRecordKeeper = (diary: Diary, kept: KeptDraft): RecordKeeper =>
  openDraftKeeper<InWork>(diary, {
    ...kept,
    isWorthKeeping: ({ opened, record }) => asksBeforeLeaving(opened, record),
    write: (inWork) => keepRecordDraft(diary, { id: kept.id, ...inWork }),
  })
