import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { CustomRange } from '../../filters/panel/CustomRange.tsx'
import { useText } from '../../settings/words.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { Results } from '../useResults.ts'
import { BackToAll } from './BackToAll.tsx'
import { CompareTable } from './CompareTable.tsx'
import { sectionOfOther, type InsightSection } from './insightSection.ts'
import { Told } from './Told.tsx'
import { useInsightWords } from './useInsightWords.ts'
import { beforeOf, usePeriod } from './usePeriods.ts'

type CompareSection = Extract<InsightSection, { is: 'compare' }>

interface ComparePartProps {
  section: CompareSection
  results: Results
}

/** Compares the days shown with the days before them, or with any others. */
export function ComparePart({ section, results }: ComparePartProps) {
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
        onChange={(chosen) => go(chosen === 'before' ? 'compare' : sectionOfOther(null))}
      />
      {section.with === 'before' ? (
        <WithBefore results={results} />
      ) : (
        <WithOther range={section.range} results={results} onChange={(range) => go(sectionOfOther(range))} />
      )}
    </>
  )
}

function WithBefore({ results }: { results: Results }) {
  const reports = useText('reports')
  return <Compared results={results} other={beforeOf(results)} none={reports('noPreviousPeriod')} />
}

interface WithOtherProps {
  range: Extract<DateRange, { is: 'custom' }> | null
  results: Results
  onChange: (range: DateRange) => void
}

function WithOther({ range, results, onChange }: WithOtherProps) {
  const { text } = useInsightWords()
  const span = useMemo(() => (range === null ? null : spanOf(range)), [range])
  const other = usePeriod(results, span)
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
  if (other.is === 'alltime') return <Told>{text('allTimeHasNone')}</Told>
  if (other.is === 'plan') return <Told>{reports('liteNotice')}</Told>
  if (other.period.selection.rows.length === 0) return <Told>{none}</Told>
  return <CompareTable results={results} other={other.period} />
}
