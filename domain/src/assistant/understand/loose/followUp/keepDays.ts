import type { Language } from '@reprieve/domain/settings/language.ts'
import { answeredQuestion } from '@reprieve/domain/assistant/answeredQuestion.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import { isShortScript } from '../../scripts.ts'
import type { PreviousExchange, UnderstandingResult } from '../../understandingResult.ts'
import { SECOND_OPENERS } from './turnWords/leaningWords.ts'
import { OTHER_DAYS, TAKEN_WHEN } from './turnWords/keptWords.ts'

interface Asking {
  language: Language
  before: PreviousExchange | null
}

const EXTREMES: readonly Intent[] = ['worst', 'best']
/** Their days are what a "which" behind them means. */
const OF_SINGLE_DAYS: readonly Intent[] = ['hard-days', 'good-days', 'level-days', 'count']
/** An average, or the like, of certain days. */
const OF_DAYS: readonly Intent[] = [...OF_SINGLE_DAYS, 'avg-pain', 'worst', 'best', 'pain-range', 'summary']
const MOST_WORDS = 8
const MOST_LETTERS = 18

/** "And which was the worst?" after the bad days of August: of August. [ASST-332] */
function ofThoseDays(
  asked: UnderstoodQuestion,
  before: UnderstoodQuestion,
  { leans, text, language }: Turn,
): UnderstoodQuestion | null {
  if (!EXTREMES.includes(asked.intent) || asked.periods.length > 0 || before.periods.length !== 1) return null
  const isMeant = OF_SINGLE_DAYS.includes(before.intent) || (leans && OF_DAYS.includes(before.intent))
  if (!isMeant || OTHER_DAYS[language].test(text)) return null
  const isOwn = asked.things.length > 0 || asked.place !== null
  const places = before.things.filter(({ list }) => list === 'location')
  return {
    ...asked,
    periods: before.periods,
    ...(isOwn ? {} : { things: places, place: before.place, topic: places.length > 0 ? before.topic : null }),
    ...(isOwn || places.length === 0 ? {} : { topicWords: before.topicWords }),
    isLoose: true,
  }
}

const OF_TAKING: readonly Intent[] = [
  'last-dose',
  'time-of-day',
  'doses',
  'avg-pain',
  'did-help',
  'last-time',
]

/** "And when I took it in the evening?" after a medicine that the diary does not have: still that one. [ASST-333] */
function ofMissingMedicine(
  result: UnderstandingResult,
  before: UnderstoodQuestion,
  { text, language }: Turn,
): UnderstoodQuestion | null {
  const isMissing = before.intent === 'not-recorded' && before.list === 'medication'
  if (!isMissing || !TAKEN_WHEN[language].test(text)) return null
  const isOther =
    result.is === 'asked'
      ? !OF_TAKING.includes(result.asked.intent) && result.asked.intent !== 'not-recorded'
      : result.is !== 'decline' || !UNREAD.includes(result.why)
  const isNamed = result.is === 'asked' && result.asked.topicWords !== null && result.asked.things.length > 0
  return isOther || isNamed ? null : { ...before, isLoose: true, leftOut: [] }
}
const UNREAD: readonly string[] = ['not-understood', 'left-over', 'unknown-thing']

interface Turn {
  /** Folded; without spaces in Korean and Chinese. */
  text: string
  language: Language
  leans: boolean
}

/** A short second message that means the days, or the medicine, of the question before. */
export function keepDays(
  result: UnderstandingResult,
  question: string,
  { language, before: exchange }: Asking,
): UnderstandingResult {
  const previous = exchange?.asked ?? null
  if (previous === null) return result
  const before = answeredQuestion(previous)
  const folded = foldWords(question)
  const isShort = isShortScript(folded)
  const text = isShort ? folded.replaceAll(' ', '') : folded
  if (isShort ? text.length > MOST_LETTERS : text.split(' ').length > MOST_WORDS) return result
  const turn = { text, language, leans: SECOND_OPENERS[language].test(text) }
  const missing = ofMissingMedicine(result, before, turn)
  if (missing !== null) return { is: 'asked', asked: missing }
  if (result.is !== 'asked') return result
  const kept = ofThoseDays(result.asked, before, turn)
  return kept === null ? result : { ...result, asked: kept }
}
