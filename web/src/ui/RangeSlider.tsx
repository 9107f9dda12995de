import { useRef, type CSSProperties } from 'react'
import { Input, Label, NumberField } from 'react-aria-components'
import './rangeSlider.css'
import { dragged, endThatStays, isWithin, rangeOf, typedValue, type Range } from './rangeValue.ts'
import { SwellSteps, type Ramp } from './SwellSteps.tsx'
import { HIGHEST, LOWEST, shareAt } from './swellValue.ts'
import './textField.css'
import { useSteadyPress } from './useSteadyPress.ts'
import { useSwellDrag } from './useSwellDrag.ts'

interface RangeSliderProps {
  ramp: Ramp
  label: string
  fromLabel: string
  toLabel: string
  value: Range
  onChange: (value: Range) => void
}

const TREMOR_MS = 300

const at = (step: number): CSSProperties => ({ insetInlineStart: `${shareAt(step) * 100}%` })

/** The two fields say and take all that the thumbs do, so the drawing is for eyes and fingers alone. */
export function RangeSlider({ ramp, label, fromLabel, toLabel, value, onChange }: RangeSliderProps) {
  const stays = useRef<number | null>(null)
  const tap = useSteadyPress(TREMOR_MS, (position: number) =>
    onChange(dragged(endThatStays(value, position), position)),
  )
  const { handlers } = useSwellDrag({
    onTap: tap,
    onDrag(position) {
      stays.current ??= endThatStays(value, position)
      onChange(dragged(stays.current, position))
    },
    onEnd() {
      stays.current = null
    },
  })

  return (
    <div className="range-slider" role="group" aria-label={label}>
      <div className="range-surface" aria-hidden="true" {...handlers}>
        <SwellSteps ramp={ramp} isFilled={(step) => isWithin(value, step)} />
        <div className="range-track">
          <div className="range-line" />
          <div
            className="range-between"
            style={{ ...at(value.from), inlineSize: `${(shareAt(value.to) - shareAt(value.from)) * 100}%` }}
          />
          <span className="range-thumb" style={at(value.from)}>
            {value.from}
          </span>
          <span className="range-thumb" style={at(value.to)}>
            {value.to}
          </span>
        </div>
      </div>
      <div className="range-fields">
        <EndField
          label={fromLabel}
          value={value.from}
          onChange={(from) => onChange(rangeOf(from, value.to))}
        />
        <EndField label={toLabel} value={value.to} onChange={(to) => onChange(rangeOf(value.from, to))} />
      </div>
    </div>
  )
}

interface EndFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function EndField({ label, value, onChange }: EndFieldProps) {
  const take = (typed: number): void => {
    const next = typedValue(typed)
    if (next !== null) onChange(next)
  }
  return (
    <NumberField className="text-field" value={value} minValue={LOWEST} maxValue={HIGHEST} onChange={take}>
      <Label className="field-label">{label}</Label>
      <div className="input-box">
        <Input className="input" />
      </div>
    </NumberField>
  )
}
