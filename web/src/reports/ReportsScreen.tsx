import { Link, useMatches } from '@tanstack/react-router'
import { useDiary } from '../access/diary.ts'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListCard, ListRow } from '../ui/ListRow.tsx'
import { CreateContent } from './CreateContent.tsx'
import type { SyncFirst } from './generate.ts'
import { PreviousContent } from './PreviousContent.tsx'
import { REPORT_AREAS } from './reportAreas.ts'
import { ReportTabs, type ReportTab } from './ReportTabs.tsx'
import './reports.css'
import { WithoutAccount } from './WithoutAccount.tsx'

interface ReportsScreenProps {
  syncFirst: SyncFirst
}

/** Both tabs in one frame, and below them the page for the next visit, which works offline and without an account. */
export function ReportsScreen({ syncFirst }: ReportsScreenProps) {
  useTextsReady(REPORT_AREAS)
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  return (
    <div className="reports">
      {isSignedIn ? <Tabs syncFirst={syncFirst} /> : <WithoutAccount />}
      <BriefLink />
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
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name })
  return name === 'reportCreate' ? name : 'reports'
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
