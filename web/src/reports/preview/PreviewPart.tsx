import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { REPORT_AREAS } from '@reprieve/domain/reports/words/tongue.ts'
import { useId } from 'react'
import type { Diary } from '../../local/rows.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import type { ReportInUse } from '../useReport.ts'
import { PageOneView } from './PageOneView.tsx'
import { usePreview } from './usePreview.ts'

interface PreviewPartProps {
  diary: Diary
  report: ReportInUse
  plan: Plan
  /** The preview stands beside the options and scrolls by itself. */
  isBeside: boolean
}

/** Follows every option; it is made on the device without a request. [REP-54] */
export function PreviewPart(props: PreviewPartProps) {
  useTextsReady(REPORT_AREAS)
  return <Preview {...props} />
}

function Preview({ diary, report, plan, isBeside }: PreviewPartProps) {
  const text = useText('reports')
  const onPaper = useText('report')
  const id = useId()
  const page = usePreview(diary, report, plan)
  if (page === null) return null
  return (
    <section className="report-preview" aria-labelledby={id} tabIndex={isBeside ? 0 : undefined}>
      <h2 id={id}>{text('previewOf')}</h2>
      <PageOneView page={page} />
      <p>{onPaper('previewRows')}</p>
    </section>
  )
}
