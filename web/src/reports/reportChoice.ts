import { isFields, type Fields } from '@reprieve/contract/fields.ts'
import { optionsFromWire, optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { DEFAULT_OPTIONS, type ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import type { Diary } from '../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../settings/saving/queuedSave.ts'

export type Paper = 'a4' | 'letter'

/** All choices for a report except the filter, which is that of the results. */
export interface ReportChoice {
  options: ReportOptions
  /** The report's own range: a longer one costs a credit and is not reset as in the results (D45). */
  range: DateRange
  paper: Paper
}

export const DEFAULT_REPORT_CHOICE: ReportChoice = {
  options: DEFAULT_OPTIONS,
  range: DEFAULT_RANGE,
  paper: 'a4',
}

/** Its key among the filter's settings, with which it syncs. */
export const REPORT_CHOICE_KEY = 'report_options'

export const serializeReportChoice = ({ options, range, paper }: ReportChoice): Fields => ({
  ...optionsToWire(options),
  range: rangeWord(range),
  paper,
})

/** The stored choice, whichever app wrote it; an invalid or reversed range becomes the last 30 days. */
export function parseReportChoice(kept: unknown): ReportChoice {
  if (!isFields(kept)) return DEFAULT_REPORT_CHOICE
  const { range, paper } = kept
  return {
    options: optionsFromWire(kept),
    range: rangeFromWord(range) ?? DEFAULT_RANGE,
    paper: paper === 'letter' ? paper : 'a4',
  }
}

/** Stored with the filter under its own key, and synced with it. */
export const openReportChoice = (diary: Diary): QueuedSave<ReportChoice> =>
  openQueuedSave<ReportChoice>(diary, {
    name: REPORT_CHOICE_KEY,
    from: (kept) => parseReportChoice(kept[REPORT_CHOICE_KEY]),
    onto: (kept, choice) => ({ ...kept, [REPORT_CHOICE_KEY]: serializeReportChoice(choice) }),
  })

export const getReportChoice = onePerDiary(openReportChoice)
