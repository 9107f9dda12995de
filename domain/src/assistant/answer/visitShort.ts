import type { AnswerContent, AnswerSentence } from '../answerContent.ts'
import { NOTHING_ASKED, type UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { answerMyNumber } from './answerOverview.ts'
import { answerMostOften } from './answerOften.ts'
import { answerWhatHelped } from './answerHelped.ts'
import { makeAnswer, makeSentence } from './makeAnswer.ts'
import { answerUseCount } from './medicines.ts'

/** "Shorter" after a doctor visit: how strong, where most often, what helped most, and what was taken. [ASST-191] */
export function answerVisitShort({ place }: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const ask = (own: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
    ...NOTHING_ASKED,
    intent: 'visit',
    ...own,
  })
  const told = ({ declined, sentences }: AnswerContent): readonly AnswerSentence[] =>
    declined === null ? sentences : []
  const number = answerMyNumber(ask({ things: place === null ? [] : [place] }), diary)
  const [where] = told(answerMostOften(ask({ list: 'location', rank: 'most' }), diary)).filter(
    ({ key }) => key === 'mostRow',
  )
  const [helped] = told(answerWhatHelped(ask({ effect: 'helped', place }), diary)).filter(
    ({ key }) => key === 'helpedRow',
  )
  const sentences = [
    ...number.sentences,
    ...(where === undefined || place !== null ? [] : [where]),
    // Without the range that chance allows: it is to be remembered.
    ...(helped === undefined ? [] : [makeSentence('triedRow', helped.values)]),
    ...told(answerUseCount(ask({}), diary)).slice(0, 1),
  ]
  return { ...makeAnswer(sentences, 'brief'), opening: [makeSentence('inShort')] }
}
