import {
  CHANGE_BANDS,
  comparedDays,
  changeDirection,
  type ComparedAverage,
  compareFigures,
  missingDays,
} from '@reprieve/domain/results/insights/figures.ts'
import type { ResultsPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { useMemo } from 'react'
import { spanText } from '../../filters/panel/rangeText.ts'
import type { Results } from '../useResults.ts'
import { ChangeLine } from './AverageCards.tsx'
import { compareRows } from './compareRows.ts'
import { type InsightWords, useInsightWords } from './insightWords.ts'
import '../picture/picture.css'

const CHANGES = { lower: 'changeLower', higher: 'changeHigher', none: 'changeNone' } as const

/** Needs 7 logged days on each side; otherwise says where they are missing. [RES-41, RES-42] */
export function comparedText(figure: ComparedAverage, { text, size }: InsightWords): string {
  const { change } = figure
  if (change === null) {
    const days = comparedDays(figure)
    const missing = missingDays(days) ?? 'needsSeven'
    // Here the other period was chosen, and is not always the one before.
    return text(missing === 'needsBefore' ? 'needsOther' : missing, { ...days })
  }
  const band = CHANGE_BANDS[change.band]
  const said = text(CHANGES[changeDirection(change)], { points: size(change) })
  return band === null ? said : `${said} ${text(band)}`
}

interface CompareTableProps {
  results: Results
  other: ResultsPeriod
}

/** The change in words, then both sides next to each other. */
export function CompareTable({ results, other }: CompareTableProps) {
  const words = useInsightWords()
  const { text, tag } = words
  const figures = useMemo(() => compareFigures(results.days, other.days), [results.days, other.days])
  const rows = useMemo(
    () => compareRows({ results, other, figures, words }),
    [results, other, figures, words],
  )
  const heads = [results.selection.span, other.selection.span].map((span) => spanText(span, tag, 'short'))
  const title = text('compare')
  return (
    <section className="insight-card">
      <p>{comparedText(figures.pain, words)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than the page it is scrolled by keys */}
      <div className="picture-table" role="group" aria-label={title} tabIndex={0}>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{text('what')}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                <td>
                  {row.now}
                  {row.change !== null && <ChangeLine {...row.change} />}
                </td>
                <td>{row.other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="insight-note">{text('notProof')}</p>
    </section>
  )
}
