import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import { groupLinks } from '@reprieve/domain/results/insights/linkGroups.ts'
import type { OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { coveragePercent } from '@reprieve/domain/results/statistics/coverage.ts'
import { isChosenByPain } from '@reprieve/domain/results/statistics/links.ts'
import type { ComparedList } from '@reprieve/domain/results/statistics/statistics.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { CustomRange } from '../../filters/panel/RangeChoice.tsx'
import { Link } from '../../navigation/Link.tsx'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { ContentProps, Results } from '../useResults.ts'
import { findLongerPeriod, AllInsights } from './AllInsights.tsx'
import { CompareTable } from './CompareTable.tsx'
import { LinkParts, InsightNote } from './LinkParts.tsx'
import { getComparedPeriod, useComparedPeriod } from './comparedPeriods.ts'
import { parseInsightSection, type InsightSection, otherPeriodSection } from './insightSection.ts'
import { useInsightWords } from './insightWords.ts'
import { findResultLinks, makeLinkRowOptions } from './resultLinks.ts'
import './insights.css'

type CompareSection = Extract<InsightSection, { is: 'compare' }>

interface ComparePartProps {
  section: CompareSection
  results: Results
}

/** Compares the days shown with the days before them, or with any others. */
function ComparePart({ section, results }: ComparePartProps) {
  const { text } = useInsightWords()
  const navigate = useNavigate()
  const go = (to: string): void => {
    const search = (before: object) => ({ ...before, section: to })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return (
    <>
      <BackToAll title={text('compare')} />
      <Segmented
        label={text('compareWith')}
        value={section.with}
        segments={[
          { value: 'before', label: text('comparePrevious') },
          { value: 'other', label: text('compareTwo') },
        ]}
        onChange={(chosen) => go(chosen === 'before' ? 'compare' : otherPeriodSection(null))}
      />
      {section.with === 'before' ? (
        <WithBefore results={results} />
      ) : (
        <WithOther
          range={section.range}
          results={results}
          onChange={(range) => go(otherPeriodSection(range))}
        />
      )}
    </>
  )
}

function WithBefore({ results }: { results: Results }) {
  const reports = useText('reports')
  return <Compared results={results} other={getComparedPeriod(results)} none={reports('noPreviousPeriod')} />
}

interface WithOtherProps {
  range: Extract<DateRange, { is: 'custom' }> | null
  results: Results
  onChange: (range: DateRange) => void
}

function WithOther({ range, results, onChange }: WithOtherProps) {
  const { text } = useInsightWords()
  const span = useMemo(() => (range === null ? null : spanOf(range)), [range])
  const other = useComparedPeriod(results, span)
  const today = localDay(results.today)
  return (
    <>
      <section className="insight-card" aria-label={text('compareTwo')}>
        <p>{text('chooseOther')}</p>
        <CustomRange first={range ?? { from: '', to: '' }} today={today} onChange={onChange} />
      </section>
      {other !== null && <Compared results={results} other={other} none={text('otherHasNone')} />}
    </>
  )
}

const spanOf = ({ from, to }: { from: string; to: string }): DaySpan => ({
  from: dayNumber(from),
  to: dayNumber(to),
})

interface ComparedProps {
  results: Results
  other: OtherPeriod
  /** The text if the other period has no data. */
  none: string
}

function Compared({ results, other, none }: ComparedProps) {
  const { text } = useInsightWords()
  const reports = useText('reports')
  if (other.is === 'alltime') return <InsightNote>{text('allTimeHasNone')}</InsightNote>
  if (other.is === 'plan') return <InsightNote>{reports('liteNotice')}</InsightNote>
  if (other.period.selection.rows.length === 0) return <InsightNote>{none}</InsightNote>
  return <CompareTable results={results} other={other.period} />
}

const AREAS: readonly BrowserArea[] = ['insights', 'helps', 'picture']

export function InsightsContent(props: ContentProps) {
  useTextsReady(AREAS)
  return <Insights {...props} />
}

function Insights({ results, search: { section } }: ContentProps) {
  return <InsightPart section={parseInsightSection(section)} results={results} />
}

interface InsightPartProps {
  section: InsightSection
  results: Results
}

/** Opening a section moves the focus to its title, because the control that was pressed is gone. */
function InsightPart({ section, results }: InsightPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const name = section.is === 'list' ? section.list : section.is
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    place.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [name])
  return (
    <div className="insight-parts" ref={place}>
      {partOf(section, results)}
    </div>
  )
}

function partOf(section: InsightSection, results: Results): ReactNode {
  switch (section.is) {
    case 'list':
      return <CategoryPart list={section.list} results={results} />
    case 'compare':
      return <ComparePart section={section} results={results} />
    case 'all':
      return <AllInsights results={results} />
  }
}

/** One list on its own. Its labels are those of all lists together: looking at one alone makes nothing more certain. */
function CategoryPart({ list, results }: { list: ComparedList; results: Results }) {
  const { text } = useInsightWords()
  const said = useText('results')
  const lists = useText('lists')
  const links = findResultLinks(results)
  const category = links.find((one) => one.list === list)
  const isHidden = isChosenByPain(results.filter.criteria)
  const title = lists(`list-${list}`)
  if (category === undefined) return null
  const groups = groupLinks([category])
  const ways = makeLinkRowOptions(results, links)
  const { coverage } = category
  const isEmpty = category.more.length + category.less.length + category.tooFew.length === 0
  return (
    <>
      <BackToAll title={title} />
      <p className="insight-note">
        {said('basedOn', { 0: coveragePercent(coverage), 1: coverage.records, 2: title })}
      </p>
      {isHidden && <InsightNote>{text('severityFiltered')}</InsightNote>}
      {!isHidden && isEmpty && <p>{text('nothingHere')}</p>}
      {!isHidden && !isEmpty && (
        <>
          <LinkParts
            groups={groups}
            titles={{ more: said('more'), less: said('less') }}
            ways={ways}
            fewDays={null}
            longer={findLongerPeriod(results)}
          />
        </>
      )}
    </>
  )
}

/** Above an insight section that was opened on its own. */
function BackToAll({ title }: { title: string }) {
  const { text } = useInsightWords()
  return (
    <div className="insight-back">
      <Link
        className="button text"
        to={PATHS.insights}
        search={({ range }) => (range === undefined ? {} : { range })}
      >
        <Icon name="chevronLeft" isSmall />
        {text('allInsights')}
      </Link>
      <h2 tabIndex={-1}>{title}</h2>
    </div>
  )
}
