import { headingAnchor } from './headingAnchor.ts'
import { findSearchAlternatives, type SearchAlternatives, type SearchWords } from './searchWords.ts'
import { searchGuide } from './search.ts'
import { foldedWords, type GuideDoc } from './searchIndex.ts'
import { wordStems } from './matchingTerms.ts'
import type { GuideIndex } from './unpackIndex.ts'

/** A verbatim passage of an article that answers a question. */
export interface Passage {
  id: string
  title: string
  heading: string | null
  /** Where to open the article; null: at its beginning. */
  section: string | null
  text: string
  minutes?: number
}

export interface PassageSource {
  index: GuideIndex
  docs: readonly GuideDoc[]
  words: SearchWords
}

const MOST = 3
const QUOTE_MOST = 320

/** One passage per article, from the best matches. Whole sentences, nothing composed. [GUIDE-9] */
export function findPassages(
  { index, docs, words }: PassageSource,
  question: string,
  most = MOST,
): readonly Passage[] {
  const wanted = findSearchAlternatives(question, words)
  return searchGuide(index, question, words)
    .slice(0, most)
    .flatMap(({ id }) => {
      const doc = docs.find((one) => one.id === id)
      return doc === undefined ? [] : passageOf(doc, wanted)
    })
}

function passageOf(doc: GuideDoc, wanted: readonly SearchAlternatives[]): readonly Passage[] {
  const paragraphs = doc.sections.flatMap(({ heading, paragraphs: own }) =>
    own.map((text) => ({ heading, text, fits: fitOf(`${heading ?? ''} ${text}`, wanted) })),
  )
  const best = paragraphs.reduce<(typeof paragraphs)[number] | null>(
    (one, other) => (one === null || other.fits > one.fits ? other : one),
    null,
  )
  if (best === null) return []
  const { heading, text } = best
  const section = heading === null ? null : headingAnchor(heading)
  return [{ ...headOf(doc), heading, section, text: beginningOf(text, QUOTE_MOST) }]
}

const headOf = ({ id, title, minutes }: GuideDoc) => ({
  id,
  title,
  ...(minutes === undefined ? {} : { minutes }),
})

/** The part of an article that says what a person can do. */
const TO_DO = /^try this$/i
const SHORT_QUOTE_MOST = 140
const ANNOUNCES = /:$|\bthese\.$/

/** A short passage of one article: what a person can do, otherwise its beginning. Word for word. [ASST-61] */
export function quoteArticle(doc: GuideDoc): Passage | null {
  const isToDo = (heading: string | null): boolean => heading !== null && TO_DO.test(heading)
  const passages = doc.sections
    .toSorted((one, other) => Number(isToDo(other.heading)) - Number(isToDo(one.heading)))
    .flatMap(({ heading, paragraphs }) =>
      paragraphs.map((text) => ({ heading, text: beginningOf(text, SHORT_QUOTE_MOST) })),
    )
  // What announces a list says nothing without it.
  const found = passages.find(({ text }) => !ANNOUNCES.test(text))
  if (found === undefined) return null
  const { heading, text } = found
  return { ...headOf(doc), heading, section: heading === null ? null : headingAnchor(heading), text }
}

/** A longer passage: all that a person can do, or the first part that explains, in whole sentences. [ASST-46] */
export function quoteArticleAtLength(doc: GuideDoc, is: 'to-do' | 'explained'): Passage | null {
  const sections = doc.sections.filter(({ paragraphs }) => paragraphs.length > 0)
  const toDo = sections.find(({ heading }) => heading !== null && TO_DO.test(heading))
  const found = is === 'to-do' ? (toDo ?? sections[0]) : (sections[1] ?? sections[0])
  if (found === undefined) return null
  const { heading, paragraphs } = found
  const section = heading === null ? null : headingAnchor(heading)
  return { ...headOf(doc), heading, section, text: beginningOf(paragraphs.join(' '), QUOTE_MOST) }
}

/** The first and the last words of a passage. */
export interface PassageEnds {
  from: string
  to: string
}

/** A passage that was chosen beforehand, with its lines. Null if the article no longer has it. [GUIDE-34] */
export function quotePassage(doc: GuideDoc, { from, to }: PassageEnds): Passage | null {
  for (const { heading, paragraphs } of doc.sections) {
    const text = paragraphs.join('\n')
    const start = findWords(text, from, 0)
    const end = start === null ? null : findWords(text, to, start.at)
    if (start === null || end === null) continue
    const section = heading === null ? null : headingAnchor(heading)
    return { ...headOf(doc), heading, section, text: text.slice(start.at, end.at + end.length) }
  }
  return null
}

/** Words may be on two lines. */
function findWords(text: string, words: string, from: number): { at: number; length: number } | null {
  const at = text.replaceAll('\n', ' ').indexOf(words, from)
  return at < 0 ? null : { at, length: words.length }
}

/** How many of the wanted words a paragraph has. */
function fitOf(text: string, wanted: readonly SearchAlternatives[]): number {
  const said = new Set(foldedWords(text))
  const isThere = (word: string): boolean => said.has(word) || wordStems(word).some((stem) => said.has(stem))
  return wanted.filter((readings) => readings.some((reading) => reading.every(isThere))).length
}

const SENTENCE_END = /[.!?]["”)]?(?=\s|$)/g

function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length)
  return text.slice(0, ends.findLast((end) => end <= most) ?? ends[0] ?? text.length)
}
