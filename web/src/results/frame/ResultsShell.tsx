import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { View } from '@reprieve/domain/filters/dateRange.ts'
import type { HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, type ReactNode } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { PATHS } from '../../app/paths.ts'
import { FilterPanel } from '../../filters/panel/FilterPanel.tsx'
import { FilterSummary } from '../../filters/panel/FilterSummary.tsx'
import type { RangeWays } from '../../filters/panel/RangeChoice.tsx'
import { ResetButton } from '../../filters/panel/ResetButton.tsx'
import { ShownCount, type Counts } from '../../filters/panel/ShownCount.tsx'
import { HintNote } from '../../settings/hints/HintNote.tsx'
import { useFirstUseHint } from '../../settings/hints/useFirstUseHint.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RangeButton } from '../RangeButton.tsx'
import { ResultsTabs } from '../ResultsTabs.tsx'
import { FilterButton } from './FilterButton.tsx'
import './frame.css'
import { TopSlot } from './TopSlot.tsx'
import { HAS_DRAWER, HAS_PANEL, useMedia } from './useMedia.ts'
import { useRangeWays } from './useRangeWays.ts'
import type { ResultsFilter } from './useResultsFilter.ts'

interface ResultsShellProps {
  view: View
  asked: ResultsFilter
  /** Null if nothing was counted. */
  counts: Counts | null
  /** "14 October to 12 November 2026", if known. */
  days?: string | undefined
  children: ReactNode
}

/** The frame of every results screen. It reads nothing from the diary, so the list works without columns. */
export function ResultsShell({ view, asked, counts, days, children }: ResultsShellProps) {
  const text = useText('filters')
  const hasPanel = useMedia(HAS_PANEL)
  // The content comes first: the panel has many controls and is drawn after it.
  const isPanelDue = useDeferredValue(true, false)
  const hasDrawer = useMedia(HAS_DRAWER)
  const range = useRangeWays(view, asked)
  const { filter, lists, change } = asked
  const hint = useFirstUseHint(useDevice(), { hint: 'filter', screen: hintScreenOf(view, counts) })
  return (
    <div className="results-frame" data-panel={hasPanel || undefined}>
      <TopSlot>
        {hasPanel ? (
          <ReportLink />
        ) : (
          <>
            {range !== null && <RangeButton range={filter.range} ways={range} />}
            <FilterButton asked={asked} range={range} counts={counts} onOpen={hint.dismiss} />
          </>
        )}
      </TopSlot>
      {!hasDrawer && <ResultsTabs view={view} />}
      <HintNote hint={hint} text={text('hintFilter')} />
      {days !== undefined && <p className="results-days">{days}</p>}
      <FilterSummary filter={filter} lists={lists} hasReset={!hasPanel} onChange={change} />
      {!hasPanel && <ShownCount counts={isDefault(filter.criteria) ? null : counts} />}
      <div className="results-sides">
        <div className="results-content">
          {children}
          <AskLink view={view} />
        </div>
        {hasPanel && (
          <aside className="results-panel" aria-label={text('title')}>
            {isPanelDue && <SidePanel asked={asked} range={range} counts={counts} />}
          </aside>
        )}
      </div>
    </div>
  )
}

/**
 * Only where there is something to filter, and the content appears together with the hint. The list appears earlier.
 */
function hintScreenOf(view: View, counts: Counts | null): HintScreen | null {
  if (view === 'records' || counts === null || counts.outOf === 0) return null
  return view === 'calendar' ? 'calendar' : 'results'
}

const EXPLAINED: readonly View[] = ['insights', 'charts', 'timeline', 'calendar']

/** What a chart shows can also be asked in words. [ASST-26] */
function AskLink({ view }: { view: View }) {
  const text = useText('results')
  if (!EXPLAINED.includes(view)) return null
  return (
    <Link className="link" to={PATHS.assistant} search={{ from: view }}>
      {text('askSolace')}
    </Link>
  )
}

function ReportLink() {
  const text = useText('results')
  return (
    <Link className="button" to={PATHS.reports}>
      <Icon name="reports" />
      {text('makeReport')}
    </Link>
  )
}

interface SidePanelProps {
  asked: ResultsFilter
  range: RangeWays | null
  counts: Counts | null
}

function SidePanel({ asked, range, counts }: SidePanelProps) {
  const text = useText('filters')
  const { filter, lists, change } = asked
  return (
    <>
      <div className="results-panel-head">
        <h2>{text('title')}</h2>
        <ResetButton onChange={change} />
      </div>
      <FilterPanel filter={filter} lists={lists} range={range} onChange={change}>
        <ShownCount counts={counts} />
      </FilterPanel>
    </>
  )
}
