import { countEntries } from '@reprieve/domain/filters/columns/episodeRows.ts'
import type { View } from '@reprieve/domain/filters/dateRange.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { Suspense } from 'react'
import type { ShownCounts } from '../filters/panel/FilterFooter.tsx'
import { spanText } from '../filters/panel/rangeText.ts'
import { useRouteName, useSearch } from '../navigation/useRouter.ts'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { lazyComponent, type LazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { KeptContents } from './KeptContents.tsx'
import { RecordsContent, useListState } from './RecordsContent.tsx'
import { type EmptyReason, findEmptyReason, ResultsEmpty } from './ResultsEmpty.tsx'
import { ReadingProgress } from './frame/ReadingProgress.tsx'
import { ResultsShell } from './frame/ResultsShell.tsx'
import { cacheByArguments } from './frame/cacheByArguments.ts'
import { FRAME_AREAS } from './frame/frameAreas.ts'
import { useResultsFilter } from './frame/useResultsFilter.ts'
import { useTellingRange } from './frame/useTellingRange.ts'
import { parseInsightSection } from './insights/insightSection.ts'
import { useFrameResults, type ContentProps, type Results } from './useResults.ts'

const INSIGHTS = lazyComponent(() => import('./insights/InsightsContent.tsx'), 'InsightsContent')

const CONTENTS: Record<Exclude<View, 'records'>, LazyComponent<ContentProps>> = {
  helps: lazyComponent(() => import('./helps/HelpsContent.tsx'), 'HelpsContent'),
  insights: INSIGHTS,
  compare: INSIGHTS,
  charts: lazyComponent(() => import('./charts/ChartsContent.tsx'), 'ChartsContent'),
  timeline: lazyComponent(() => import('./timeline/TimelineContent.tsx'), 'TimelineContent'),
  calendar: lazyComponent(() => import('./calendar/CalendarContent.tsx'), 'CalendarContent'),
}

/**
 * Range, filter and tabs around the content of each results view, and the message when there is nothing to show. One
 * screen for all views: switching keeps the frame, and only the content loads.
 */
export function ResultsScreen() {
  const view = useView()
  // On failure the component that renders the content loads it again and reports the error.
  if (view !== 'records') CONTENTS[view].ahead().catch(() => undefined)
  useTextsReady(FRAME_AREAS)
  return <Framed view={view} />
}

function useView(): View {
  const name = useRouteName()
  const { section } = useSearch()
  if (name === 'records') return name
  if (name === 'whatHelps') return 'helps'
  if (name === 'charts' || name === 'timeline' || name === 'calendar') return name
  return parseInsightSection(section).is === 'compare' ? 'compare' : 'insights'
}

// Formatting both days of a range takes a browser longer than drawing ten of them.
const daysIn = cacheByArguments((span: DaySpan, tag: string) => spanText(span, tag))

function Framed({ view }: { view: View }) {
  const tag = useFormatTag()
  const search = useSearch()
  const asked = useTellingRange(view, useResultsFilter(view))
  const list = useListState(view === 'records')
  const results = useFrameResults(view, asked)
  const isRead = !('is' in results)
  const empty = isRead ? emptyReason(view, results) : null
  const isShown = view !== 'records' && isRead && empty === null
  return (
    <ResultsShell
      view={view}
      asked={asked}
      counts={view === 'records' ? list.counts : isRead ? countsOf(results) : null}
      days={
        isRead && view !== 'calendar' && empty !== 'none' ? daysIn(results.selection.span, tag) : undefined
      }
    >
      <Suspense fallback={<ContentWaiting />}>
        {view === 'records' && <RecordsContent asked={asked} list={list} />}
        <KeptContents open={isShown ? { Content: CONTENTS[view], results, search } : null} />
      </Suspense>
      {view !== 'records' && !isRead && <ReadingProgress {...results} />}
      {isRead && empty !== null && <ResultsEmpty why={empty} view={view} asked={asked} results={results} />}
    </ResultsShell>
  )
}

const countsOf = ({ columns, selection }: Results): ShownCounts => ({
  shown: countEntries(columns.entries, selection.rows),
  outOf: selection.outOf,
})

function emptyReason(view: View, results: Results): EmptyReason {
  if ((view === 'helps' && hasHelps(results)) || (view === 'calendar' && hasOnlyDoses(results))) return null
  return findEmptyReason(results.columns.entries.count, results.selection)
}

/** Doses are enough for What helps me, and without anything it shows how a mark is made. */
function hasHelps({ columns: { entries, doses }, selection: { span } }: Results): boolean {
  if (entries.count === 0) return true
  return doses.day.some((day) => day >= span.from && day <= span.to)
}

/** The calendar says the doses of a day. [RES-87] */
const hasOnlyDoses = ({ columns: { entries, doses } }: Results): boolean =>
  entries.count === 0 && doses.count > 0

function ContentWaiting() {
  const shell = useText()
  return <Skeleton longText={shell('waitingLong')} />
}
