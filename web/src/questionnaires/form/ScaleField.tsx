import { formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { StepButton, SwellSlider } from '../../ui/scale/SwellSlider.tsx'
import { HIGHEST, LOWEST } from '../../ui/scale/scaleValue.ts'
import { numberText } from '../typedNumber.ts'
import type { FieldProps } from './fieldProps.ts'
import '../../ui/scale/swellSlider.css'

type ScaleProps = FieldProps & { least: number; most: number }

/** A number on a line, unset until it is touched (D36). [QST-31] */
export function ScaleField(props: ScaleProps) {
  const { item, label, answer, problem, hint, spoken, onGive, least, most } = props
  const text = useText('questionnaires')
  const shell = useText()
  const tag = useFormatTag()
  const value = typeof answer === 'number' ? answer : null
  const ends = { [least]: item.lower, [most]: item.upper }
  const word = (number: number): string => {
    const words = ends[number] ?? null
    return words === null ? '' : formTextIn(words, spoken)
  }
  const spokenValue = (number: number): string =>
    [text('scaleValue', { value: numberText(tag, number), least, most }), word(number)]
      .filter((one) => one !== '')
      .join(', ')
  const words = {
    label,
    unset: shell('moveSlider'),
    less: shell('oneLess'),
    more: shell('oneMore'),
    word,
    spoken: spokenValue,
  }
  const isSwell = least === LOWEST && most === HIGHEST && item.step === 1
  return (
    <div className="question-scale">
      <p className="question-words">{label}</p>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      <p className="field-error" role="alert">
        {problem !== null && (
          <>
            <Icon name="alert" isSmall />
            <span>{problem}</span>
          </>
        )}
      </p>
      {isSwell ? (
        <SwellSlider ramp="sev" words={words} value={value} onChange={onGive} />
      ) : (
        <PlainScale words={words} value={value} range={{ least, most, step: item.step }} onChange={onGive} />
      )}
      <Ends least={word(least)} most={word(most)} />
    </div>
  )
}

/** The labels of the two ends, whatever is chosen. The slider itself announces them to screen readers. */
function Ends({ least, most }: { least: string; most: string }) {
  if (least === '' && most === '') return null
  return (
    <div className="question-ends" aria-hidden="true">
      <span>{least}</span>
      <span>{most}</span>
    </div>
  )
}

interface PlainScaleProps {
  words: {
    label: string
    unset: string
    less: string
    more: string
    word: (value: number) => string
    spoken: (value: number) => string
  }
  value: number | null
  range: ScaleRange
  onChange: (value: number) => void
}

/** For any range; the browser's own slider, which has no bars to press. */
function PlainScale({ words, value, range, onChange }: PlainScaleProps) {
  const tag = useFormatTag()
  const { least, most, step } = range
  const stand = value ?? least
  const move = (by: number): void => onChange(roundToStep(stand + by, range))
  // The thumb is already at this value: pressing it changes nothing, but counts as an answer.
  const take = (): void => {
    if (value === null) onChange(least)
  }
  return (
    <div className="plain-scale" data-unset={value === null}>
      <div className="swell-chosen">
        <StepButton label={words.less} sign="minus" onPress={() => move(-step)} />
        <output className="swell-value">
          <span className="swell-number">{value === null ? '–' : numberText(tag, value)}</span>
          <span className="swell-word">{value === null ? words.unset : words.word(value)}</span>
        </output>
        <StepButton label={words.more} sign="plus" onPress={() => move(step)} />
      </div>
      <input
        className="plain-scale-line"
        type="range"
        min={least}
        max={most}
        step={step}
        value={stand}
        aria-label={words.label}
        aria-valuetext={value === null ? words.unset : words.spoken(value)}
        onChange={(event) => onChange(roundToStep(Number(event.target.value), range))}
        onPointerUp={take}
        onKeyDown={({ key }) => {
          if (key === ' ' || key === 'Enter' || key === 'Home') take()
        }}
      />
    </div>
  )
}

interface ScaleRange {
  least: number
  most: number
  step: number
}

/** The nearest step within the range, without floating-point remainders (0.1 + 0.2). */
export function roundToStep(value: number, { least, most, step }: ScaleRange): number {
  const steps = Math.round((value - least) / step)
  const on = Number((least + steps * step).toFixed(10))
  return Math.min(most, Math.max(least, on))
}
