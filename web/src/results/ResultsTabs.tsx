import type { View } from '@reprieve/domain/filters/dateRange.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import './frame/frame.css'

type Tab = Exclude<View, 'compare'>

/** DESIGN 4. */
const TABS: readonly Tab[] = ['insights', 'charts', 'timeline', 'records', 'calendar']

/** Comparing is a part of the insights. */
const tabOf = (view: View): Tab => (view === 'compare' ? 'insights' : view)

/** A scrollable strip; the open tab is always visible. */
export function ResultsTabs({ view }: { view: View }) {
  const text = useText('results')
  const navigation = useText('navigation')
  const current = tabOf(view)
  return (
    <nav className="results-tabs" aria-label={navigation('results')}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          className="results-tab"
          ref={tab === current ? intoSight : undefined}
          to={PATHS[tab]}
          aria-current={tab === current ? 'page' : undefined}
        >
          {text(tab)}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls the tab to the middle of its strip without moving the page. */
function intoSight(tab: HTMLElement | null): void {
  const strip = tab?.parentElement
  if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
}
