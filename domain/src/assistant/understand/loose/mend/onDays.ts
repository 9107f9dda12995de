import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { StatedPeriod } from '../../periods/calendar.ts'
import { WHAT_DIFFERENT } from '../reasonWords.ts'
import { as, has, language, placeIn, rangeOf, type Mending } from './mending.ts'
import { NOT_UNDERSTOOD } from './reasonDayWords.ts'

/** The days that a question why is about, where its words say more than its dates. Null: they don't. */
export type FindDays = (mending: Mending) => Mending | null

/** These may have missed that it is asked why. */
export const OF_REASON: readonly Intent[] = [
  'what-differs',
  'more-with',
  'less-with',
  'avg-pain',
  'trend',
  'compare',
  'worst',
  'best',
  'link-of',
  'weekday',
  'time-of-day',
  'day-before',
  'last-level',
  'level-days',
  'good-days',
  'hard-days',
  'good-against-bad',
]

export const says = ({ text, ...mending }: Mending, words: Readonly<Record<string, RegExp>>): boolean =>
  words[language({ text, ...mending })]!.test(text)

export const isReason = (mending: Mending): boolean =>
  mending.isWhy ||
  has(mending, 'what-differs') ||
  mending.asked.intent === 'what-differs' ||
  says(mending, WHAT_DIFFERENT) ||
  says(mending, NOT_UNDERSTOOD)

/** Of one day everything is told. */
export const OF_ANY = { place: null, things: [], topic: null, topicWords: null } as const

/** The same question about these days. */
export function onDays(
  mending: Mending,
  periods: readonly StatedPeriod[],
  own: Partial<UnderstoodQuestion> = {},
): Mending {
  const { asked, reading } = mending
  const slots = { list: null, rank: null, measure: null, time: null, level: null, effect: null }
  const things = asked.intent === 'what-differs' ? asked.things : []
  const about = as(mending, 'what-differs', { ...slots, things, place: placeIn(mending), ...own })
  return {
    ...mending,
    asked: { ...about, words: null, feeling: null, periods: periods.map(rangeOf) },
    reading: { ...reading, periods, seasons: [], saysNow: false, isHabit: false },
  }
}
