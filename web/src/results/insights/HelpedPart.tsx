import type { HelpedRow } from '@reprieve/domain/results/statistics/statistics.ts'
import { marksText, reliefText } from './helpedWords.ts'
import { ShowAll } from './ShowAll.tsx'
import { useFirstRows } from './useFirstRows.ts'
import { useInsightWords } from './useInsightWords.ts'

interface HelpedPartProps {
  rows: readonly HelpedRow[]
  labelOf: (item: number) => string
}

/** What the person marked and what was measured, without comparing days: people try things because the pain is high. */
export function HelpedPart({ rows: all, labelOf }: HelpedPartProps) {
  const words = useInsightWords()
  const { text } = words
  const rows = useFirstRows(all)
  if (all.length === 0) return null
  return (
    <section className="insight-card">
      <h2>{text('helpedTitle')}</h2>
      <p className="insight-note">{text('helpedNote')}</p>
      <ul className="helped-list">
        {rows.shown.map((row) => (
          <li key={row.item}>
            <h3 className="link-name">{labelOf(row.item)}</h3>
            <dl>
              <div>
                <dt>{text('marks')}</dt>
                <dd>{marksText(row, words)}</dd>
              </div>
              <div>
                <dt>{text('measured')}</dt>
                <dd>{reliefText(row.relief, words)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <ShowAll rows={rows} count={all.length} />
    </section>
  )
}
