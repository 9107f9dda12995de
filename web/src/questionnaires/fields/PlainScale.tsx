import { useFormatTag } from '../../settings/useFormatTag.ts'
import { StepButton } from '../../ui/StepButton.tsx'
import '../../ui/swellSlider.css'
import { numberText } from '../typedNumber.ts'
import { stepped, type ScaleRange } from './stepped.ts'

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
export function PlainScale({ words, value, range, onChange }: PlainScaleProps) {
  const tag = useFormatTag()
  const { least, most, step } = range
  const stand = value ?? least
  const move = (by: number): void => onChange(stepped(stand + by, range))
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
        onChange={(event) => onChange(stepped(Number(event.target.value), range))}
        onPointerUp={take}
        onKeyDown={({ key }) => {
          if (key === ' ' || key === 'Enter' || key === 'Home') take()
        }}
      />
    </div>
  )
}
