import type { CategoryCounts, ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import type { RegionCount } from '@reprieve/domain/results/charts/heat.ts'
import { Suspense, useId, useRef } from 'react'
import { useText } from '../../settings/words.tsx'
import { later } from '../../ui/later.tsx'
import { SaveButton } from '../picture/SaveButton.tsx'
import { usePictureFiles } from '../picture/usePictureFiles.ts'
import type { Results } from '../useResults.ts'
import { BodyList } from './BodyList.tsx'
import { bodyPicture, bodyRows, figureOf, notOnFigure } from './bodyPicture.ts'
import type { ChartSpeech } from './chartWords.ts'
import { heatIn, regionsIn, useRegionName } from './bodyPlaces.ts'

const BodyHeat = later(() => import('../../ui/bodyMap/BodyHeat.tsx'), 'BodyHeat')

interface BodyCardProps {
  results: Results
  locations: CategoryCounts
  labelOf: (counted: ItemCount) => string
  speech: ChartSpeech
  isWhole: boolean
  onToggle: () => void
}

/** The locations on the body figure and as a list, which is its table. Not shown if no location is on the figure. */
export function BodyCard({ results, locations, labelOf, speech, isWhole, onToggle }: BodyCardProps) {
  const { selection } = results
  const titleId = useId()
  const heat = heatIn(results)
  const rows = bodyRows(heat, useRegionName())
  const elsewhere = notOnFigure(locations.rows, regionsIn(results))
  const picture = bodyPicture(rows, { span: selection.span, outOf: locations.coverage.records }, speech)
  const card = useRef<HTMLElement>(null)
  const { saveTable } = usePictureFiles(picture, { room: null, card })
  const ofPicture = useText('picture')
  if (rows.length === 0) return null
  const numbers = new Intl.NumberFormat(speech.tag)
  const names = elsewhere.map((one) => `${labelOf(one)} (${numbers.format(one.records)})`)
  return (
    <section className="picture-card" ref={card} aria-labelledby={titleId}>
      <h2 id={titleId}>{picture.title}</h2>
      <p className="picture-sentence">{picture.sentence}</p>
      <div className="body-and-list">
        <Suspense fallback={<div className="body-place is-coming" />}>
          <Figure heat={heat} label={picture.sentence} />
        </Suspense>
        <BodyList rows={rows} isWhole={isWhole} onToggle={onToggle} />
      </div>
      {names.length > 0 && (
        <p className="chart-note">
          {speech.text('notOnFigure', {
            names: new Intl.ListFormat(speech.tag, { type: 'conjunction', style: 'narrow' }).format(names),
          })}
        </p>
      )}
      <div className="picture-ways">
        <SaveButton label={ofPicture('saveTable')} of={titleId} onPress={saveTable} />
      </div>
    </section>
  )
}

function Figure({ heat, label }: { heat: ReadonlyMap<string, RegionCount>; label: string }) {
  const text = useText('records')
  const words = {
    views: { front: text('bodyFront'), back: text('bodyBack') },
    sides: { left: text('sideLeft'), right: text('sideRight') },
  }
  return (
    <div className="body-place">
      <BodyHeat heat={figureOf(heat)} label={label} words={words} />
    </div>
  )
}
