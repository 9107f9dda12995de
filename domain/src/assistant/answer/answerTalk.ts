import type { AnswerContent } from '../answerContent.ts'
import type { SmallTalk, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerKey } from './answerKeys.ts'
import { makeAnswer, makeSentence } from './makeAnswer.ts'

const SENTENCES: Record<SmallTalk, AnswerKey> = {
  hello: 'talkHello',
  thanks: 'talkThanks',
  bye: 'talkBye',
  'who-are-you': 'talkWho',
  insult: 'talkSorry',
}

/** A greeting is answered like one. [ASST-82] */
export const answerTalk = ({ talk }: UnderstoodQuestion): AnswerContent =>
  makeAnswer([makeSentence(SENTENCES[talk ?? 'hello'])])

/** Solace writes nothing into the diary: it says where to record what was told. [ASST-82] */
export const answerNote = ({ things }: UnderstoodQuestion): AnswerContent =>
  makeAnswer(
    [makeSentence('noteHere')],
    things.some(({ list }) => list === 'medication') ? 'doses' : 'newRecord',
  )

export const answerVisitQuestions = (): AnswerContent => makeAnswer([makeSentence('visitQuestions')], 'brief')
