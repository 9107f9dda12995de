import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { readHelp, helpSectionText } from '@reprieve/content/help.ts'
import topics from '@reprieve/content/solace/topics.json' with { type: 'json' }
import { helpAnchor } from '@reprieve/domain/assistant/answer/answerApp.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldedWords } from '@reprieve/domain/guide/searchIndex.ts'
import type { FindGuidePassages } from './guideSearch.ts'

/** These answers are quotations already, or have no subject. */
const WITHOUT_ARTICLE: readonly Intent[] = ['guide', 'app', 'basis', 'can-do', 'visit', 'explain']

const TOPICS: Readonly<Record<string, { items: readonly string[]; guide: readonly string[] }>> = topics

/** The articles about the topic of a question, or about the thing that it names. */
export function articlesAbout({ article, topic, intent, things }: UnderstoodQuestion): readonly string[] {
  const ofTopic = topic === null ? [] : (TOPICS[topic]?.guide ?? [])
  if (article !== null) return [...new Set([article, ...ofTopic])]
  if (topic !== null) return ofTopic
  if (intent !== 'link-of' && intent !== 'did-help') return []
  const keys = things.flatMap(({ ids }) => ids).map(builtInKey)
  const about = Object.values(TOPICS).find(
    ({ items, guide }) => guide.length > 0 && items.some((item) => keys.includes(item)),
  )
  return about?.guide ?? []
}

const builtInKey = (id: string): string | null => {
  const item = BUILT_IN_BY_ID.get(id)
  return item === undefined ? null : `${item.type}.${item.key}`
}

/** One passage about the topic of an answer. [ASST-61] */
export function quoteTopic(
  guide: FindGuidePassages,
  asked: UnderstoodQuestion,
  hasGuide: boolean,
): readonly AnswerPart[] {
  const articles = articlesAbout(asked)
  if (articles.length === 0 || WITHOUT_ARTICLE.includes(asked.intent)) return []
  return guide('', hasGuide, articles)
}

const MOST_LETTERS = 520

/** The lines of the user guide that answer a question about the app, word for word. [ASST-57] */
export function quoteHelp(file: string, asked: UnderstoodQuestion): readonly AnswerPart[] {
  const anchor = helpAnchor(asked)
  const section = readHelp(file).find((one) => one.anchor === anchor)
  if (anchor === null || section === undefined) return []
  const [title = '', ...lines] = helpSectionText(section).split('\n')
  const wanted = piecesOf(asked.words ?? asked.topicWords ?? '')
  const fits = lines.map((line) => [...piecesOf(line)].filter((piece) => wanted.has(piece)).length)
  const best = Math.max(0, fits.indexOf(Math.max(...fits)))
  const quote = linesFrom(lines, best)
  return quote === '' ? [] : [{ is: 'help', anchor, title, quote }]
}

const PIECE = { signs: 2, letters: 4 }
const SIGNS = /[\p{Script=Hangul}\p{Script=Han}]/u

/** The beginnings of words, or pairs of signs: "imprimir" and "imprime" share one. */
function piecesOf(text: string): ReadonlySet<string> {
  return new Set(
    foldedWords(text).flatMap((word) =>
      SIGNS.test(word)
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + PIECE.signs))
        : word.length < PIECE.letters
          ? []
          : [word.slice(0, PIECE.letters)],
    ),
  )
}

/** Whole lines from one on, as many as are quickly read. */
function linesFrom(lines: readonly string[], first: number): string {
  let quote = lines[first] ?? ''
  for (const line of lines.slice(first + 1)) {
    if (quote.length + line.length > MOST_LETTERS) break
    quote = `${quote}\n${line}`
  }
  return quote
}
