import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { selectPeriod, type AnswerDiary } from './answer/answerDiary.ts'
import { answerFromDiary } from './answer/answerFromDiary.ts'
import { isFigure, type AnswerContent } from './answerContent.ts'
import type { Basis } from './basis.ts'
import { aYear, YEAR_TODAY, yearDiary } from './testing/aYear.ts'
import type { QuestionCase } from './testing/questionCase.ts'
import { QUESTIONS } from './testing/questions.ts'
import { OLD_THINGS } from './testing/questionsOfThings.ts'
import { YEAR_THINGS } from './testing/yearThings.ts'
import { understandQuestion } from './understand/understandQuestion.ts'
import type { PreviousExchange, UnderstandingResult } from './understand/understandingResult.ts'

const year = aYear()
const diaries = { pro: yearDiary('pro'), lite: yearDiary('lite') }

const hear = (
  ask: string,
  language: QuestionCase['language'],
  before: PreviousExchange | null,
): UnderstandingResult =>
  understandQuestion(ask, { things: YEAR_THINGS, today: YEAR_TODAY, weekStart: 1, language, before })

/** A follow-up question is read together with the one before it. */
function understood({ ask, language, after }: QuestionCase): UnderstandingResult {
  if (after === undefined) return hear(ask, language, null)
  const first = hear(after, language, null)
  return hear(ask, language, { asked: first.is === 'asked' ? first.asked : null, offered: [] })
}

/** The ids of the entries and doses that the page would list. */
function idsIn(diary: AnswerDiary, { ids, range, criteria }: Basis): string[] {
  if (ids !== null) return [...ids]
  const { selection } = selectPeriod(diary, range, criteria ?? DEFAULT_CRITERIA)
  return Array.from(selection.rows, (row) => diary.columns.entries.ids[row]!)
}

interface Figured {
  name: string
  value: number
  ids: readonly string[]
}

const figuresOf = (told: AnswerContent, diary: AnswerDiary): Figured[] =>
  told.sentences.flatMap(({ values }) =>
    Object.entries(values).flatMap(([name, value]) =>
      isFigure(value) ? [{ name, value: value.value, ids: idsIn(diary, value.basis) }] : [],
    ),
  )

const inOrder = (figures: readonly Figured[]): string[] =>
  figures.map(({ name, value, ids }) => `${name} ${value} ${[...ids].sort().join(' ')}`).sort()

/** The result of a question, in the format of its expectation. */
function outcomeOf(question: QuestionCase): unknown {
  const heard = understood(question)
  if (heard.is === 'choose') return { choose: true }
  if (heard.is === 'danger') return { danger: heard.danger }
  if (heard.is === 'decline') return { decline: heard.why }
  const diary = diaries[question.plan ?? 'pro']
  const told = answerFromDiary(heard.asked, diary)
  // The answer of the guide itself is tested in the guide. [ASST-27]
  if (told === null) return 'intent' in question.expect ? { intent: 'guide', figures: [] } : question.expect
  if (told.declined !== null) return { decline: told.declined }
  return { intent: heard.asked.intent, figures: inOrder(figuresOf(told, diary)) }
}

function expectedOf({ expect: wanted }: QuestionCase): unknown {
  return 'intent' in wanted ? { intent: wanted.intent, figures: inOrder(wanted.figures(year)) } : wanted
}

test.each([...QUESTIONS, ...OLD_THINGS].map((question, at) => [at + 1, question.ask, question] as const))(
  '[ASST-29, ASST-18, ASST-21] question %d: %s',
  (_number, _ask, question) => {
    expect(outcomeOf(question)).toEqual(expectedOf(question))
  },
)

test('[ASST-29] there are 120 of them, 30 not in English, and 25 that have no answer', () => {
  const isDeclined = ({ expect: wanted }: QuestionCase): boolean => !('intent' in wanted)
  expect([
    QUESTIONS.length,
    QUESTIONS.filter(({ language }) => language !== 'en').length,
    QUESTIONS.filter(isDeclined).length,
  ]).toEqual([120, 30, 25])
})
