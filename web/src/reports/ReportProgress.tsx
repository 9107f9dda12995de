import type { Diary } from '../local/rows/rows.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { ProgressIndicator } from '../ui/layout/Progress.tsx'
import { DownloadButtons } from './DownloadButtons.tsx'
import type { ListedReport } from './reportList.ts'
import { useReports } from './useReports.ts'

/** The progress of the report just requested, until it can be downloaded. [REP-20] */
export function ReportProgress({ diary, uuid }: { diary: Diary; uuid: string }) {
  const text = useText('reports')
  const { reports, load } = useReports(diary)
  const report = reports?.find((one) => one.uuid === uuid)
  if (report === undefined) return null
  return (
    <div className="report-progress">
      <p role="status">{report.state === 'ready' && text('ready')}</p>
      <ReportState report={report} />
      {report.state === 'ready' && <DownloadButtons report={report} onMadeAgain={load} />}
    </div>
  )
}

/** Shows nothing for a report that is ready. */
export function ReportState({ report }: { report: ListedReport }) {
  const text = useText('reports')
  const tag = useFormatTag()
  const { state, progress, isEmpty, hasUsedCredit } = report
  if (state === 'ready') return null
  if (state === 'failed') {
    const fault = text(isEmpty ? 'faultEmpty' : 'faultFailed')
    return <Note kind="warn">{hasUsedCredit ? `${fault} ${text('creditReturned')}` : fault}</Note>
  }
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(progress / 100)
  return (
    <ProgressIndicator
      label={text('generating')}
      done={progress}
      total={100}
      words={progress === 0 ? text('waiting') : percent}
    />
  )
}
