import type { HelpPage } from '@reprieve/content/help.ts'
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

const HELP_FOLDERS = { userGuide: 'user-guide', faq: 'faq' } as const satisfies Record<HelpPage, string>
const readHelpPage = (page: HelpPage, language: Language): Promise<string> =>
  readFile(new URL(`../../content/help/${HELP_FOLDERS[page]}/${language}.md`, import.meta.url), 'utf8')

const NOTHING: PreviousExchange = { asked: null, offered: [] }

/** A person names own items in their own language. */
const OWN_NAMES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: {
    'Brain fog': 'Nebel im Kopf',
    'Long drive': 'Lange Autofahrt',
    'Garden shed': 'Gartenhütte',
    'Heating pad': 'Heizkissen',
    Choir: 'Chor',
  },
  es: {
    'Brain fog': 'Niebla mental',
    'Long drive': 'Viaje largo en coche',
    'Garden shed': 'Caseta del jardín',
    'Heating pad': 'Manta eléctrica',
    Stress: 'Estrés',
    Choir: 'Coro',
  },
  fr: {
    'Brain fog': 'Brouillard mental',
    'Long drive': 'Long trajet en voiture',
    'Garden shed': 'Cabane de jardin',
    'Heating pad': 'Coussin chauffant',
    Choir: 'Chorale',
  },
  ko: {
    'Brain fog': '머리가 멍함',
    'Long drive': '장거리 운전',
    'Garden shed': '텃밭 창고',
    'Heating pad': '찜질팩',
    Stress: '스트레스',
    Choir: '합창',
  },
  ru: {
    'Brain fog': 'Туман в голове',
    'Long drive': 'Долгая поездка на машине',
    'Garden shed': 'Сарай на даче',
    'Heating pad': 'Грелка',
    Stress: 'Стресс',
    Choir: 'Хор',
  },
  'zh-rCN': {
    'Brain fog': '脑子发懵',
    'Long drive': '长时间开车',
    'Garden shed': '菜园棚子',
    'Heating pad': '热敷垫',
    Stress: '压力',
    Choir: '合唱',
  },
}

function readYear(language: Language) {
  const reader = diaryReader()
  yearRows(OWN_NAMES[language]).forEach(({ clientId, kind, groups }, num) =>
    reader.add({ clientId, kind, num, groups }),
  )
  return reader.end()
}

/** Made once: ten test files ask of the same year. */
const people = new Map<Language, ReturnType<typeof readYear>>()
const openBooks = () => ({
  guide: createGuideSearch({ docs: loadGuide('/nowhere').docs(), freeIds: [] }),
  book: compileBook(SAFETY_FILES),
})
let books: ReturnType<typeof openBooks> | null = null

type Ask<Outcome> = (question: EverydayQuestion) => Promise<Outcome>

/** Asks questions of the made-up year, as the app does. */
export const openSolaceYear = (): Ask<AnsweredQuestion> => askYear((answer) => answer())

/** Reads questions as the app does, and answers only those that another follows: half the time. */
export const openSolaceReading = (): Ask<Pick<AnsweredQuestion, 'understood'>> => askYear(() => null)

function askYear<Answer>(
  wish: (answer: () => Promise<EngineAnswer>) => Promise<Answer> | Answer,
): Ask<{ understood: UnderstandingResult; answer: Answer }> {
  const { guide, book } = (books ??= openBooks())
  const at = { at: Date.UTC(2026, 10, 16, 11), offset: HOUR_MS }
  return async (asked) => {
    const language = languageOf(asked)
    const asker = { language, at, weekStart: 1, plan: 'pro', hasGuide: true } as const
    const person = people.get(language) ?? readYear(language)
    people.set(language, person)
    const context = { person, asker, guide, readHelpPage }
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
    return { understood, answer: await wish(() => hear(asked.question, before)) }
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
