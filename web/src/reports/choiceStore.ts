import type { Diary } from '../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../settings/saving/queuedSave.ts'
import {
  REPORT_CHOICE_KEY,
  parseReportChoice,
  serializeReportChoice,
  type ReportChoice,
} from './reportChoice.ts'

/** Stored with the filter under its own key, and synced with it. */
export const openReportChoice = (diary: Diary): QueuedSave<ReportChoice> =>
  openQueuedSave<ReportChoice>(diary, {
    name: REPORT_CHOICE_KEY,
    from: (kept) => parseReportChoice(kept[REPORT_CHOICE_KEY]),
    onto: (kept, choice) => ({ ...kept, [REPORT_CHOICE_KEY]: serializeReportChoice(choice) }),
  })

export const getReportChoice = onePerDiary(openReportChoice)
