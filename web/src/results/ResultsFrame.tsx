import type { View } from '@reprieve/domain/filters/dateRange.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useMemo, type ReactNode } from 'react'
import { spanText } from '../filters/panel/rangeText.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { emptyOf } from './frame/emptyOf.ts'
import { ResultsShell } from './frame/ResultsShell.tsx'
import { useResultsFilter } from './frame/useResultsFilter.ts'
import { ResultsEmpty } from './ResultsEmpty.tsx'
import { useResults, type ReadingResults, type Results } from './useResults.ts'

interface ResultsFrameProps {
  view: View
  children: (results: Results) => ReactNode
}

/** What the frame speaks with; a screen in it names its own besides. */
export const FRAME_AREAS: readonly BrowserArea[] = [
  'results',
  'filters',
  'records',
  'reflections',
  'lists',
  'listItems',
  'medications',
  'reports',
]

/** Range, filter and tabs around a screen of the results, and what is said where there is nothing to show. */
export function ResultsFrame(props: ResultsFrameProps) {
  useTextsReady(FRAME_AREAS)
  return <Framed {...props} />
}

function Framed({ view, children }: ResultsFrameProps) {
  const tag = useFormatTag()
  const asked = useResultsFilter(view)
  const results = useResults(asked)
  // The frame is drawn anew by every step of the router and every list that is read; what stands in it is not.
  const content = useMemo(() => ('is' in results ? null : children(results)), [results, children])
  if ('is' in results) {
    return (
      <ResultsShell view={view} asked={asked} counts={null}>
        <Reading {...results} />
      </ResultsShell>
    )
  }
  const { selection, columns } = results
  const empty = emptyOf(columns.entries.count, selection)
  return (
    <ResultsShell
      view={view}
      asked={asked}
      counts={{ shown: selection.rows.length, outOf: selection.outOf }}
      days={view === 'calendar' || empty === 'none' ? undefined : spanText(selection.span, tag)}
    >
      {empty === null ? content : <ResultsEmpty why={empty} view={view} asked={asked} results={results} />}
    </ResultsShell>
  )
}

export function Reading({ read, total }: ReadingResults) {
  const shell = useText()
  const text = useText('results')
  if (total === null || total === 0 || read === 0) return <Skeleton longText={shell('waitingLong')} />
  return (
    <Progress
      label={text('readingDiary')}
      done={read}
      total={total}
      words={shell('doneOf', { done: read, total })}
    />
  )
}
