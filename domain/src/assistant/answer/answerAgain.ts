import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import { isFigure, type AnswerContent } from '../answerContent.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import { isFinding } from './answerKeys.ts'
import { declineAnswer, makeSentence } from './makeAnswer.ts'

/** The day that an answer is about: the one that it names, and not the first or last of its period. [ASST-83] */
export function dayOfAnswer({ sentences }: AnswerContent): DayNumber | null {
  const days = sentences.flatMap(({ values }) => {
    const { day } = values
    return day !== undefined && isFigure(day) && day.as === 'day' ? [day.value] : []
  })
  return days[0] ?? null
}

/** The question what was recorded on the day of an answer; null if it is about no day. */
export function askAboutDay(asked: UnderstoodQuestion, previous: AnswerContent): UnderstoodQuestion | null {
  const day = dayOfAnswer(previous)
  if (day === null) return null
  const on = localDay(day)
  return {
    ...asked,
    intent: 'on-day',
    things: [],
    place: null,
    periods: [{ is: 'custom', from: on, to: on }],
  }
}

const MOST_SHORT = 2

/** Only what was found, with its days, without the rest. [ASST-83] */
export function shortenAnswer(previous: AnswerContent | null): AnswerContent {
  if (previous === null) return declineAnswer('nothing', makeSentence('basisNothing'))
  const at = previous.sentences.findIndex(({ key }) => isFinding(key))
  const found = previous.sentences.slice(Math.max(0, at), Math.max(0, at) + MOST_SHORT)
  const { picture: _picture, opening: _opening, ...rest } = previous
  return {
    ...rest,
    opening: [makeSentence('inShort')],
    sentences: found,
  }
}
