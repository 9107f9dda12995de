import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import type {
  PreviousExchange,
  UnderstandingResult,
} from '@reprieve/domain/assistant/understand/understandingResult.ts'
import { understandQuestion } from '@reprieve/domain/assistant/understand/understandQuestion.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { answerMessage } from '@reprieve/mind/answerMessage.ts'
import { loadKnownThings } from '@reprieve/mind/askableDiary.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import { createGuideSearch } from '@reprieve/mind/guideSearch.ts'
import { loadThesauri } from '@reprieve/mind/thesauri.ts'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { loadGuide } from '../../server/src/guide/loadGuide.ts'
import { diaryReader } from '../../server/src/results/readDiary.ts'
import { yearRows } from '../../server/src/assistant/testing/yearRows.ts'

/** An everyday question as people type it, and what a useful answer has. */
export interface EverydayQuestion {
  id: string
  question: string
  /** Asked first. */
  after: string | null
  kind: string
  wants: string
}

/** The questions of a language, or of `redTeam`. */
export const readQuestions = (name: string): readonly EverydayQuestion[] =>
  JSON.parse(readFileSync(new URL(`questions/${name}.json`, import.meta.url), 'utf8'))

const languageOf = ({ id }: EverydayQuestion): Language => /^(?:rt-)?(.+)-\d+$/.exec(id)![1] as Language

export interface AnsweredQuestion {
  understood: UnderstandingResult
  answer: EngineAnswer
}

const readUserGuide = (language: Language): Promise<string> =>
  readFile(new URL(`../../content/help/user-guide/${language}.md`, import.meta.url), 'utf8')

const NOTHING: PreviousExchange = { asked: null, offered: [] }

/** Asks questions of the made-up year, as the app does. */
export function openSolaceYear(): (question: EverydayQuestion) => Promise<AnsweredQuestion> {
  const reader = diaryReader()
  yearRows().forEach(({ clientId, kind, groups }, num) => reader.add({ clientId, kind, num, groups }))
  const person = reader.end()
  const guide = createGuideSearch({ docs: loadGuide('/nowhere').docs(), freeIds: [] })
  const book = compileBook(SAFETY_FILES)
  const at = { at: Date.UTC(2026, 10, 16, 11), offset: HOUR_MS }
  return async (asked) => {
    const language = languageOf(asked)
    const asker = { language, at, weekStart: 1, plan: 'pro', hasGuide: true } as const
    const context = { person, asker, guide, readUserGuide }
    const hear = (text: string, before: PreviousExchange) => answerMessage(context, { text, before, book })
    const before = asked.after === null ? NOTHING : (await hear(asked.after, NOTHING)).before
    const understood = understandQuestion(asked.question, {
      things: await loadKnownThings(person, asker),
      today: '2026-11-16',
      weekStart: 1,
      language,
      before,
      thesauri: await loadThesauri(asked.question, language),
    })
    return { understood, answer: await hear(asked.question, before) }
  }
}

/** How a question was read, in one line. */
export function summarizeReading({ understood, answer }: AnsweredQuestion): string {
  if (answer.danger !== null) return `card ${answer.danger}`
  if (understood.is === 'danger') return `card ${understood.danger}`
  if (understood.is !== 'asked') return `${understood.is} ${understood.why}`
  const { intent, topic, app } = understood.asked
  return [intent, topic, app].filter((part) => part !== null).join(' ')
}
