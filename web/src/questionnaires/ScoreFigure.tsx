import type { Score } from '@reprieve/domain/questionnaires/scoring.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { numberText } from './typedNumber.ts'

/** A number and its range; no label for it, which would sound like a diagnosis. [QST-35] */
export function ScoreFigure({ score: { value, least, most } }: { score: Score }) {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const said = { value: numberText(tag, value), least: numberText(tag, least), most: numberText(tag, most) }
  return (
    <p className="questionnaire-score">
      <strong aria-hidden="true">{said.value}</strong>
      <span aria-hidden="true">{text('fromTo', said)}</span>
      <span className="unseen">{text('scoreText', said)}</span>
    </p>
  )
}
