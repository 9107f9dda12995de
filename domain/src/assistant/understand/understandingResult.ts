import type { LocalDay } from '../../time/localDay.ts'
import type { Chart, ThingList, UnderstoodQuestion } from '../understoodQuestion.ts'

/** Why a question gets no answer; each reason has its own sentence. [ASST-19, ASST-28] */
export const DECLINES = [
  'dose',
  'stop-or-change',
  /** An operation, an injection or another treatment. */
  'treatment',
  'diagnosis',
  'prediction',
  'cause',
  'other-person',
  'not-mine',
  'not-told-here',
  'notes',
  'unknown-thing',
  'left-over',
  'not-understood',
  'ahead',
  'too-long',
] as const
export type Decline = (typeof DECLINES)[number]

/** The difference between two readings of a question, which names a button. [ASST-20] */
export type ChoiceAbout =
  | { is: 'thing'; list: ThingList; text: string }
  | { is: 'day'; day: LocalDay }
  | { is: 'chart'; chart: Chart }
  | { is: 'sentence'; text: string }

export interface QuestionChoice {
  about: ChoiceAbout
  asked: UnderstoodQuestion
}

export type UnderstandingResult =
  /** `isTold`: nothing in it asks, so that examples may have read into it what was not meant. */
  | { is: 'asked'; asked: UnderstoodQuestion; isTold?: boolean }
  | { is: 'choose'; why: 'several' | 'did-you-mean'; choices: readonly QuestionChoice[] }
  /** `about` quotes the typed text; `instead` may be offered as a button. */
  | { is: 'decline'; why: Decline; about: string | null; instead: UnderstoodQuestion | null }
  /** Signs of danger, found by examples. [ASST-84] */
  | { is: 'danger'; danger: 'crisis' | 'urgent' }

/** The previous exchange: the last understood question, and the buttons under the last answer. */
export interface PreviousExchange {
  asked: UnderstoodQuestion | null
  offered: readonly { label: string; asked: UnderstoodQuestion }[]
}
