import { foldWord } from '../catalogue/fold.ts'
import { countText, postingText, type Posting } from './packedNumbers.ts'

/** An article with its words, as it is read once to be found later. */
export interface GuideDoc {
  id: string
  title: string
  summary: string
  tags: readonly string[]
  /** Heading null: what stands above the first one. */
  sections: readonly { heading: string | null; paragraphs: readonly string[] }[]
}

/** What a device searches by: the words of all articles and where they stand, without the articles. Can be sent as JSON. */
export interface PackedIndex {
  docs: readonly { id: string; title: string; headings: readonly (string | null)[] }[]
  /** Folded and in order, a line each. */
  terms: string
  /** How many articles have each of them. */
  counts: string
  /** For each term its articles, one behind the other. */
  postings: string
}

const WEIGHTS = { title: 8, tag: 4, heading: 4, summary: 3 } as const
/** A word of a text counts each time, up to here: a long article is not a better one. */
const BODY_MOST = 12

/** The articles in the order in which equals are to be shown. [GUIDE-9] */
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
  /** How much an article is about the term. */
  score: number
  /** The part of it that says most of it; null where the article as a whole does. */
  section: number | null
}

/** Every word of an article, and how much it is about it. */
function termsOf({ title, summary, tags, sections }: GuideDoc): Map<string, TermScore> {
  const seen = bodyTerms(sections)
  const add = (text: string, weight: number): void => {
    for (const term of new Set(wordsIn(text))) {
      const { score, section } = seen.get(term) ?? { score: 0, section: null }
      seen.set(term, { score: score + weight, section })
    }
  }
  add(summary, WEIGHTS.summary)
  add(tags.join(' '), WEIGHTS.tag)
  add(title, WEIGHTS.title)
  // An article that is named by it is opened at its beginning.
  for (const term of wordsIn(title)) seen.set(term, { score: seen.get(term)!.score, section: null })
  return seen
}

/** With the section that has a word most often, the first of equals; in a heading it counts for several. */
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
  for (const word of wordsIn(paragraphs.join(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of new Set(wordsIn(heading ?? ''))) {
    counts.set(word, (counts.get(word) ?? 0) + WEIGHTS.heading)
  }
  return counts
}

export const wordsIn = (text: string): string[] =>
  foldWord(text)
    .split(' ')
    .filter((word) => word !== '')
