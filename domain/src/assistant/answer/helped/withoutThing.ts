import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerDiary } from '../answerDiary.ts'
import { namesValue } from '../figuresWithBasis.ts'
import { makeAnswer, makeSentence } from '../makeAnswer.ts'
import { findThing } from '../things.ts'

/**
 * "Without the weeks with flu": what the diary does not have cannot be left out, and the answer says so. "Besides
 * ibuprofen": the same list without it. [ASST-182]
 */
export function withoutThing(
  content: AnswerContent,
  { except }: UnderstoodQuestion,
  diary: AnswerDiary,
): AnswerContent {
  if (except === undefined) return content
  if (except.things.length === 0) {
    const cannot = makeSentence('cannotLeaveOut', { words: namesValue(except.words) })
    return { ...content, opening: [cannot, ...(content.opening ?? [])] }
  }
  const left = new Set(except.things.flatMap((thing) => findThing(diary, thing).names.names))
  const isLeft = (name: unknown): boolean =>
    typeof name === 'object' &&
    name !== null &&
    'names' in name &&
    (name.names as string[]).every((one) => left.has(one))
  const sentences = content.sentences.filter(
    ({ key, values }) => !(ROWS.includes(key) && isLeft(values['name'])),
  )
  const isEmpty = content.declined === null && !sentences.some(({ key }) => ROWS.includes(key))
  return isEmpty ? makeAnswer([makeSentence('nothingElse')], content.screen) : { ...content, sentences }
}

const ROWS: readonly string[] = ['helpedRow', 'notHelpedRow', 'worseRow', 'triedRow', 'worksRow', 'mostRow']
