import type { Recorded } from '@reprieve/domain/results/statistics/statistics.ts'
import { useText } from '../../settings/words.tsx'
import { ShowAll } from './ShowAll.tsx'
import { useFirstRows } from './useFirstRows.ts'
import { useInsightWords } from './useInsightWords.ts'

interface MostRecordedProps {
  recorded: readonly Recorded[]
  outOf: number
  labelOf: (item: number) => string
}

/** Counts only: what people believe makes it worse was not measured. */
export function MostRecorded({ recorded, outOf, labelOf }: MostRecordedProps) {
  const { text } = useInsightWords()
  const lists = useText('lists')
  const rows = useFirstRows(recorded)
  if (recorded.length === 0) return null
  return (
    <section className="insight-card">
      <h2>{text('mostRecorded')}</h2>
      <p className="insight-note">{text('mostRecordedNote', { list: lists('list-aggravating_factor') })}</p>
      <ol className="recorded-list">
        {rows.shown.map(({ item, records }) => (
          <li key={item}>
            <span className="link-name">{labelOf(item)}</span>
            <span className="insight-note">{text('inRecords', { count: records, outOf })}</span>
          </li>
        ))}
      </ol>
      <ShowAll rows={rows} count={recorded.length} />
    </section>
  )
}
