import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { readHelp, helpSectionText } from '@reprieve/content/help.ts'
import topics from '@reprieve/content/solace/topics.json' with { type: 'json' }
import { APP_PLACES } from '@reprieve/domain/assistant/answer/talk/appPlaces.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { stepsOf } from '@reprieve/domain/assistant/understand/example/articleSteps.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { articleOf, type FindGuidePassages } from './guideSearch.ts'

/** These answers are quotations already, or have no subject. */
const WITHOUT_ARTICLE: readonly Intent[] = ['guide', 'app', 'basis', 'can-do', 'visit', 'explain']

const TOPICS: Readonly<Record<string, { items: readonly string[]; guide: readonly string[] }>> = topics

/** The articles about the topic of a question, or about the thing that it names. */
export function articlesAbout({ passages, topic, intent, things }: UnderstoodQuestion): readonly string[] {
  const ofTopic = topic === null ? [] : (TOPICS[topic]?.guide ?? [])
  if (passages.length > 0)
    return [...passages, ...ofTopic.filter((id) => !passages.map(articleOf).includes(id)).map(firstStep)]
  if (topic !== null) return ofTopic.map(firstStep)
  if (intent !== 'link-of' && intent !== 'did-help') return []
  const keys = things.flatMap(({ ids }) => ids).map(builtInKey)
  const about = Object.values(TOPICS).find(
    ({ items, guide }) => guide.length > 0 && items.some((item) => keys.includes(item)),
  )
  return (about?.guide ?? []).map(firstStep)
}

/** Never a bare article where one of its passages says what to do. [ASST-189] */
const firstStep = (id: string): string => stepsOf(id)[0] ?? id

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
  if (articles.length === 0) return []
  if (asked.passages.length === 0 && (asked.isLoose || WITHOUT_ARTICLE.includes(asked.intent))) return []
  return guide('', hasGuide, articles)
}

/** The lines of the help pages that answer a question about the app, word for word. [ASST-57] */
export function quoteHelp(file: string, { app }: UnderstoodQuestion): readonly AnswerPart[] {
  if (app === null) return []
  const { page, anchor, lines } = APP_PLACES[app]
  const section = readHelp(file).find((one) => one.anchor === anchor)
  if (section === undefined) return []
  const [title = '', ...all] = helpSectionText(section).split('\n')
  const quote = lines.flatMap((at) => all[at] ?? []).join('\n')
  return [{ is: 'help', anchor, title, quote, ...(page === 'faq' ? { page } : {}) }]
}
