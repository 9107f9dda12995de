import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Place } from '@reprieve/domain/time/place.ts'
import { deviceOffsetAt } from '../device/useNow.ts'
import { spanText } from '../filters/panel/rangeText.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { CreditsBar } from '../purchases/CreditsBar.tsx'
import { usePlanStatus } from '../purchases/useAccountStatus.ts'
import { DATE_TIME_FORMAT } from '../text/dateFormats.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { DownloadButtons, ReportState } from './ReportDownload.tsx'
import type { ListedReport } from './reportList.ts'
import { ShareWithDoctor } from './share/ShareWithDoctor.tsx'
import { useReports } from './useReports.ts'

interface Moments {
  created: number
  made: number | null
}

interface Clock {
  tag: string
  offsetAt: Place
}

/** A file made this long after the request is a second one. */
const AGAIN_MS = DAY_MS

/** Day and hour by the reader's clock. [REP-5] */
export function generatedText(
  { created, made }: Moments,
  { tag, offsetAt }: Clock,
): { generated: string; again: string | null } {
  const format = new Intl.DateTimeFormat(tag, { ...DATE_TIME_FORMAT, timeZone: 'UTC' })
  const shown = (at: number): string => format.format(at + offsetAt(at))
  const isAgain = made !== null && made - created > AGAIN_MS
  return { generated: shown(created), again: isAgain ? shown(made) : null }
}

interface ReportCardProps {
  report: ListedReport
  onMadeAgain: () => void
}

/** When it was generated, its content and its range. [REP-5] */
export function ReportCard({ report, onMadeAgain }: ReportCardProps) {
  const text = useText('reports')
  const filters = useText('filters')
  const tag = useFormatTag()
  const { state, created, made, sections, span } = report
  const { generated, again } = generatedText({ created, made }, { tag, offsetAt: deviceOffsetAt })
  return (
    <article className="card report-listed">
      <h2>{text('generatedOn', { 0: generated })}</h2>
      {again !== null && <p>{text('madeAgain', { 0: again })}</p>}
      <dl>
        {span !== null && (
          <>
            <dt>{filters('dateRange')}</dt>
            <dd>{spanText(span, tag, 'short')}</dd>
          </>
        )}
        <dt>{text('sectionsIncluded')}</dt>
        <dd>{new Intl.ListFormat(tag).format(sections.map((one) => text(one)))}</dd>
      </dl>
      <ReportState report={report} />
      {isOrWasReady(report) && <DownloadButtons report={report} onMadeAgain={onMadeAgain} />}
      {state === 'ready' && <ShareWithDoctor report={report} />}
    </article>
  )
}

/** A report that was ready once can be made again, even after a failure. [REP-33, REP-87] */
const isOrWasReady = ({ state, made }: ListedReport): boolean =>
  state === 'ready' || (state === 'failed' && made !== null)

/** [REP-5, REP-6, REP-26] */
export function PreviousContent({ diary }: { diary: Diary }) {
  const shell = useText()
  const { reports, asked, load } = useReports(diary)
  const plan = usePlanStatus(diary)
  const isUnanswered = asked === 'away' || asked === 'refused'
  return (
    <>
      <CreditsBar diary={diary} plan={plan} />
      {isUnanswered && <ReportsNotLoaded hasList={reports !== null} onRetry={load} />}
      {reports === null && asked === null && <Skeleton longText={shell('waitingLong')} />}
      {reports?.length === 0 && <NoReports />}
      {reports?.map((report) => (
        <ReportCard key={report.uuid} report={report} onMadeAgain={load} />
      ))}
      {reports !== null && reports.length > 0 && <SharedLinks />}
    </>
  )
}

export function ReportsNotLoaded({ hasList, onRetry }: { hasList: boolean; onRetry: () => void }) {
  const text = useText('reports')
  const common = useText('common')
  return (
    <div role="alert">
      <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
        {text(hasList ? 'listNotAsked' : 'listNotLoaded')}
      </Note>
    </div>
  )
}

function SharedLinks() {
  const text = useText('share')
  return (
    <Link className="button" to={PATHS.shareLinks}>
      {text('title')}
    </Link>
  )
}

function NoReports() {
  const text = useText('reports')
  return (
    <EmptyState title={text('noReports')}>
      <Link className="button primary" to={PATHS.reportCreate}>
        {text('generateFirst')}
      </Link>
      <Link className="button" to={PATHS.recordCreate}>
        {text('addPainRecord')}
      </Link>
    </EmptyState>
  )
}
