import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { countItems, type CategoryCounts, type ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from '../../navigation/useRouter.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import { usePrinting } from '../picture/usePrinting.ts'
import type { ContentProps, Results } from '../useResults.ts'
import { BodyCard } from './BodyCard.tsx'
import { ShowRows } from './BodyFigurePlace.tsx'
import { chartPicture, type ChartSection, hasMoreRows, parseChartSection } from './chartPicture.ts'
import { type ChartSpeech, coverageText, chartTitle } from './chartWords.ts'
import './charts.css'

interface ChartCardProps {
  counts: CategoryCounts
  span: DaySpan
  labelOf: (counted: ItemCount) => string
  speech: ChartSpeech
  isWhole: boolean
  isBelow: boolean
  onToggle: () => void
}

/** What the person reported about it, which was not measured. */
const SAID = new Set(['alleviating', 'ineffective', 'aggravating'])

const pictureIn = cacheByArguments(
  (
    counts: CategoryCounts,
    span: DaySpan,
    isWhole: boolean,
    labelOf: ChartCardProps['labelOf'],
    speech: ChartSpeech,
  ) => chartPicture(counts, { span, isWhole, labelOf }, speech),
)

function ChartCard(props: ChartCardProps) {
  const { counts, span, labelOf, speech, isWhole, isBelow, onToggle } = props
  const { category, coverage, rows } = counts
  // A printed page shows all rows, because it cannot be expanded.
  const hasAll = usePrinting() || isWhole
  const picture = pictureIn(counts, span, hasAll, labelOf, speech)
  return (
    <PictureCard picture={picture} isBelow={isBelow}>
      {hasMoreRows(rows.length) && <ShowRows count={rows.length} isWhole={isWhole} onToggle={onToggle} />}
      <div className="chart-note">
        <p>{coverageText(category, coverage, speech)}</p>
        {SAID.has(category) && <p>{speech.text('asMarked')}</p>}
      </div>
    </PictureCard>
  )
}

/** The same object until the language changes. */
function useChartSpeech(): ChartSpeech {
  const text = useText('charts')
  const results = useText('results')
  const records = useText('records')
  const reflections = useText('reflections')
  const tag = useFormatTag()
  return speechOf(text, results, records, reflections, tag)
}

const speechOf = cacheByArguments(
  (
    text: ChartSpeech['text'],
    results: ChartSpeech['results'],
    records: ChartSpeech['records'],
    reflections: ChartSpeech['reflections'],
    tag: string,
  ): ChartSpeech => ({ text, results, records, reflections, tag }),
)

/** "Nothing" among what was tried means that nothing was tried, not that nothing helped: it is shown with its list. */
function useChartLabels(results: Results): (counted: ItemCount) => string {
  return labelsOf(results, useText('charts'), useText('records'))
}

const labelsOf = cacheByArguments(
  ({ columns, labelOf }: Results, text: Text<'charts'>, records: Text<'records'>) =>
    ({ item }: ItemCount): string => {
      const one = columns.entries.items[item]
      const isNothingTried = one?.id === NOTHING_ID && one.list === 'alleviating_factor'
      const label = labelOf(item)
      return isNothingTried ? text('inList', { list: records('interventions'), name: label }) : label
    },
)

const AREAS: readonly BrowserArea[] = ['charts', 'picture']

export function ChartsContent(props: ContentProps) {
  useTextsReady(AREAS)
  return <Charts {...props} />
}

// Computed once, however often the screen is opened.
const countsIn = cacheByArguments(({ columns, selection, canonical }: Results) =>
  countItems(columns.entries, { selection, canonical }),
)

/** How often each thing was recorded: counts only, no comparison. */
function Charts({ results, search }: ContentProps) {
  const speech = useChartSpeech()
  const labelOf = useChartLabels(results)
  const sections = useChartSection(search.section)
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
  const names = categories.filter((one) => !isTold(one)).map(({ category }) => chartTitle(category, speech))
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

interface ChartPlaceProps {
  /** The address named it when the screen was opened. */
  isAskedFor: boolean
  /** Starts below the viewport. Ignored if a chart was requested, because its position must be known. */
  isBelow: boolean
  children: ReactNode
}

/** Scrolls the requested chart into view, once. */
function ChartPlace({ isAskedFor, isBelow, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(() => {
    if (isAskedFor) place.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => show(), [])
  return (
    <div className={isBelow ? 'chart-place is-below' : 'chart-place'} ref={place}>
      {children}
    </div>
  )
}

interface ChartSections {
  section: ChartSection | null
  /** The section in the address when the screen was opened. */
  first: ChartSection | null
  toggle: (section: ChartSection) => void
}

/** The expanded section is in the address, so that it survives going back and a reload. */
function useChartSection(said: string | undefined): ChartSections {
  const navigate = useNavigate()
  const section = parseChartSection(said)
  const [first] = useState(section)
  const toggle = (next: ChartSection): void => {
    const search = ({ section: before, ...rest }: { section?: string | undefined }) =>
      before === next ? rest : { ...rest, section: next }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { section, first, toggle }
}
