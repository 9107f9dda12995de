import { CHART_CATEGORIES } from '@reprieve/domain/results/charts/chartCategory.ts'
import { countsOf, type CategoryCounts, type Counted } from '@reprieve/domain/results/charts/counts.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useMemo } from 'react'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { Note } from '../../ui/Note.tsx'
import { FRAME_AREAS, ResultsFrame } from '../ResultsFrame.tsx'
import type { Results } from '../useResults.ts'
import { BodyCard } from './BodyCard.tsx'
import { ChartCard } from './ChartCard.tsx'
import './charts.css'
import { ChartPlace } from './ChartPlace.tsx'
import { titleOf, type ChartSpeech } from './chartWords.ts'
import { useChartLabels } from './useChartLabels.ts'
import { useChartSection, type ChartSections } from './useChartSection.ts'
import { useChartSpeech } from './useChartSpeech.ts'
import { useOneByOne } from './useOneByOne.ts'

const AREAS: readonly BrowserArea[] = [...FRAME_AREAS, 'charts', 'picture']

export function ChartsScreen() {
  useTextsReady(AREAS)
  return <ResultsFrame view="charts">{(results) => <Charts results={results} />}</ResultsFrame>
}

/** How often each thing was recorded: counts alone, nothing is compared. */
function Charts({ results }: { results: Results }) {
  const { columns, selection, canonical } = results
  const speech = useChartSpeech()
  const labelOf = useChartLabels(results)
  const sections = useChartSection()
  const { categories, unmarked } = useMemo(
    () => countsOf(columns.entries, { selection, canonical }),
    [columns, selection, canonical],
  )
  const told = categories.filter(isTold)
  // Where the address asks for one, all stand at once: it could not be brought in sight at the end of half a page.
  const drawn = useOneByOne(CHART_CATEGORIES.length, sections.first === null ? 1 : CHART_CATEGORIES.length)
  return (
    <>
      {told.slice(0, drawn).map((counts) => (
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
    names: new Intl.ListFormat(speech.tag, { type: 'unit' }).format(names),
  })
}

interface ChartOfProps {
  counts: CategoryCounts
  results: Results
  labelOf: (counted: Counted) => string
  speech: ChartSpeech
  sections: ChartSections
}

function ChartOf({ counts, results, labelOf, speech, sections }: ChartOfProps) {
  const { category } = counts
  const { section, first, toggle } = sections
  const card = (
    <ChartPlace isAskedFor={first === category}>
      <ChartCard
        counts={counts}
        span={results.selection.span}
        labelOf={labelOf}
        speech={speech}
        isWhole={section === category}
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
