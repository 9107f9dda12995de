import type { View } from '@reprieve/domain/filters/dateRange.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import './frame/frame.css'

type Tab = Exclude<View, 'compare'>

/** DESIGN 4. */
const TABS: readonly Tab[] = ['insights', 'charts', 'timeline', 'records', 'calendar']

/** To compare is a part of the insights. */
const tabOf = (view: View): Tab => (view === 'compare' ? 'insights' : view)

/** A strip that scrolls; the one that is open is always in sight. */
export const ResultsTabs = memo(function ResultsTabs({ view }: { view: View }) {
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
})

/**
 * To the middle of its strip, and the page stays where it is. Before the next picture of the page, and once it is laid
 * out for that: to ask at once for a place would have it laid out now, and again with all that comes yet.
 */
function intoSight(tab: HTMLElement | null): (() => void) | undefined {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  })
  observer.observe(tab)
  return () => observer.disconnect()
}
