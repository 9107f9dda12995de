import { wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SwellSlider } from '../../ui/SwellSlider.tsx'
import { HIGHEST, LOWEST } from '../../ui/swellValue.ts'
import { numberText } from '../typedNumber.ts'
import type { FieldProps } from './fieldProps.ts'
import { PlainScale } from './PlainScale.tsx'

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
    return words === null ? '' : wordsIn(words, spoken)
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
