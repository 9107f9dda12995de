import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { downloadFile } from '../device/downloadFile.ts'
import { deviceOffsetAt } from '../device/useNow.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { generatedText, ReportsNotLoaded } from './PreviousContent.tsx'
import { DownloadMessage } from './ReportDownload.tsx'
import { downloadThroughInstitution, type ReportDownloadOutcome } from './downloadReport.ts'
import type { ListedReport } from './reportList.ts'
import { useReports } from './useReports.ts'
import './reports.css'

const FIRST = 3

interface InstitutionReportsProps {
  nid: number
  name: string
}

/** On an institution's page: a member's own reports for download. The institution sees none of them. [REP-93] */
export function InstitutionReports({ nid, name }: InstitutionReportsProps) {
  const { reports, asked, load } = useReports(useDiary())
  const text = useText('institutions')
  const words = useText('reports')
  const shell = useText()
  const ready = reports?.filter(({ state }) => state === 'ready') ?? []
  const isUnanswered = asked === 'away' || asked === 'refused'
  return (
    <section className="card institution-reports">
      <h2>{text('reportsTitle')}</h2>
      <p>{text('reportsText', { name })}</p>
      {isUnanswered && <ReportsNotLoaded hasList={reports !== null} onRetry={load} />}
      {reports === null && asked === null && <Skeleton longText={shell('waitingLong')} />}
      {ready.slice(0, FIRST).map((report) => (
        <OneReport key={report.uuid} nid={nid} report={report} onMadeAgain={load} />
      ))}
      {reports !== null && ready.length === 0 && <p>{words('noReports')}</p>}
      {reports !== null && (
        <Link className="button text" to={ready.length === 0 ? PATHS.reportCreate : PATHS.reports}>
          {ready.length === 0 ? words('generateFirst') : text('reportsAll')}
        </Link>
      )}
    </section>
  )
}

interface OneReportProps {
  nid: number
  report: ListedReport
  /** The file had expired and is made again: the list must be reloaded. */
  onMadeAgain: () => void
}

function OneReport({ nid, report, onMadeAgain }: OneReportProps) {
  const ask = useAsk()
  const text = useText('reports')
  const tag = useFormatTag()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<ReportDownloadOutcome | null>(null)
  const { created, made } = report
  const { generated } = generatedText({ created, made }, { tag, offsetAt: deviceOffsetAt })
  const title = text('generatedOn', { 0: generated })
  const download = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setTold(null)
    const became = await downloadThroughInstitution(report, nid, { ask, save: downloadFile })
    setBusy(false)
    if (became.is === 'made-again') onMadeAgain()
    if (became.is !== 'saved') setTold(became)
  }
  return (
    <div role="group" aria-label={title} className="institution-report">
      <p>{title}</p>
      <Button label={text('download')} isBusy={isBusy} onPress={() => void download()} />
      <div role="alert">
        {told !== null && <DownloadMessage became={told} onRetry={() => void download()} />}
      </div>
    </div>
  )
}
