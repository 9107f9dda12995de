import type { Measure } from '@reprieve/domain/signals/measures.ts'
import { ToggleButton } from 'react-aria-components'
import { Icon } from '../../ui/icons/Icon.tsx'
import { measureName, type MeasureWords } from '../measures/measureWords.ts'

interface LaneChipsProps {
  measures: readonly Measure[]
  chosen: Measure | null
  words: MeasureWords
  onChoose: (measure: Measure | null) => void
}

/** One measure at a time; pressing the chosen one hides it. [RES-92] */
export function LaneChips({ measures, chosen, words, onChoose }: LaneChipsProps) {
  const title = words.text('title')
  return (
    <div className="series-chips" role="group" aria-label={title}>
      <p className="lane-title" aria-hidden="true">
        {title}
      </p>
      {measures.map((measure) => {
        const isChosen = measure === chosen
        return (
          <ToggleButton
            key={measure}
            className="chip series-chip"
            isSelected={isChosen}
            onChange={() => onChoose(isChosen ? null : measure)}
          >
            <span className="checkbox-box" aria-hidden="true">
              {isChosen && <Icon name="check" />}
            </span>
            <span className="series-label">{measureName(measure, words)}</span>
          </ToggleButton>
        )
      })}
    </div>
  )
}
