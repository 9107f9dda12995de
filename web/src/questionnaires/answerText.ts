import { isDay } from '@reprieve/domain/questionnaires/day.ts'
import type { Answer, Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { dayText } from './dayTexts.ts'
import { numberText } from './typedNumber.ts'

interface Speech {
  text: Text<'questionnaires'>
  tag: string
  now: LocalInstant
  spoken: Language | null
}

/** An answer as text. [QST-34] */
export function answerText(item: Item, answer: Answer, { text, tag, now, spoken }: Speech): string {
  if (typeof answer === 'boolean') return text(answer ? 'yes' : 'no')
  if (typeof answer === 'number') return numberAnswer(item, answer, { text, tag, spoken })
  if (typeof answer === 'string')
    return item.kind === 'date' && isDay(answer) ? dayText(tag, dayNumber(answer), now) : answer
  const chosen = item.options.filter(({ key }) => answer.includes(key))
  return new Intl.ListFormat(tag, { type: 'unit' }).format(chosen.map(({ words }) => wordsIn(words, spoken)))
}

function numberAnswer(
  { isSlider, least, most, lower, upper }: Item,
  answer: number,
  { text, tag, spoken }: Omit<Speech, 'now'>,
): string {
  const value = numberText(tag, answer)
  if (!isSlider || typeof least !== 'number' || typeof most !== 'number') return value
  const end = answer === least ? lower : answer === most ? upper : null
  if (end !== null) return text('scaleEnd', { value, words: wordsIn(end, spoken) })
  return text('scaleValue', { value, least: numberText(tag, least), most: numberText(tag, most) })
}
