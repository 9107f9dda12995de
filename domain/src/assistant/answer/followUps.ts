import { previousSpan } from '../../results/insights/periods.ts'
import { NOTHING_ASKED, type Intent, type UnderstoodQuestion } from '../understoodQuestion.ts'
import { requestedRange, selectPeriod, toCustomRange, type AnswerDiary } from './answerDiary.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import type { AnswerKey } from './answerKeys.ts'

/** A question that keeps the subject of the one before it. */
export interface FollowUp {
  key: AnswerKey
  asked: UnderstoodQuestion
}

const MOST_FOLLOW_UPS = 3

const OF_DAYS: readonly AnswerKey[] = ['askPastWeek', 'askTimeBefore', 'askDiffers', 'askHelpedThen']
const OF_THINGS: readonly AnswerKey[] = [
  'askHelpedThen',
  'askPastYear',
  'askTimeOfDay',
  'askMoreWith',
  'askTrend',
]

/** What is asked next; the answers about other things are whole by themselves. */
const NEXT: Partial<Record<Intent, readonly AnswerKey[]>> = {
  'avg-pain': OF_DAYS,
  'avg-score': ['askPastWeek', 'askTimeBefore'],
  'hard-days': OF_DAYS,
  worst: OF_DAYS,
  best: OF_DAYS,
  trend: OF_DAYS,
  compare: ['askDiffers', 'askHelpedThen', 'askTimeOfDay'],
  'what-differs': ['askTimeBefore', 'askHelpedThen', 'askTimeOfDay'],
  'link-of': OF_THINGS,
  'more-with': ['askLessWith', ...OF_THINGS],
  'less-with': ['askMoreWith', ...OF_THINGS],
  'did-help': ['askPastYear', 'askWhatHelped', 'askTimeOfDay'],
  'what-helped': ['askPastYear', 'askMoreWith', 'askLessWith'],
  'time-of-day': ['askHelpedThen', 'askDiffers', 'askTrend'],
  weekday: ['askTimeOfDay', 'askHelpedThen', 'askTrend'],
  'how-often': ['askPastYear', 'askTimeBefore'],
}

/** Up to three questions that keep the subject, only those that this diary can answer. [ASST-60] */
export function findFollowUps(asked: UnderstoodQuestion, diary: AnswerDiary): readonly FollowUp[] {
  const found: FollowUp[] = []
  for (const key of NEXT[asked.intent] ?? []) {
    const next = makeNext(key, asked, diary)
    if (isOther(next, asked) && answerFromDiary(next, diary)?.declined === null)
      found.push({ key, asked: next })
    if (found.length === MOST_FOLLOW_UPS) break
  }
  return found
}

const isOther = (next: UnderstoodQuestion, asked: UnderstoodQuestion): boolean =>
  JSON.stringify({ ...next, isLoose: false }) !== JSON.stringify({ ...asked, isLoose: false })

function makeNext(key: AnswerKey, asked: UnderstoodQuestion, diary: AnswerDiary): UnderstoodQuestion {
  // The button says what it asks: nothing was read loosely.
  const same: UnderstoodQuestion = { ...asked, isLoose: false }
  const { periods, place } = asked
  const then = { ...NOTHING_ASKED, periods: periods.slice(0, 1), place }
  switch (key) {
    case 'askPastWeek':
      return { ...same, periods: [{ is: '7days' }] }
    case 'askPastYear':
      return { ...same, periods: [{ is: '365days' }] }
    case 'askTimeBefore':
      return { ...same, periods: [toCustomRange(previousSpan(spanOf(asked, diary)))] }
    case 'askDiffers':
      return { ...then, intent: 'what-differs' }
    case 'askTimeOfDay':
      return { ...then, intent: 'time-of-day' }
    case 'askMoreWith':
      return { ...then, intent: 'more-with' }
    case 'askLessWith':
      return { ...then, intent: 'less-with' }
    case 'askTrend':
      return { ...then, intent: 'trend' }
    default:
      return { ...then, intent: 'what-helped' }
  }
}

const spanOf = (asked: UnderstoodQuestion, diary: AnswerDiary) => {
  const range =
    asked.intent === 'what-differs' ? (asked.periods[0] ?? { is: '7days' as const }) : requestedRange(asked)
  return selectPeriod(diary, range).span
}
