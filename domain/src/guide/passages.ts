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
  return [{ id: doc.id, title: doc.title, heading, section, text: beginningOf(text) }]
}

/** How many of the wanted words a paragraph has. */
function fitOf(text: string, wanted: readonly SearchAlternatives[]): number {
  const said = new Set(foldedWords(text))
  const isThere = (word: string): boolean => said.has(word) || wordStems(word).some((stem) => said.has(stem))
  return wanted.filter((readings) => readings.some((reading) => reading.every(isThere))).length
}

const SENTENCE_END = /[.!?]["”)]?(?=\s|$)/g

function beginningOf(text: string): string {
  if (text.length <= QUOTE_MOST) return text
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length)
  return text.slice(0, ends.findLast((end) => end <= QUOTE_MOST) ?? ends[0] ?? text.length)
}
