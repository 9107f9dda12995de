import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { View } from '@reprieve/domain/filters/dateRange.ts'
import { summariseFilter } from '@reprieve/domain/filters/summary.ts'
import { isWorthFiltering } from '@reprieve/domain/settings/hints/filterHint.ts'
import type { HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useDevice } from '../../access/useDevice.ts'
import { ResetButton, ShownCount, type ShownCounts } from '../../filters/panel/FilterFooter.tsx'
import { FilterPanel } from '../../filters/panel/FilterPanel.tsx'
import { FilterSheet } from '../../filters/panel/FilterSheet.tsx'
import { FilterSummary } from '../../filters/panel/FilterSummary.tsx'
import type { RangeChoiceOptions } from '../../filters/panel/RangeChoice.tsx'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { HintNote, useFirstUseHint } from '../../settings/hints/HintNote.tsx'
import { useText } from '../../text/useText.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { RangeButton } from '../RangeButton.tsx'
import { HAS_DRAWER, HAS_PANEL, useMediaQuery } from './useMediaQuery.ts'
import { type ResultsFilter, useRangeOptions } from './useResultsFilter.ts'
import { useSheet } from './useSheet.ts'
import { useTabPress } from './useTabPress.ts'
import './frame.css'

type Tab = Exclude<View, 'compare'>

/** DESIGN 4. */
const TABS: readonly Tab[] = ['helps', 'insights', 'charts', 'timeline', 'records', 'calendar']

const pathOf = (tab: Tab) => PATHS[tab === 'helps' ? 'whatHelps' : tab]

/** Comparing is a part of the insights. */
const tabOf = (view: View): Tab => (view === 'compare' ? 'insights' : view)

/** A scrollable strip; the open tab is always visible. */
function ResultsTabs({ view }: { view: View }) {
  const text = useText('results')
  const navigation = useText('navigation')
  const { shown, press } = useTabPress(tabOf(view))
  return (
    <nav className="results-tabs" aria-label={navigation('results')}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          className="results-tab"
          ref={tab === shown ? intoSight : undefined}
          to={pathOf(tab)}
          aria-current={tab === shown ? 'page' : undefined}
          onClick={(event) => press(tab, event)}
        >
          {tab === 'helps' ? text('whatHelps') : text(tab)}
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

const SLOT = 'top-more'

const slotNow = (): HTMLElement | null => document.getElementById(SLOT)

const neverTold = () => () => undefined

/** In the page's top bar, beside the title; without room there, above the content it belongs to. */
function TopSlot({ children }: { children: ReactNode }) {
  // Looked up again after both are drawn: bar and screen may mount at the same time.
  const slot = useSyncExternalStore(neverTold, slotNow)
  const bar = <div className="results-bar">{children}</div>
  return slot === null ? bar : createPortal(bar, slot)
}

interface ResultsShellProps {
  view: View
  asked: ResultsFilter
  /** Null if nothing was counted. */
  counts: ShownCounts | null
  /** "14 October to 12 November 2026", if known. */
  days?: string | undefined
  children: ReactNode
}

/** The frame of every results screen. It reads nothing from the diary, so the list works without columns. */
export function ResultsShell({ view, asked, counts, days, children }: ResultsShellProps) {
  const text = useText('filters')
  const isWide = useMediaQuery(HAS_PANEL)
  // What helps has its own panel, with the details of a row.
  const hasPanel = isWide && view !== 'helps'
  // The content comes first: the panel has many controls and is drawn after it.
  const isPanelDue = useDeferredValue(true, false)
  const hasDrawer = useMediaQuery(HAS_DRAWER)
  const range = useRangeOptions(view, asked)
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
            {isWide && <ReportLink />}
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
 * Only where there is enough to filter, and the content appears together with the hint. The list appears earlier.
 * [HINT-10]
 */
function hintScreenOf(view: View, counts: ShownCounts | null): HintScreen | null {
  if (view === 'records' || view === 'helps' || counts === null || !isWorthFiltering(counts.outOf))
    return null
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
  range: RangeChoiceOptions | null
  counts: ShownCounts | null
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

interface FilterButtonProps {
  asked: ResultsFilter
  range: RangeChoiceOptions | null
  counts: ShownCounts | null
  onOpen: () => void
}

function FilterButton({ asked, range, counts, onOpen }: FilterButtonProps) {
  const text = useText('filters')
  const sheet = useSheet()
  const { filter, lists, change } = asked
  const count = summariseFilter(filter).length
  const open = (): void => {
    onOpen()
    sheet.open()
  }
  return (
    <span className="filter-button" data-on={count > 0 || undefined}>
      <IconButton
        label={text('open', { count })}
        icon={<DiaryIcon name="filter" />}
        isOutlined
        onPress={open}
      />
      {sheet.isThere && (
        <FilterSheet
          isOpen={sheet.isOpen}
          filter={filter}
          lists={lists}
          range={range}
          counts={counts}
          onChange={change}
          onClose={sheet.close}
        />
      )}
    </span>
  )
}
