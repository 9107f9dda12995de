import { makeContent } from '@reprieve/domain/reports/makeContent.ts'
import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import { reportDiary, type ReportSource } from '@reprieve/domain/reports/reportDiary.ts'
import type { ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import { pageOneText } from '@reprieve/domain/reports/words/pageOneText.ts'
import type { ReportLocale } from '@reprieve/domain/reports/words/reportLocale.ts'
import { useMemo } from 'react'
import { useText, useLanguage } from '../../text/useText.tsx'

/** What writes the paper, in the page's language: the report is requested in it, too. */
export function useReportLocale(): ReportLocale {
  const { language } = useLanguage()
  const account = useText('account')
  const calendar = useText('calendar')
  const charts = useText('charts')
  const conditions = useText('conditions')
  const filters = useText('filters')
  const insights = useText('insights')
  const measures = useText('measures')
  const medications = useText('medications')
  const records = useText('records')
  const reflections = useText('reflections')
  const report = useText('report')
  const reports = useText('reports')
  const results = useText('results')
  const scale = useText('scale')
  const shell = useText()
  const timeline = useText('timeline')
  return useMemo(() => {
    const first = { account, calendar, charts, conditions, filters, insights, measures, medications, records }
    return { language, say: { ...first, reflections, report, reports, results, scale, shell, timeline } }
  }, [
    language,
    account,
    calendar,
    charts,
    conditions,
    filters,
    insights,
    measures,
    medications,
    records,
    reflections,
    report,
    reports,
    results,
    scale,
    shell,
    timeline,
  ])
}

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
