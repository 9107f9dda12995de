import { readGuideText } from '@reprieve/content/guideContent.ts'
import emergency from '@reprieve/content/urgent/emergency.en.md?raw'
import crisis from '@reprieve/content/urgent/help-in-a-crisis.en.md?raw'
import { compileBook, type SafetyBook } from '@reprieve/domain/safety/safetyBook.ts'
import type { HelpPage } from '@reprieve/content/help.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { answerMessage } from '@reprieve/mind/answerMessage.ts'
import type { AskableDiary } from '@reprieve/mind/askableDiary.ts'
import { toGuideDoc } from '@reprieve/mind/guideDoc.ts'
import { createGuideSearch, type FindGuidePassages } from '@reprieve/mind/guideSearch.ts'
import { HELP_FILES } from '../../reading/helpFiles.ts'
import type { KnownArticle, MindReply, MindRequest } from './mindMessages.ts'

// The worker that answers on this device. It reads no storage and calls no server: it has what it was sent. [ASST-70]

interface WorkerScope {
  postMessage: (reply: MindReply) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<MindRequest>) => void) => void
}

const scope = globalThis as unknown as WorkerScope

let diary: AskableDiary | null = null
let book: SafetyBook | null = null
let guide: FindGuidePassages = () => []

scope.addEventListener('message', ({ data }) => {
  if (data.is === 'sources') {
    diary = data.diary ?? diary
    if (data.safetyFiles !== undefined) book = compileBook(data.safetyFiles)
    if (data.articles !== undefined) guide = searchIn(data.articles)
    return
  }
  const { id } = data
  think(data).then(
    (answer) => scope.postMessage({ is: 'answer', id, answer }),
    (fault: unknown) =>
      scope.postMessage({ is: 'fault', id, name: fault instanceof Error ? fault.name : 'fault' }),
  )
})

async function think({ asker, text, before }: MindRequest & { is: 'question' }) {
  if (diary === null || book === null) throw new Error('asked before it was told anything')
  return answerMessage({ person: diary, asker, guide, readHelpPage }, { text, before, book })
}

/** Offline, a language that was never opened may be missing. */
const readHelpPage = (page: HelpPage, language: Language): Promise<string | null> =>
  HELP_FILES[page][language]().then(
    (file) => file.default,
    () => null,
  )

/** The two articles of Urgent help are part of the app, and free for everybody. */
const URGENT = [emergency, crisis].flatMap((file) => {
  const read = readGuideText(file)
  return read.is === 'text' ? [{ ...read.text, isFree: true }] : []
})

function searchIn(articles: readonly KnownArticle[]): FindGuidePassages {
  const known = new Set(articles.map(({ id }) => id))
  const all = [...articles, ...URGENT.filter(({ id }) => !known.has(id))]
  return createGuideSearch({
    docs: all.map((article) => toGuideDoc({ ...article, body: article.body ?? article.summary })),
    freeIds: all.flatMap(({ id, isFree }) => (isFree ? [id] : [])),
  })
}
