import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import './reports.css'
import { useKeptReports } from './useReports.ts'

/** Named by its route. */
export type ReportTab = 'reportCreate' | 'reports'

const TABS = [
  { tab: 'reportCreate', name: 'tabGenerate' },
  { tab: 'reports', name: 'tabPrevious' },
] as const

interface ReportTabsProps {
  diary: Diary
  tab: ReportTab
}

/** [REP-4] */
export function ReportTabs({ diary, tab: current }: ReportTabsProps) {
  const text = useText('reports')
  const count = useKeptReports(diary)?.length ?? 0
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
