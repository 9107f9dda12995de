import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link, useMatches } from '@tanstack/react-router'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { HAS_DRAWER, useMedia } from '../results/frame/useMedia.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListCard, ListRow } from '../ui/ListRow.tsx'
import { ReportTabs, type ReportTab } from './ReportTabs.tsx'
import './reports.css'
import { WithoutAccount } from './WithoutAccount.tsx'

const AREAS: readonly BrowserArea[] = ['account', 'brief', 'reports']

/** Both tabs in one frame, and below them the page for the next visit, which needs no account and no line. */
export function ReportsScreen() {
  useTextsReady(AREAS)
  return <Reports />
}

function Reports() {
  const tab = useTab()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  return (
    <div className="reports">
      {isSignedIn ? (
        <>
          <ReportTabs tab={tab} />
          {tab === 'reports' ? <NoReports /> : <NotYet />}
        </>
      ) : (
        <WithoutAccount />
      )}
      <BriefLink />
    </div>
  )
}

function useTab(): ReportTab {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name })
  return name === 'reportCreate' ? name : 'reports'
}

/** No server makes a report yet, so that nobody can have any. */
function NoReports() {
  const text = useText('reports')
  // Beside the drawer the filled button is the one that is always there (DESIGN 12).
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

function NotYet() {
  const shell = useText()
  return <EmptyState title={shell('notBuiltTitle')} text={shell('notBuiltText')} />
}

function BriefLink() {
  const text = useText('brief')
  return (
    <ListCard>
      <Link className="list-row" to={PATHS.visitBrief}>
        <ListRow icon={<Icon name="clipboard" />} title={text('title')} subtitle={text('about')} />
      </Link>
    </ListCard>
  )
}
