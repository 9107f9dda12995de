import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import './reports.css'

/** By the route that it is. */
export type ReportTab = 'reportCreate' | 'reports'

const TABS = [
  { tab: 'reportCreate', name: 'tabGenerate' },
  { tab: 'reports', name: 'tabPrevious' },
] as const

export function ReportTabs({ tab: current }: { tab: ReportTab }) {
  const text = useText('reports')
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
          {text(name)}
        </Link>
      ))}
    </nav>
  )
}
