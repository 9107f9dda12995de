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
    const first = { account, calendar, charts, conditions, filters, insights, medications, records }
    return { language, say: { ...first, reflections, report, reports, results, scale, shell, timeline } }
  }, [
    language,
    account,
    calendar,
    charts,
    conditions,
    filters,
    insights,
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
