import { countsOf, type CategoryCounts, type ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useDeferredValue } from 'react'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { Note } from '../../ui/Note.tsx'
import { remembered } from '../frame/remembered.ts'
import type { ContentProps, Results } from '../useResults.ts'
import { BodyCard } from './BodyCard.tsx'
import { ChartCard } from './ChartCard.tsx'
import './charts.css'
import { ChartPlace } from './ChartPlace.tsx'
import { titleOf, type ChartSpeech } from './chartWords.ts'
import { useChartLabels } from './useChartLabels.ts'
import { useChartSection, type ChartSections } from './useChartSection.ts'
import { useChartSpeech } from './useChartSpeech.ts'

const AREAS: readonly BrowserArea[] = ['charts', 'picture']

export function ChartsContent(props: ContentProps) {
  useTextsReady(AREAS)
  return <Charts {...props} />
}

// Computed once, however often the screen is opened.
const countsIn = remembered(({ columns, selection, canonical }: Results) =>
  countsOf(columns.entries, { selection, canonical }),
)

/** How often each thing was recorded: counts only, no comparison. */
function Charts({ results }: ContentProps) {
  const speech = useChartSpeech()
  const labelOf = useChartLabels(results)
  const sections = useChartSection()
  const { categories, unmarked } = countsIn(results)
  const told = categories.filter(isTold)
  // The visible charts come first. If the address requests one, all are drawn at once: a half-drawn page could not be
  // scrolled to it.
  const isRestDue = useDeferredValue(true, sections.first !== null)
  return (
    <>
      {told.slice(0, isRestDue ? told.length : 1).map((counts) => (
        <ChartOf key={counts.category} counts={counts} {...{ results, labelOf, speech, sections }} />
      ))}
      {unmarked > 0 && <p className="chart-note">{speech.text('unmarked', { count: unmarked })}</p>}
      {told.length < categories.length && <Note kind="info">{untold(categories, speech)}</Note>}
    </>
  )
}

const isTold = ({ rows, nothing }: CategoryCounts): boolean => rows.length + nothing.length > 0

function untold(categories: readonly CategoryCounts[], speech: ChartSpeech): string {
  const names = categories.filter((one) => !isTold(one)).map(({ category }) => titleOf(category, speech))
  return speech.text('notRecorded', {
    names: new Intl.ListFormat(speech.tag, { type: 'conjunction', style: 'narrow' }).format(names),
  })
}

interface ChartOfProps {
  counts: CategoryCounts
  results: Results
  labelOf: (counted: ItemCount) => string
  speech: ChartSpeech
  sections: ChartSections
}

function ChartOf({ counts, results, labelOf, speech, sections }: ChartOfProps) {
  const { category } = counts
  const { section, first, toggle } = sections
  const card = (
    <ChartPlace isAskedFor={first === category} isBelow={first === null}>
      <ChartCard
        counts={counts}
        span={results.selection.span}
        labelOf={labelOf}
        speech={speech}
        isWhole={section === category}
        isBelow={first === null}
        onToggle={() => toggle(category)}
      />
    </ChartPlace>
  )
  if (category !== 'location') return card
  const ways = { isWhole: section === 'body', onToggle: () => toggle('body') }
  return (
    <>
      <BodyCard results={results} locations={counts} labelOf={labelOf} speech={speech} {...ways} />
      {card}
    </>
  )
}
