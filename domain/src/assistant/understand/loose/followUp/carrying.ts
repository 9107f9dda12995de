import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Calendar } from '../../periods/calendar.ts'
import type { LooseReading } from '../looseReading.ts'
import type { ThingsByTopic } from '../thesaurus/topicThings.ts'
import type { TurnWords } from './turnWords/turn.ts'

export interface CarryContext {
  before: UnderstoodQuestion
  byTopic: ThingsByTopic
  /** Also the places of the side that the message does not name. */
  bothSides?: ThingsByTopic
  calendar: Calendar
}

export interface Carrying extends CarryContext {
  reading: LooseReading
  /** Folded; without spaces in Korean and Chinese. */
  text: string
}

export type Carry = (carrying: Carrying) => UnderstoodQuestion | null

export const isSaid = (words: TurnWords, { reading, text }: Carrying): boolean =>
  words[reading.thesaurus.language].test(text)

/** Nothing but days: no subject of its own. */
export const isOnlyDays = ({ reading: { topics, names, medicine } }: Carrying): boolean =>
  topics.every(({ topic }) => topic === 'season' || topic === 'diary-use') &&
  names.flat().length === 0 &&
  medicine === null

/** The question before, with something else in it. */
export const sameQuestion = (
  before: UnderstoodQuestion,
  slots: Partial<UnderstoodQuestion>,
): UnderstoodQuestion => ({ ...before, isLoose: true, passages: [], leftOut: [], rank: null, ...slots })
