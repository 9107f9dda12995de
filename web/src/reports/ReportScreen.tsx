import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { Link } from '../navigation/Link.tsx'
import { useNavigate, useParams } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { ReportsNotLoaded, ReportCard } from './PreviousContent.tsx'
import { REPORT_AREAS } from './reportAreas.ts'
import { useReports } from './useReports.ts'
import './reports.css'

/** Whole numbers from 1 only, because anybody can write an address. Null if it names no report. */
export function parseOldReportAddress(
  userId: unknown,
  oldId: unknown,
): { userId: number; num: number } | null {
  const [user, num] = [wholeNumber(userId), wholeNumber(oldId)]
  return user === null || num === null ? null : { userId: user, num }
}

const wholeNumber = (said: unknown): number | null =>
  typeof said === 'string' && /^[1-9]\d{0,14}$/.test(said) ? Number(said) : null

/** The target of the mailed link: one report, for its owner. [REP-2] */
export function ReportScreen() {
  useTextsReady(REPORT_AREAS)
  const { report_uuid: uuid = '' } = useParams()
  return (
    <div className="reports">
      <OneReport uuid={uuid.toLowerCase()} />
      <ToReports />
    </div>
  )
}

function OneReport({ uuid }: { uuid: string }) {
  const shell = useText()
  const { reports, asked, load } = useReports(useDiary())
  const report = reports?.find((one) => one.uuid === uuid)
  if (report !== undefined) return <ReportCard report={report} onMadeAgain={load} />
  if (asked === null) return <Skeleton longText={shell('waitingLong')} />
  // Only a list that was just loaded proves that the report does not exist.
  return asked === 'learned' ? <NotYours /> : <ReportsNotLoaded hasList={false} onRetry={load} />
}

/** The same for another person's report and for one that does not exist (D5). */
function NotYours() {
  const text = useText('reports')
  return (
    <div role="alert">
      <Note kind="warn">{text('notAuthorized')}</Note>
    </div>
  )
}

function ToReports() {
  const text = useText('reports')
  return (
    <Link className="button" to={PATHS.reports}>
      {text('openReports')}
    </Link>
  )
}

/** An old address, which named reports by number (D46). */
export function OldReportScreen() {
  useTextsReady(REPORT_AREAS)
  const { userId, report_oldid: oldId } = useParams()
  const old = parseOldReportAddress(userId, oldId)
  return (
    <div className="reports">
      {old === null ? <NotYours /> : <FoundByNumber user_id={old.userId} report_oldid={old.num} />}
      <ToReports />
    </div>
  )
}

function FoundByNumber(named: { user_id: number; report_oldid: number }) {
  const ask = useAsk()
  const navigate = useNavigate()
  const shell = useText()
  const [found, setFound] = useState<'asking' | 'none' | 'away'>('asking')
  const look = (): void =>
    void ask('reports/get-report-uuid', named).then(
      (answer) => {
        if (!answer.reached) return setFound('away')
        const { code, body } = answer
        if (code !== RESULT.ok) return setFound(code === RESULT.reportDenied ? 'none' : 'away')
        const report_uuid = String(body['report_uuid'])
        return navigate({ to: PATHS.report, params: { report_uuid }, replace: true })
      },
      () => setFound('away'),
    )
  const lookOnArrival = useEffectEvent(look)
  useEffect(() => lookOnArrival(), [])
  const again = (): void => {
    setFound('asking')
    look()
  }
  if (found === 'none') return <NotYours />
  if (found === 'away') return <ReportsNotLoaded hasList={false} onRetry={again} />
  return <Skeleton longText={shell('waitingLong')} />
}
