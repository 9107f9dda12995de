import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { CreditsBar } from '../purchases/CreditsBar.tsx'
import { usePlanKnown } from '../purchases/usePlanKnown.ts'
import { HAS_DRAWER, useMedia } from '../results/frame/useMedia.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ReportCard } from './ReportCard.tsx'
import { useReports } from './useReports.ts'

/** [REP-5, REP-6, REP-26] */
export function PreviousContent({ diary }: { diary: Diary }) {
  const shell = useText()
  const { reports, asked, load } = useReports(diary)
  const plan = usePlanKnown(diary)
  const isUnanswered = asked === 'away' || asked === 'refused'
  return (
    <>
      <CreditsBar diary={diary} plan={plan} />
      {isUnanswered && <NotAsked hasList={reports !== null} onRetry={load} />}
      {reports === null && asked === null && <Skeleton longText={shell('waitingLong')} />}
      {reports?.length === 0 && <NoReports />}
      {reports?.map((report) => (
        <ReportCard key={report.uuid} report={report} onMadeAgain={load} />
      ))}
      {reports !== null && reports.length > 0 && <SharedLinks />}
    </>
  )
}

export function NotAsked({ hasList, onRetry }: { hasList: boolean; onRetry: () => void }) {
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
  // Beside the drawer, the only filled button is the one in the drawer (DESIGN 12).
  const kind = useMedia(HAS_DRAWER) ? 'quiet' : 'primary'
  return (
    <EmptyState title={text('noReports')}>
      <Link className={`button ${kind}`} to={PATHS.reportCreate}>
        {text('generateFirst')}
      </Link>
      <Link className="button" to={PATHS.recordCreate}>
        {text('addPainRecord')}
      </Link>
    </EmptyState>
  )
}
