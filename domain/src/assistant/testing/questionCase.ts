import type { Language } from '../../settings/language.ts'
import type { LocalDay } from '../../time/localDay.ts'
import type { NoAnswerReason } from '../answerContent.ts'
import type { Decline } from '../understand/understandingResult.ts'
import type { Intent } from '../understoodQuestion.ts'
import type { Year } from './aYear.ts'
import type { Days, NaiveFigure } from './naiveAnswers.ts'

/** What an answer must contain, counted by plain loops; or why there is none; or that it asks back. */
export type ExpectedAnswer =
  | { intent: Intent; figures: (year: Year) => readonly NaiveFigure[] }
  | { decline: Decline | NoAnswerReason }
  | { choose: true }

/** A question about the year of `aYear`, as a person types it. */
export interface QuestionCase {
  ask: string
  language: Language
  plan?: 'lite'
  /** Asked first; the question continues from it. */
  after?: string
  expect: ExpectedAnswer
}

export const expectAnswer = (
  intent: Intent,
  figures: (year: Year) => readonly NaiveFigure[],
): ExpectedAnswer => ({
  intent,
  figures,
})
export const expectAnswerWithoutFigures = (intent: Intent): ExpectedAnswer => expectAnswer(intent, () => [])
export const expectDecline = (decline: Decline | NoAnswerReason): ExpectedAnswer => ({ decline })
export const EXPECT_CHOICE: ExpectedAnswer = { choose: true }

type QuestionCaseOptions = Omit<QuestionCase, 'ask' | 'language' | 'expect'>

export const inLanguage =
  (language: Language) =>
  (ask: string, expect: ExpectedAnswer, rest: QuestionCaseOptions = {}): QuestionCase => ({
    ask,
    language,
    expect,
    ...rest,
  })

export const [en, de, es, fr, ko, ru, zh] = (['en', 'de', 'es', 'fr', 'ko', 'ru', 'zh-rCN'] as const).map(
  inLanguage,
) as [Asks, Asks, Asks, Asks, Asks, Asks, Asks]
type Asks = ReturnType<typeof inLanguage>

export const days = (from: LocalDay, to: LocalDay): Days => ({ from, to })

/** Read from a calendar for Monday 16 November 2026, with weeks that begin on Monday. */
export const DAYS = {
  today: days('2026-11-16', '2026-11-16'),
  lastWeek: days('2026-11-09', '2026-11-15'),
  last7: days('2026-11-10', '2026-11-16'),
  last14: days('2026-11-03', '2026-11-16'),
  before14: days('2026-10-20', '2026-11-02'),
  last30: days('2026-10-18', '2026-11-16'),
  last90: days('2026-08-19', '2026-11-16'),
  thisMonth: days('2026-11-01', '2026-11-16'),
  october: days('2026-10-01', '2026-10-31'),
  september: days('2026-09-01', '2026-09-30'),
  weekOfOctober: days('2026-10-01', '2026-10-07'),
  thisYear: days('2026-01-01', '2026-11-16'),
} as const
