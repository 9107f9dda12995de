import { makeContent } from '@reprieve/domain/reports/makeContent.ts'
import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import { reportDiary, type ReportSource } from '@reprieve/domain/reports/reportDiary.ts'
import type { ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import { pageOneText } from '@reprieve/domain/reports/words/pageOneText.ts'
import type { ReportLocale } from '@reprieve/domain/reports/words/reportLocale.ts'

/** The content of page 1, with the texts of the paper. Later pages are not made. [REP-54] */
export function makePageOne(source: ReportSource, options: ReportOptions, tongue: ReportLocale): PageOne {
  const isOn = {
    ...options.isOn,
    recordDetails: false,
    chartView: false,
    calendarView: false,
    timelineView: false,
  }
  return pageOneText(makeContent(reportDiary(source), { ...options, isOn }), tongue)
}
