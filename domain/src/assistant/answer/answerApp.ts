import type { AnswerContent } from '../answerContent.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import { APP_PLACES } from './appPlaces.ts'
import { makeAnswer, makeSentence } from './makeAnswer.ts'

/** Links to the screen; the caller adds the lines of the help page. [ASST-57] */
export function answerApp({ app }: UnderstoodQuestion): AnswerContent {
  return app === null
    ? makeAnswer([makeSentence('canDo')])
    : makeAnswer([makeSentence('appGuide')], APP_PLACES[app].screen)
}
