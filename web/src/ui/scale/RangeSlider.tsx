import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useSwellDrag } from './SwellSlider.tsx'
import { SwellSteps, type Ramp } from './SwellSteps.tsx'
import {
  dragRange,
  endThatStays,
  isStepInRange,
  orderedRange,
  type Range,
  shareAt,
  typedValue,
} from './scaleValue.ts'
import { useSteadyPress } from '../controls/useSteadyPress.ts'
import './rangeSlider.css'
import '../fields/textField.css'

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

/** The two fields offer all that the thumbs do, so screen readers and keyboards skip the drawing. */
export function RangeSlider({ ramp, label, fromLabel, toLabel, value, onChange }: RangeSliderProps) {
  const stays = useRef<number | null>(null)
  const tap = useSteadyPress(TREMOR_MS, (position: number) =>
    onChange(dragRange(endThatStays(value, position), position)),
  )
  const { handlers } = useSwellDrag({
    onTap: tap,
    onDrag(position) {
      stays.current ??= endThatStays(value, position)
      onChange(dragRange(stays.current, position))
    },
    onEnd() {
      stays.current = null
    },
  })

  return (
    <div className="range-slider" role="group" aria-label={label}>
      <div className="range-surface" aria-hidden="true" {...handlers}>
        <SwellSteps ramp={ramp} isFilled={(step) => isStepInRange(value, step)} />
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
          onChange={(from) => onChange(orderedRange(from, value.to))}
        />
        <EndField
          label={toLabel}
          value={value.to}
          onChange={(to) => onChange(orderedRange(value.from, to))}
        />
      </div>
    </div>
  )
}

interface EndFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * Applies its value on blur or Enter. Not the library's number field: that writes its announcements into the page as
 * HTML, which the content security policy forbids, and the second number would crash the screen.
 */
function EndField({ label, value, onChange }: EndFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  // A held arrow key must step on from the last requested value: the shown value follows a moment later.
  const asked = useRef(value)
  useEffect(() => void (asked.current = value), [value])
  const take = (said: string | number): void => {
    setTyped(null)
    const next = typedValue(said === '' ? Number.NaN : Number(said))
    if (next === null || next === asked.current) return
    asked.current = next
    onChange(next)
  }
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (event.key === 'Enter' && typed !== null) take(typed)
    if (step === undefined) return
    event.preventDefault()
    take(asked.current + step)
  }
  return (
    <TextField
      className="text-field"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={setTyped}
      onBlur={() => typed !== null && take(typed)}
      onKeyDown={press}
    >
      <Label className="field-label">{label}</Label>
      <div className="input-box">
        <Input className="input" />
      </div>
    </TextField>
  )
}
