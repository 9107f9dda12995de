import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { useId } from 'react'
import { RangeChoice } from '../filters/panel/RangeChoice.tsx'
import '../filters/panel/filterPanel.css'
import { ShownCount } from '../filters/panel/ShownCount.tsx'
import { useToday } from '../results/frame/useToday.ts'
import type { ReadingResults, Results } from '../results/useResults.ts'
import { useText } from '../settings/words.tsx'

interface PeriodCardProps {
  range: DateRange
  results: Results | ReadingResults
  onChange: (range: DateRange) => void
}

/** The report's own range: a longer one costs a credit and is not reset (D45). */
export function PeriodCard({ range, results, onChange }: PeriodCardProps) {
  const text = useText('reports')
  const id = useId()
  const today = localDay(useToday())
  const counts =
    'is' in results ? null : { shown: results.selection.rows.length, outOf: results.selection.outOf }
  return (
    <section className="card report-card" aria-labelledby={id}>
      <h2 id={id}>{text('whichPeriod')}</h2>
      <RangeChoice range={range} today={today} limit={null} onChange={onChange} />
      <ShownCount counts={counts} />
    </section>
  )
}
