import type { CategoryCounts, ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { remembered } from '../frame/remembered.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import { usePrinting } from '../picture/usePrinting.ts'
import { chartPicture } from './chartPicture.ts'
import { coverageText, type ChartSpeech } from './chartWords.ts'
import { isLong } from './chartSection.ts'
import { ShowRows } from './ShowRows.tsx'

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

const pictureIn = remembered(
  (
    counts: CategoryCounts,
    span: DaySpan,
    isWhole: boolean,
    labelOf: ChartCardProps['labelOf'],
    speech: ChartSpeech,
  ) => chartPicture(counts, { span, isWhole, labelOf }, speech),
)

export function ChartCard(props: ChartCardProps) {
  const { counts, span, labelOf, speech, isWhole, isBelow, onToggle } = props
  const { category, coverage, rows } = counts
  // A printed page shows all rows, because it cannot be expanded.
  const hasAll = usePrinting() || isWhole
  const picture = pictureIn(counts, span, hasAll, labelOf, speech)
  return (
    <PictureCard picture={picture} isBelow={isBelow}>
      {isLong(rows.length) && <ShowRows count={rows.length} isWhole={isWhole} onToggle={onToggle} />}
      <div className="chart-note">
        <p>{coverageText(category, coverage, speech)}</p>
        {SAID.has(category) && <p>{speech.text('asMarked')}</p>}
      </div>
    </PictureCard>
  )
}
