import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  offeredOverall,
  setPlaceStrength,
  stepPlaceStrength,
  strengthOfPlace,
} from '@reprieve/domain/records/placeStrength.ts'
import { useId } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import './placeStrengths.css'

interface PlaceStrengthsProps {
  record: PainRecord
  /** The places to show, of those that are chosen. */
  places: readonly Reference[]
  labelOf: (place: Reference) => string
  onChange: (next: PainRecord) => void
}

/** A number for each place, if the person wants to tell it. Nothing is filled in. [PLACE-1, PLACE-2, PLACE-8] */
export function PlaceStrengths({ record, places, labelOf, onChange }: PlaceStrengthsProps) {
  const text = useText('records')
  const titleId = useId()
  if (places.length === 0) return null
  return (
    <div className="place-strengths" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="place-strengths-title">
        {text('howStrongEach')}
      </p>
      <ul>
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            name={labelOf(place)}
            strength={strengthOfPlace(record, place.id)}
            onStep={(step) => onChange(stepPlaceStrength(record, place.id, step))}
            onClear={() => onChange(setPlaceStrength(record, place.id, null))}
          />
        ))}
      </ul>
      <UseHighest record={record} onChange={onChange} />
    </div>
  )
}

interface PlaceRowProps {
  name: string
  strength: number | null
  onStep: (step: 1 | -1) => void
  onClear: () => void
}

function PlaceRow({ name, strength, onStep, onClear }: PlaceRowProps) {
  const text = useText('records')
  return (
    <li className="place-row">
      <span className="place-name">{name}</span>
      <IconButton
        isOutlined
        label={text('placeLess', { place: name })}
        icon={<Icon name="minus" />}
        onPress={() => onStep(-1)}
      />
      {strength === null ? (
        <span className="place-number">
          <span aria-hidden="true">–</span>
        </span>
      ) : (
        <button
          type="button"
          className="place-number"
          aria-label={text('placeClear', { place: name, value: strength })}
          onClick={onClear}
        >
          {strength}
        </button>
      )}
      <IconButton
        isOutlined
        label={text('placeMore', { place: name })}
        icon={<Icon name="plus" />}
        onPress={() => onStep(1)}
      />
      {/* Announced, because the focus stays on plus or minus. */}
      <span className="unseen" role="status">
        {strength === null
          ? text('placeNoNumber', { place: name })
          : text('placeNumber', { place: name, value: strength })}
      </span>
    </li>
  )
}

/** One press takes the highest place as the overall number; a lower one may be chosen as well. [PLACE-2] */
function UseHighest({ record, onChange }: Pick<PlaceStrengthsProps, 'record' | 'onChange'>) {
  const text = useText('records')
  const highest = offeredOverall(record)
  if (highest === null) return null
  return (
    <div className="place-highest">
      <Button
        label={text('useHighest', { value: highest })}
        onPress={() => onChange(setSeverity(record, highest))}
      />
    </div>
  )
}
