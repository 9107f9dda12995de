import {
  CHANGE_BANDS,
  comparedDays,
  changeDirection,
  type ComparedAverage,
  compareFigures,
  missingDays,
} from '@reprieve/domain/results/insights/figures.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import type { ResultsPeriod } from '@reprieve/domain/results/insights/periods.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useMemo } from 'react'
import { spanText } from '../../filters/panel/rangeText.ts'
import { useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { Results } from '../useResults.ts'
import { ChangeLine } from './DayFigures.tsx'
import { compareRows } from './compareRows.ts'
import { type InsightWords, useInsightWords } from './insightWords.ts'
import { choosePainBarsForm, painBarsPicture, painBarsTitle } from './painBarsPicture.ts'

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
    <>
      <ComparePictures results={results} other={other} />
      <section className="insight-card">
        <p>{comparedText(figures.pain, words)}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than the page it is scrolled by keys */}
        <div className="picture-table compare-table" role="group" aria-label={title} tabIndex={0}>
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
    </>
  )
}

/** Both periods beside each other, in the same form and on the same scale. [RES-78] */
function ComparePictures({ results, other }: CompareTableProps) {
  const words = useInsightWords()
  const said = useText('results')
  const { shown, compared } = comparedPictures(results.days, other.days, words, said)
  return (
    <section className="insight-pair compare-pictures" aria-label={said('painIntensity')}>
      <PictureCard picture={shown} isPictureFirst />
      <PictureCard picture={compared} isPictureFirst />
    </section>
  )
}

const comparedPictures = cacheByArguments(
  (now: DayTable, other: DayTable, words: InsightWords, results: Text<'results'>) => {
    const form = choosePainBarsForm(now.span, other.span)
    const pictureOf = (days: DayTable) =>
      painBarsPicture(days, {
        form,
        title: spanText(days.span, words.tag, 'short'),
        sentence: words.text(painBarsTitle(form)),
        before: null,
        words: { ...words, results },
      })
    return { shown: pictureOf(now), compared: pictureOf(other) }
  },
)
