/** A term of the index, and its closeness to the typed word: 1 is the word itself. */
export interface TermMatch {
  term: number
  closeness: number
}

const OTHER_FORM = 0.9
const BEGINNING = 0.4
const LEAST_STEM = 4

/** English endings: "headaches" also means "headache". */
const ENDINGS: readonly string[] = ['s', 'es', 'ed', 'ing', 'er', 'ers']

/** The word itself, words that it begins, and the word without its ending. [GUIDE-9] */
export function matchingTerms(terms: readonly string[], word: string): readonly TermMatch[] {
  const matching: TermMatch[] = []
  for (let term = firstFrom(terms, word); terms[term]?.startsWith(word) === true; term += 1) {
    matching.push({ term, closeness: closenessOf(terms[term]!, word) })
  }
  for (const stem of wordStems(word)) {
    const term = firstFrom(terms, stem)
    if (terms[term] === stem) matching.push({ term, closeness: OTHER_FORM })
  }
  return matching
}

export const wordStems = (word: string): readonly string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length >= LEAST_STEM)

function closenessOf(term: string, word: string): number {
  if (term === word) return 1
  const rest = term.slice(word.length)
  if (word.length >= LEAST_STEM && ENDINGS.includes(rest)) return OTHER_FORM
  return BEGINNING + (BEGINNING * word.length) / term.length
}

/** Binary search: the terms are sorted. */
function firstFrom(terms: readonly string[], word: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
