import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { APP_PLACES } from './appPlaces.ts'
import { makeAnswer, makeSentence } from '../makeAnswer.ts'

/** Links to the screen; the caller adds the lines of the help page. [ASST-57] */
export function answerApp({ app }: UnderstoodQuestion): AnswerContent {
  if (app === null) return makeAnswer([makeSentence('canDo')])
  const { page, screen } = APP_PLACES[app]
  return makeAnswer([makeSentence(page === 'faq' ? 'appFaq' : 'appGuide')], screen)
}
