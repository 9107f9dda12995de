import { useDiary } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { useRouteName } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../ui/layout/ListRow.tsx'
import { CreateContent } from './CreateContent.tsx'
import { PreviousContent } from './PreviousContent.tsx'
import { ReportsWithoutAccount } from './ReportsWithoutAccount.tsx'
import type { SyncFirst } from './generateReport.ts'
import { REPORT_AREAS } from './reportAreas.ts'
import { useStoredReports } from './useReports.ts'
import './reports.css'

/** Named by its route. */
type ReportTab = 'reportCreate' | 'reports'

const TABS = [
  { tab: 'reportCreate', name: 'tabGenerate' },
  { tab: 'reports', name: 'tabPrevious' },
] as const

interface ReportTabsProps {
  diary: Diary
  tab: ReportTab
}

/** [REP-4] */
function ReportTabs({ diary, tab: current }: ReportTabsProps) {
  const text = useText('reports')
  const count = useStoredReports(diary)?.length ?? 0
  const navigation = useText('navigation')
  return (
    <nav className="report-tabs" aria-label={navigation('reports')}>
      {TABS.map(({ tab, name }) => (
        <Link
          key={tab}
          className="report-tab"
          to={PATHS[tab]}
          aria-current={tab === current ? 'page' : undefined}
        >
          {name === 'tabPrevious' && count > 0 ? text('tabPreviousCount', { count }) : text(name)}
        </Link>
      ))}
    </nav>
  )
}

interface ReportsScreenProps {
  syncFirst: SyncFirst
}

/** First the way to the next visit, which works offline and without an account, then both tabs in one frame. */
export function ReportsScreen({ syncFirst }: ReportsScreenProps) {
  useTextsReady(REPORT_AREAS)
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  return (
    <div className="reports">
      <VisitLink />
      {isSignedIn ? <Tabs syncFirst={syncFirst} /> : <ReportsWithoutAccount />}
    </div>
  )
}

function Tabs({ syncFirst }: ReportsScreenProps) {
  const diary = useDiary()
  const tab = useTab()
  return (
    <>
      <ReportTabs diary={diary} tab={tab} />
      {tab === 'reports' ? (
        <PreviousContent diary={diary} />
      ) : (
        <CreateContent diary={diary} syncFirst={syncFirst} />
      )}
    </>
  )
}

function useTab(): ReportTab {
  const name = useRouteName()
  return name === 'reportCreate' ? name : 'reports'
}

function VisitLink() {
  const text = useText('visit')
  return (
    <ListCard>
      <Link className="list-row" to={PATHS.visitBrief}>
        <ListRow icon={<Icon name="calendar" />} title={text('title')} subtitle={text('about')} />
      </Link>
    </ListCard>
  )
}
