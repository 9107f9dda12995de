import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '../icons/Icon.tsx'
import { SwellSteps, type Ramp } from './SwellSteps.tsx'
import {
  HIGHEST,
  KEY_STEPS,
  wholeValue,
  LOWEST,
  moveBy,
  positionAt,
  shareAt,
  valueAfterKey,
  type Precision,
  type SwellValue,
} from './scaleValue.ts'
import { useSteadyPress } from '../controls/useSteadyPress.ts'
import './swellSlider.css'

interface SwellWords {
  label: string
  unset: string
  less: string
  more: string
  /** The word for a value, shown under the number. */
  word: (value: number) => string
  /** The full text for screen readers: "6 of 10, hard to ignore". */
  spoken: (value: number) => string
}

interface SwellSliderProps {
  ramp: Ramp
  words: SwellWords
  value: SwellValue
  /** The step size of the keys. The shown and announced value is the whole number that will be saved. */
  precision?: Precision
  onChange: (value: number) => void
}

const TREMOR_MS = 300
const MARKS = [LOWEST, HIGHEST / 2, HIGHEST]

const at = (position: number): CSSProperties => ({ insetInlineStart: `${shareAt(position) * 100}%` })

export function SwellSlider({ ramp, words, value, precision = 'wholes', onChange }: SwellSliderProps) {
  const whole = value === null ? null : wholeValue(value)
  const [isOnThumb, setOnThumb] = useState(false)
  const thumb = useRef<HTMLInputElement>(null)
  const choose = useSteadyPress(TREMOR_MS, onChange)
  const { position, handlers } = useSwellDrag({
    onTap(tapped) {
      choose(wholeValue(tapped))
      thumb.current?.focus({ preventScroll: true })
    },
    onDrag: (dragged) => onChange(wholeValue(dragged)),
  })
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = valueAfterKey(event.key, value, precision)
    if (next === null) return
    event.preventDefault()
    onChange(next)
  }
  const stand = position ?? value ?? LOWEST

  return (
    <div className="swell-slider" role="group" aria-label={words.label} data-unset={value === null}>
      <div className="swell-chosen">
        <StepButton label={words.less} sign="minus" onPress={() => choose(moveBy(whole, -1))} />
        {/* The slider announces itself, so this is silent while the thumb has the focus. The buttons do not. */}
        <output className="swell-value" aria-live={isOnThumb ? 'off' : 'polite'}>
          <span className="swell-number">{whole ?? '–'}</span>
          <span className="swell-word">{whole === null ? words.unset : words.word(whole)}</span>
        </output>
        <StepButton label={words.more} sign="plus" onPress={() => choose(moveBy(whole, 1))} />
      </div>
      <div className="swell-surface" {...handlers}>
        <SwellSteps ramp={ramp} isFilled={(step) => whole !== null && step <= whole} current={whole} />
        <div className="swell-track">
          <div
            className="swell-done"
            style={{ inlineSize: `${(shareAt(stand) - shareAt(LOWEST)) * 100}%` }}
          />
          <div className="swell-thumb" style={at(stand)}>
            <input
              ref={thumb}
              type="range"
              min={LOWEST}
              max={HIGHEST}
              step={KEY_STEPS[precision].arrow}
              value={value ?? LOWEST}
              aria-label={words.label}
              aria-valuetext={whole === null ? words.unset : words.spoken(whole)}
              onKeyDown={press}
              onChange={(event) => onChange(Number(event.target.value))}
              onFocus={() => setOnThumb(true)}
              onBlur={() => setOnThumb(false)}
            />
          </div>
        </div>
        <div className="swell-marks" aria-hidden="true">
          {MARKS.map((mark) => (
            <span key={mark} style={at(mark)}>
              {mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

interface StepButtonProps {
  label: string
  sign: 'minus' | 'plus'
  onPress: () => void
}

export function StepButton({ label, sign, onPress }: StepButtonProps) {
  return (
    <Button className="step-button" aria-label={label} onPress={onPress}>
      <Icon name={sign} />
    </Button>
  )
}

/** A smaller movement is a tap by an unsteady hand. */
const DRAG_PX = 6

interface Drag {
  onTap: (position: number) => void
  onDrag: (position: number) => void
  onEnd?: () => void
}

function positionOf(event: PointerEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return positionAt(event.clientX - left, width)
}

/**
 * A vertical movement scrolls the page (`touch-action: pan-y`, then the browser cancels the pointer), so the press
 * alone must not change anything: only a sideways movement, or lifting the finger in place.
 */
export function useSwellDrag({ onTap, onDrag, onEnd }: Drag) {
  const from = useRef<number | null>(null)
  const [position, setPosition] = useState<number | null>(null)

  const end = (): void => {
    from.current = null
    setPosition(null)
    onEnd?.()
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary && event.button === 0) from.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || from.current === null) return
      // The button was released outside before the drag began: this is only a mouse passing by.
      if (event.buttons === 0) return end()
      if (position === null && Math.abs(event.clientX - from.current) < DRAG_PX) return
      if (position === null) event.currentTarget.setPointerCapture(event.pointerId)
      const next = positionOf(event)
      setPosition(next)
      onDrag(next)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary && from.current !== null && position === null) onTap(positionOf(event))
      if (event.isPrimary) end()
    },
    onPointerCancel: end,
  }
  return { position, handlers }
}
