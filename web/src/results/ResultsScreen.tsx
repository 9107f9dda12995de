import type { View } from '@reprieve/domain/filters/dateRange.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { Suspense, useMemo } from 'react'
import { spanText } from '../filters/panel/rangeText.ts'
import { useRouteName, useSearch } from '../navigation/useRouter.ts'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { lazyComponent, type LazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { findEmptyReason, ResultsEmpty } from './ResultsEmpty.tsx'
import { ReadingProgress } from './frame/ReadingProgress.tsx'
import { ResultsShell } from './frame/ResultsShell.tsx'
import { cacheByArguments } from './frame/cacheByArguments.ts'
import { FRAME_AREAS } from './frame/frameAreas.ts'
import { useResultsFilter } from './frame/useResultsFilter.ts'
import { useTellingRange } from './frame/useTellingRange.ts'
import { parseInsightSection } from './insights/insightSection.ts'
import { useResults, type ContentProps, type Results } from './useResults.ts'

type ShownView = Exclude<View, 'records'>

const INSIGHTS = lazyComponent(() => import('./insights/InsightsContent.tsx'), 'InsightsContent')

const CONTENTS: Record<ShownView, LazyComponent<ContentProps>> = {
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
  CONTENTS[view].ahead().catch(() => undefined)
  useTextsReady(FRAME_AREAS)
  return <Framed view={view} />
}

function useView(): ShownView {
  const name = useRouteName()
  const { section } = useSearch()
  if (name === 'whatHelps') return 'helps'
  if (name === 'charts' || name === 'timeline' || name === 'calendar') return name
  return parseInsightSection(section).is === 'compare' ? 'compare' : 'insights'
}

// Formatting both days of a range takes a browser longer than drawing ten of them.
const daysIn = cacheByArguments((span: DaySpan, tag: string) => spanText(span, tag))

function Framed({ view }: { view: ShownView }) {
  const tag = useFormatTag()
  const asked = useTellingRange(view, useResultsFilter(view))
  const results = useResults(asked)
  const Content = CONTENTS[view]
  // The router and every list update redraw the frame; the memo keeps its content from being redrawn.
  const content = useMemo(() => ('is' in results ? null : <Content results={results} />), [results, Content])
  if ('is' in results) {
    return (
      <ResultsShell view={view} asked={asked} counts={null}>
        <ReadingProgress {...results} />
      </ResultsShell>
    )
  }
  const { selection, columns } = results
  const isTold = (view === 'helps' && hasHelps(results)) || (view === 'calendar' && hasOnlyDoses(results))
  const empty = isTold ? null : findEmptyReason(columns.entries.count, selection)
  return (
    <ResultsShell
      view={view}
      asked={asked}
      counts={{ shown: selection.rows.length, outOf: selection.outOf }}
      days={view === 'calendar' || empty === 'none' ? undefined : daysIn(selection.span, tag)}
    >
      {empty === null ? (
        <Suspense fallback={<ContentWaiting />}>{content}</Suspense>
      ) : (
        <ResultsEmpty why={empty} view={view} asked={asked} results={results} />
      )}
    </ResultsShell>
  )
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
