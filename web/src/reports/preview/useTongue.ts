import type { Tongue } from '@reprieve/domain/reports/words/tongue.ts'
import { useMemo } from 'react'
import { useText, useWords } from '../../settings/words.tsx'

/** With what the paper is written, in the language of the page: the report is asked for in it, too. */
export function useTongue(): Tongue {
  const { language } = useWords()
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
