import { useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { downloadFile } from '../device/downloadFile.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { ProgressIndicator } from '../ui/layout/Progress.tsx'
import { downloadReport, type ReportDownloadOutcome } from './downloadReport.ts'
import type { ReportFormat, ListedReport } from './reportList.ts'
import { useReports } from './useReports.ts'

interface DownloadButtonsProps {
  report: ListedReport
  /** The file had expired and is made again: the list must be reloaded. */
  onMadeAgain: () => void
}

/** The PDF first; beside it the FHIR file and the table. [REP-5, REP-24] */
export function DownloadButtons({ report, onMadeAgain }: DownloadButtonsProps) {
  const ask = useAsk()
  const text = useText('reports')
  const [busy, setBusy] = useState<ReportFormat | null>(null)
  const [told, setTold] = useState<{ form: ReportFormat; became: ReportDownloadOutcome } | null>(null)
  const download = async (form: ReportFormat): Promise<void> => {
    if (busy !== null) return
    setBusy(form)
    setTold(null)
    const became = await downloadReport(report, form, { ask, save: downloadFile })
    setBusy(null)
    if (became.is === 'made-again') onMadeAgain()
    if (became.is !== 'saved') setTold({ form, became })
  }
  return (
    <div className="report-downloads">
      <Button label={text('download')} isBusy={busy === 'pdf'} onPress={() => void download('pdf')} />
      {report.forms.includes('json') && (
        <Button
          kind="text"
          label={text('formJson')}
          isBusy={busy === 'json'}
          onPress={() => void download('json')}
        />
      )}
      {hasAnswers(report) && <p className="report-form-note">{text('formJsonAnswers')}</p>}
      {report.forms.includes('csv') && (
        <Button
          kind="text"
          label={text('formCsv')}
          isBusy={busy === 'csv'}
          onPress={() => void download('csv')}
        />
      )}
      <div role="alert">
        {told !== null && <DownloadMessage {...told} onRetry={() => void download(told.form)} />}
      </div>
    </div>
  )
}

/** Whether the FHIR file contains questionnaire answers. [FHIR-11] */
const hasAnswers = ({ forms, sections }: ListedReport): boolean =>
  forms.includes('json') && sections.includes('recordDetails')

export function DownloadMessage({ became, onRetry }: { became: ReportDownloadOutcome; onRetry: () => void }) {
  const text = useText('reports')
  const common = useText('common')
  const retry = <Button kind="text" label={common('retry')} onPress={onRetry} />
  switch (became.is) {
    case 'saved':
      return null
    case 'not-yours':
      return <Note kind="warn">{text('notAuthorized')}</Note>
    case 'made-again':
      return <Note kind="info">{text('makingAgain')}</Note>
    case 'no-permission':
      return (
        <>
          <Note kind="warn">{common('permissionDenied')}</Note>
          <Note kind="warn" action={retry}>
            {text('storagePermission')}
          </Note>
        </>
      )
    case 'refused':
      return <Note kind="warn">{became.message}</Note>
    case 'failed':
      return (
        <Note kind="warn" action={retry}>
          {text('downloadFailed')}
        </Note>
      )
  }
}

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
