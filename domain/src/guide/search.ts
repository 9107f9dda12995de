import { isEnoughToSearch } from '../catalogue/fold.ts'
import { matchingTerms, misspeltTerms, type TermMatch } from './matchingTerms.ts'
import { postingAt } from './packedNumbers.ts'
import { findSearchAlternatives, type SearchAlternatives, type SearchWords } from './searchWords.ts'
import type { GuideIndex } from './unpackIndex.ts'

export interface GuideHit {
  id: string
  /** The section that matches best; null: the article as a whole. */
  heading: number | null
  score: number
}

const MOST = 20

/** Best first, equals in the order of the guide; always the same for the same words. [GUIDE-9, GUIDE-10] */
export function searchGuide(index: GuideIndex, typed: string, words: SearchWords): readonly GuideHit[] {
  if (!isEnoughToSearch(typed)) return []
  const hits = findSearchAlternatives(typed, words).map((wanted) => {
    const asTyped = hitsOf(index, wanted, matchingTerms)
    return asTyped.size > 0 ? asTyped : hitsOf(index, wanted, misspeltTerms)
  })
  const found = index.docs.flatMap(({ id }, doc) => {
    const ofDoc = hits.map((hit) => hit.get(doc)).filter((hit) => hit !== undefined)
    const score = ofDoc.reduce((sum, hit) => sum + hit.score, 0)
    return ofDoc.length === 0 ? [] : [{ id, heading: headingOf(ofDoc), score, words: ofDoc.length }]
  })
  // Articles with all typed words; if there are none, those with the most.
  const most = Math.max(...found.map((one) => one.words))
  return found
    .filter((one) => one.words === most)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ id, heading, score }) => ({ id, heading, score }))
}

interface Hit {
  score: number
  section: number | null
}

type Hits = ReadonlyMap<number, Hit>

type TermFinder = (terms: readonly string[], word: string) => readonly TermMatch[]

/** The best match of any reading in each article. */
function hitsOf(index: GuideIndex, wanted: SearchAlternatives, find: TermFinder): Hits {
  const best = new Map<number, Hit>()
  for (const reading of wanted) {
    const each = reading.map((word) => hitsOfWord(index, find(index.terms, word)))
    for (const [doc, first] of each[0] ?? []) {
      const hits = [first, ...each.slice(1).map((hit) => hit.get(doc))].filter((hit) => hit !== undefined)
      if (hits.length < each.length) continue
      const score = hits.reduce((sum, hit) => sum + hit.score, 0) / hits.length
      if (score > (best.get(doc)?.score ?? 0)) best.set(doc, { score, section: headingOf(hits) })
    }
  }
  return best
}

/** A rare word weighs more. */
function hitsOfWord({ docs, starts, postings }: GuideIndex, matching: readonly TermMatch[]): Hits {
  const best = new Map<number, Hit>()
  for (const { term, closeness } of matching) {
    const [from, to] = [starts[term]!, starts[term + 1]!]
    const rarity = Math.log(1 + docs.length / (to - from))
    for (let place = from; place < to; place += 1) {
      const { doc, score, section } = postingAt(postings, place)
      const hit = { score: score * rarity * closeness, section }
      if (hit.score > (best.get(doc)?.score ?? 0)) best.set(doc, hit)
    }
  }
  return best
}

/** The section of the highest-scoring word: otherwise any word would decide by chance. */
const headingOf = (hits: readonly Hit[]): number | null =>
  hits.reduce((best, hit) => (hit.score > best.score ? hit : best)).section
