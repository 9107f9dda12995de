import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { answerFromDiary } from '@reprieve/domain/assistant/answer/answerFromDiary.ts'
import { isFigure } from '@reprieve/domain/assistant/answerContent.ts'
import { yearDiary, YEAR_TODAY } from '@reprieve/domain/assistant/testing/aYear.ts'
import type { QuestionCase } from '@reprieve/domain/assistant/testing/questionCase.ts'
import { QUESTIONS } from '@reprieve/domain/assistant/testing/questions.ts'
import { OLD_THINGS } from '@reprieve/domain/assistant/testing/questionsOfThings.ts'
import { YEAR_THINGS } from '@reprieve/domain/assistant/testing/yearThings.ts'
import { understandQuestion } from '@reprieve/domain/assistant/understand/understandQuestion.ts'
import type {
  PreviousExchange,
  UnderstandingResult,
} from '@reprieve/domain/assistant/understand/understandingResult.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { answerMessage } from '@reprieve/mind/answerMessage.ts'
import type { AskableDiary } from '@reprieve/mind/askableDiary.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import { createGuideSearch, type FindGuidePassages } from '@reprieve/mind/guideSearch.ts'
import { loadThesauri } from '@reprieve/mind/thesauri.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadGuide } from '../guide/loadGuide.ts'
import { diaryReader } from '../results/readDiary.ts'
import { yearRows } from './testing/yearRows.ts'

const AT = { at: Date.UTC(2026, 10, 16, 11), offset: HOUR_MS }
const NOTHING: PreviousExchange = { asked: null, offered: [] }
const book = compileBook(SAFETY_FILES)

let person: AskableDiary
let guide: FindGuidePassages
beforeAll(() => {
  const reader = diaryReader()
  yearRows().forEach(({ clientId, kind, groups }, num) => reader.add({ clientId, kind, num, groups }))
  person = reader.end()
  guide = createGuideSearch({ docs: loadGuide('/nowhere').docs(), freeIds: [] })
})

async function said({ ask, language, plan, after }: QuestionCase): Promise<EngineAnswer> {
  const sync = { seq: 1, epoch: 'e' }
  const when = { at: AT, weekStart: 1 } as const
  const asker = { userId: 1, sync, language, ...when, plan: plan ?? 'pro', hasGuide: true } as const
  const hear = (text: string, before: PreviousExchange) =>
    answerMessage({ person, asker, guide }, { text, before, book })
  return hear(ask, after === undefined ? NOTHING : (await hear(after, NOTHING)).before)
}

/** The same by the engine alone, over the same year: it is held to plain loops elsewhere. */
async function expected({ ask, language, plan, after }: QuestionCase): Promise<string[]> {
  const thesauri = await loadThesauri(ask + (after ?? ''), language)
  const hear = (text: string, before: UnderstandingResult | null): UnderstandingResult =>
    understandQuestion(text, {
      things: YEAR_THINGS,
      today: YEAR_TODAY,
      weekStart: 1,
      language,
      before: { asked: before?.is === 'asked' ? before.asked : null, offered: [] },
      thesauri,
    })
  const heard = hear(ask, after === undefined ? null : hear(after, null))
  const told = heard.is === 'asked' ? answerFromDiary(heard.asked, yearDiary(plan ?? 'pro')) : null
  return (told?.sentences ?? []).flatMap(({ values }) =>
    Object.values(values).flatMap((value) =>
      isFigure(value) ? [`${value.as} ${value.value} ${value.basis.n}`] : [],
    ),
  )
}

test.each([...QUESTIONS, ...OLD_THINGS].map((question, at) => [at + 1, question.ask, question] as const))(
  '[ASST-29, ASST-3] question %d over the rows of a database has the very figures: %s',
  async (_number, _ask, question) => {
    const { parts } = await said(question)
    const figures = parts.flatMap((part) =>
      part.is === 'figure' ? [`${part.as} ${part.value} ${part.basis.n}`] : [],
    )
    expect(figures.toSorted()).toEqual((await expected(question)).toSorted())
    const isAskedBack = parts.some(({ is }) => is === 'choices')
    expect('choose' in question.expect && !isAskedBack).toBe(false)
    // Of the notes.
    expect(JSON.stringify(parts)).not.toContain('zanzibar')
  },
)
