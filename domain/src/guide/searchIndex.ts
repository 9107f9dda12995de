import { foldWord } from '../catalogue/fold.ts'
import { countText, postingText, type Posting } from './packedNumbers.ts'

/** An article with its text, as input of the index. */
export interface GuideDoc {
  id: string
  title: string
  summary: string
  tags: readonly string[]
  /** How long it takes to read. */
  minutes?: number
  /** Heading null: the text before the first one. */
  sections: readonly { heading: string | null; paragraphs: readonly string[] }[]
}

/** The search index of a device: the words of all articles and their positions, without the texts. JSON. */
export interface PackedIndex {
  docs: readonly { id: string; title: string; headings: readonly (string | null)[] }[]
  /** Folded and sorted, one per line. */
  terms: string
  /** Number of articles per term. */
  counts: string
  /** The articles of each term, concatenated. */
  postings: string
}

const WEIGHTS = { title: 8, tag: 4, heading: 4, summary: 3 } as const
/** Each occurrence counts, up to this limit: a long article is not a better one. */
const BODY_MOST = 12

/** Equals are shown in the order of `docs`. [GUIDE-9] */
export function makeIndex(docs: readonly GuideDoc[]): PackedIndex {
  const byTerm = new Map<string, Posting[]>()
  for (const [doc, of] of docs.entries()) {
    for (const [term, seen] of termsOf(of)) {
      const postings = byTerm.get(term) ?? []
      postings.push({ doc, ...seen })
      byTerm.set(term, postings)
    }
  }
  const terms = [...byTerm.keys()].toSorted((one, other) => (one < other ? -1 : 1))
  return {
    docs: docs.map(({ id, title, sections }) => ({
      id,
      title,
      headings: sections.map(({ heading }) => heading),
    })),
    terms: terms.join('\n'),
    counts: terms.map((term) => countText(byTerm.get(term)!.length)).join(''),
    postings: terms.map((term) => byTerm.get(term)!.map(postingText).join('')).join(''),
  }
}

interface TermScore {
  /** How relevant the term is for the article. */
  score: number
  /** The section with the most matches; null for the article as a whole. */
  section: number | null
}

/** Every word of an article with its relevance. */
function termsOf({ title, summary, tags, sections }: GuideDoc): Map<string, TermScore> {
  const seen = bodyTerms(sections)
  const add = (text: string, weight: number): void => {
    for (const term of new Set(foldedWords(text))) {
      const { score, section } = seen.get(term) ?? { score: 0, section: null }
      seen.set(term, { score: score + weight, section })
    }
  }
  add(summary, WEIGHTS.summary)
  add(tags.join(' '), WEIGHTS.tag)
  add(title, WEIGHTS.title)
  // An article with the word in its title opens at its beginning.
  for (const term of foldedWords(title)) seen.set(term, { score: seen.get(term)!.score, section: null })
  return seen
}

/** With the section that has the word most often, the first of equals; headings count more. */
function bodyTerms(sections: GuideDoc['sections']): Map<string, TermScore> {
  const best = new Map<string, number>()
  const seen = new Map<string, TermScore>()
  for (const [section, { heading, paragraphs }] of sections.entries()) {
    for (const [term, count] of sectionTerms(heading, paragraphs)) {
      const before = seen.get(term)
      const isBest = count > (best.get(term) ?? 0)
      if (isBest) best.set(term, count)
      seen.set(term, {
        score: Math.min((before?.score ?? 0) + count, BODY_MOST),
        section: before === undefined || isBest ? section : before.section,
      })
    }
  }
  return seen
}

function sectionTerms(heading: string | null, paragraphs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of foldedWords(paragraphs.join(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of new Set(foldedWords(heading ?? ''))) {
    counts.set(word, (counts.get(word) ?? 0) + WEIGHTS.heading)
  }
  return counts
}

export const foldedWords = (text: string): string[] =>
  foldWord(text)
    .split(' ')
    .filter((word) => word !== '')
