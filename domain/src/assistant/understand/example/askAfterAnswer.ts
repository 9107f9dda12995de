import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { answeredQuestion } from '../../answeredQuestion.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { dayOfQuestion } from '../loose/followUp/daysOfAnswer.ts'
import { looseQuestion } from '../loose/looseQuestion.ts'
import { readLooseFollowUp } from '../loose/followUp/looseFollowUp.ts'
import type { FollowUpTurn } from '../loose/followUp/turnWords/turn.ts'
import { askSteps, askTryThis } from './guideAfterAnswer.ts'
import { asResult, hasAny, type AskLabel, type LabelledQuestion } from './labelledQuestion.ts'
import { askAboutAnswer, askKnownTurn, NAMING_A_DAY } from './turnAfterAnswer.ts'

/** Only after an answer. */
const afterAnswer =
  (make: (before: UnderstoodQuestion, question: LabelledQuestion) => UnderstoodQuestion | null): AskLabel =>
  (question) => {
    const { before } = question.context
    const made = before === null ? null : make(answeredQuestion(before), question)
    return made === null ? null : asResult(made)
  }

/** What examples take for a turn of phrase, though its words are none that we know. */
const asTurn = (
  turn: FollowUpTurn,
  before: UnderstoodQuestion,
  { reading, context }: LabelledQuestion,
): UnderstoodQuestion | null => askKnownTurn({ turn, nth: null }, reading, { ...context, before })

export const followUp: AskLabel = afterAnswer((before, { reading, features, context }) =>
  readLooseFollowUp(reading, features, { ...context, before }, true),
)

/** Of a list of what helped, its first row is meant. */
export const askBasis: AskLabel = afterAnswer((before, question) =>
  askAboutAnswer(
    before,
    'basis',
    before.intent === 'what-helped' && hasAny(question, 'how-often', 'how-many') ? { nth: 1 } : {},
  ),
)

export const askWhichDays: AskLabel = afterAnswer((before) =>
  askAboutAnswer(before, 'basis', { rank: 'least' }),
)

export const askThatDay: AskLabel = afterAnswer(
  (before, question) =>
    (hasAny(question, 'helps', 'not-helps') ? asTurn('helped-then', before, question) : null) ??
    askAboutAnswer(
      before,
      'that-day',
      // "What did I take that day". [ASST-252]
      hasAny(question, 'medicines', 'take') ? { list: 'medication' } : {},
    ),
)

export const askWhyAgain: AskLabel = afterAnswer(
  (before, question) =>
    asTurn('why', before, question) ?? {
      ...looseQuestion('what-differs', question),
      periods: before.periods.slice(0, 1),
      place: before.place,
    },
)

export const askHelpAgain: AskLabel = afterAnswer((before, question) => {
  const tried = before.things.filter(({ list }) => list === 'medication' || list === 'alleviating_factor')
  if (question.reading.topics.length + question.reading.names.flat().length > 0) return null
  if (tried.length > 0)
    return { ...before, intent: 'did-help', things: tried, effect: 'helped', isLoose: true }
  // One day has too few marks for a judgement.
  const isOfDay = dayOfQuestion(before) !== null || NAMING_A_DAY.includes(before.intent)
  const then = isOfDay ? asTurn('helped-then', before, question) : null
  return (
    then ?? {
      ...looseQuestion('what-helped', question),
      effect: 'helped',
      periods: before.periods.slice(0, 1),
    }
  )
})

const YEAR: DateRange = { is: '365days' }

export const askOftenAgain: AskLabel = afterAnswer((before) => {
  if (before.intent === 'doses') return before
  if (before.things.length === 0) return { ...before, intent: 'hard-days', isLoose: true, measure: null }
  const isOfMedicine = before.things.every(({ list }) => list === 'medication')
  // An answer about help counts the marks of a year.
  const periods = before.periods.length === 0 && before.effect !== null ? [YEAR] : before.periods
  return {
    ...before,
    intent: isOfMedicine ? 'doses' : 'how-often',
    periods,
    isLoose: true,
    rank: null,
    effect: null,
  }
})

/** "And what do I do about it": the guide about the subject of the answer, or what helped. */
export const askWhatToDo: AskLabel = afterAnswer((before, question) => {
  if (question.reading.topics.length > 0) return null
  if (before.intent === 'app') return before
  if (before.intent === 'guide')
    return askSteps(before, question.reading) ?? askTryThis(before, question.reading)
  return before.topic === null && before.passages.length === 0
    ? { ...looseQuestion('what-helped', question), effect: 'helped', place: before.place }
    : { ...before, intent: 'guide', words: before.words ?? '', isLoose: false }
})

export const askShorter: AskLabel = afterAnswer(
  (before, question) => asTurn('shorter', before, question) ?? askAboutAnswer(before, 'simpler'),
)

export const askMoreDetail: AskLabel = afterAnswer((before, question) => asTurn('more', before, question))

const MOST_WORDS_ABOUT_ANSWER = 6

/** "How do I do that": short, and without a subject of its own. */
export const isAboutAnswer = ({ reading, context }: LabelledQuestion): boolean =>
  context.before !== null &&
  reading.wordCount <= MOST_WORDS_ABOUT_ANSWER &&
  reading.topics.length + reading.names.flat().length === 0 &&
  reading.medicine === null &&
  reading.unreadCount === 0
