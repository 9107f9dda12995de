import { meanStrengthOfRegions } from '@reprieve/domain/results/charts/placeStrengths.ts'
import { Suspense } from 'react'
import { SpokenPause } from '../../ui/layout/ListRow.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { usePrinting } from '../picture/usePrinting.ts'
import type { Results } from '../useResults.ts'
import { FigurePlace, ShowRows } from './BodyFigurePlace.tsx'
import { firstRows, hasMoreRows } from './chartPicture.ts'
import type { ChartSpeech } from './chartWords.ts'
import { meanText, strengthHeat, strengthRows, type StrengthRow } from './strengthPicture.ts'

interface BodyStrengthsProps {
  results: Results
  regionsOf: (item: number) => readonly string[]
  nameOf: (region: string) => string
  speech: ChartSpeech
  isWhole: boolean
  onToggle: () => void
}

/** Computed once, however often the choice is changed. */
const meansIn = cacheByArguments((results: Results, regionsOf: (item: number) => readonly string[]) => {
  const { columns, selection, canonical } = results
  return meanStrengthOfRegions(columns.entries, { selection, canonical, regionsOf })
})

/** How strong the pain was in each place, on the figure and as a list. [PLACE-5] */
export function BodyStrengths({ results, regionsOf, nameOf, speech, isWhole, onToggle }: BodyStrengthsProps) {
  const { text, tag } = speech
  const isPrinting = usePrinting()
  const means = meansIn(results, regionsOf)
  const rows = strengthRows(means, nameOf)
  const sentence = strongestText(rows, speech)
  if (rows.length === 0) return <p className="picture-sentence body-sentence">{text('noStrengths')}</p>
  return (
    <>
      <p className="picture-sentence body-sentence">{sentence}</p>
      <div className="body-and-list">
        <Suspense fallback={<div className="body-place is-coming" />}>
          <FigurePlace heat={strengthHeat(means, tag)} label={sentence} />
        </Suspense>
        <div className="body-list">
          <ol>
            {firstRows(rows, isWhole || isPrinting).map((row) => (
              <li key={`${row.label} ${row.told} ${row.mean}`}>
                <span
                  className={row.level === null ? 'heat-key' : `heat-key level-${row.level}`}
                  aria-hidden="true"
                />
                <span className="body-list-name">{row.label}</span>
                <SpokenPause />
                <span className="body-list-mean">{strengthText(row, speech)}</span>
              </li>
            ))}
          </ol>
          {hasMoreRows(rows.length) && <ShowRows count={rows.length} isWhole={isWhole} onToggle={onToggle} />}
        </div>
      </div>
    </>
  )
}

/** All places that share the highest mean as it is shown. */
function strongestText(rows: readonly StrengthRow[], { text, tag }: ChartSpeech): string {
  const said = rows.flatMap(({ label, mean }) =>
    mean === null ? [] : [{ label, mean: meanText(mean, tag) }],
  )
  const first = said[0]
  if (first === undefined) return text('noMeans')
  const names = said.filter(({ mean }) => mean === first.mean).map(({ label }) => label)
  return text('strongest', {
    names: new Intl.ListFormat(tag, { type: 'conjunction' }).format(names),
    mean: first.mean,
  })
}

const strengthText = ({ told, mean }: StrengthRow, { text, tag }: ChartSpeech): string =>
  mean === null
    ? text('tooFewStrengths', { count: told })
    : text('meanStrength', { count: told, mean: meanText(mean, tag) })
