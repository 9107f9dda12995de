import passages from '@reprieve/content/solace/passages.json' with { type: 'json' }
import searchWords from '@reprieve/content/guide/searchWords.json' with { type: 'json' }
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import {
  findPassages,
  quoteArticle,
  quoteArticleAtLength,
  quotePassage,
  type Passage,
  type PassageEnds,
  type PassageSource,
} from '@reprieve/domain/guide/passages.ts'
import { makeIndex, foldedWords, type GuideDoc } from '@reprieve/domain/guide/searchIndex.ts'
import {
  readSearchWords,
  findSearchAlternatives,
  type SearchAlternatives,
} from '@reprieve/domain/guide/searchWords.ts'
import { unpackIndex } from '@reprieve/domain/guide/unpackIndex.ts'

/** The guide that is searched. */
export interface GuideTexts {
  docs: readonly GuideDoc[]
  /** Articles that are free for everybody. */
  freeIds: readonly string[]
}

/**
 * Finds passages that the person may read; nothing, not even a title, of articles hidden from them. With ids of
 * articles or passages (`article/passage`), one short passage of the first that may be read, or with words too, more of
 * it. [ASST-27, ASST-46, ASST-61, ASST-89]
 */
export type FindGuidePassages = (
  words: string,
  hasGuide: boolean,
  articles?: readonly string[],
) => readonly AnswerPart[]

const WORDS = readSearchWords(searchWords)

/** A word in more articles than this does not say what one of them is about. */
const COMMON_SHARE = 0.4
/** Words that most questions contain, and titles too. */
const ASKING = new Set(
  'a about an and any are be better can do does explain for from get have help how i in is it me mean means my of on or out should tell than that the this to what when where which who why with you your'.split(
    ' ',
  ),
)
/** From this length on, forms of a word match each other: pace, pacing. */
const STEM_LETTERS = 4

/** Built on first use, because most people never ask. */
export function createGuideSearch({ docs, freeIds }: GuideTexts): FindGuidePassages {
  let whole: PassageSource | null = null
  let free: PassageSource | null = null
  let terms: ReadonlyMap<string, Terms> | null = null
  return (words, hasGuide, articles) => {
    if (articles !== undefined) {
      const readable = hasGuide ? articles : articles.filter((id) => freeIds.includes(articleOf(id)))
      const found = readable.flatMap((id) => {
        const doc = docs.find((one) => one.id === articleOf(id))
        return doc === undefined ? [] : [{ doc, id, ends: PASSAGES[id] ?? null }]
      })
      return words === '' ? found.slice(0, 1).flatMap(quoteShort) : quoteAtLength(found, words)
    }
    terms ??= new Map(docs.map((doc) => [doc.id, collectTerms(doc)]))
    const isAbout = createTopicTest(words, terms)
    const source = hasGuide
      ? (whole ??= createPassageSource(docs))
      : (free ??= createPassageSource(docs.filter(({ id }) => freeIds.includes(id))))
    return findPassages(source, words)
      .filter(({ id }) => isAbout(id))
      .map(guidePart)
  }
}

const MOST_ARTICLES = 2
/** A question why is answered by what explains, one how by what can be done. */
const WHY = /^why|^what/

const PASSAGES: Readonly<Record<string, PassageEnds>> = passages

/** The article of a passage, or the article itself. */
export const articleOf = (id: string): string => id.split('/')[0]!

interface FoundPassage {
  doc: GuideDoc
  id: string
  /** Null: the whole article was chosen. */
  ends: PassageEnds | null
}

const quoteShort = (found: FoundPassage): readonly AnswerPart[] =>
  quoteChosen(found) ?? partsOf(quoteArticle(found.doc))

/** A passage that was chosen beforehand, with its id, by which its translation is found. */
function quoteChosen({ doc, id, ends }: FoundPassage): readonly AnswerPart[] | null {
  const passage = ends === null ? null : quotePassage(doc, ends)
  return passage === null ? null : [{ ...guidePart(passage), passage: id }]
}

/** A chosen passage as it is; otherwise the first article at length, and how to begin with the second. [ASST-46, ASST-89] */
const quoteAtLength = (found: readonly FoundPassage[], words: string): readonly AnswerPart[] =>
  found.slice(0, MOST_ARTICLES).flatMap((one, at) => {
    const chosen = quoteChosen(one)
    if (chosen !== null) return chosen
    return partsOf(
      at > 0 ? quoteArticle(one.doc) : quoteArticleAtLength(one.doc, WHY.test(words) ? 'explained' : 'to-do'),
    )
  })

const partsOf = (passage: Passage | null): readonly AnswerPart[] =>
  passage === null ? [] : [guidePart(passage)]

const guidePart = ({ id, title, section, text, minutes }: Passage): AnswerPart & { is: 'guide' } => ({
  is: 'guide',
  contentId: id,
  title,
  quote: text,
  section,
  ...(minutes === undefined ? {} : { minutes }),
})

function createPassageSource(docs: readonly GuideDoc[]): PassageSource {
  const index = unpackIndex(makeIndex(docs))
  if (index === null) throw new Error('an index of our own that cannot be read')
  return { index, docs, words: WORDS }
}

/** The words of an article's title and tags, and of its whole text. */
interface Terms {
  titleWords: ReadonlySet<string>
  textWords: ReadonlySet<string>
}

function collectTerms({ title, summary, tags, sections }: GuideDoc): Terms {
  const text = sections.flatMap(({ heading, paragraphs }) => [heading ?? '', ...paragraphs])
  return {
    titleWords: new Set(foldedWords([title, ...tags].join(' '))),
    textWords: new Set(foldedWords([title, summary, ...tags, ...text].join(' '))),
  }
}

const isForm = (term: string, word: string): boolean => {
  const stem = word.slice(0, Math.max(STEM_LETTERS, word.length - 3))
  return term === word || (stem.length >= STEM_LETTERS && term.startsWith(stem))
}

const holds = (own: ReadonlySet<string>, word: string): boolean =>
  own.has(word) || [...own].some((term) => isForm(term, word))

const holdsOne = (own: ReadonlySet<string>, wanted: SearchAlternatives): boolean =>
  wanted.some((english) => english.every((word) => !ASKING.has(word) && holds(own, word)))

/** Whether an article is about a word of the question: in its title or tags, or rare in other articles. [ASST-27] */
function createTopicTest(question: string, terms: ReadonlyMap<string, Terms>): (id: string) => boolean {
  const all = [...terms.values()]
  const alternatives = findSearchAlternatives(question, WORDS).map((wanted) => {
    const saying = all.filter(({ textWords }) => holdsOne(textWords, wanted)).length
    return { wanted, isRare: saying <= all.length * COMMON_SHARE }
  })
  return (id) => {
    const own = terms.get(id)
    if (own === undefined) return false
    return alternatives.some(({ wanted, isRare }) =>
      holdsOne(isRare ? own.textWords : own.titleWords, wanted),
    )
  }
}
