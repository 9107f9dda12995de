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

/** The closeness of a word with one slip, and with two. */
const SLIPS: readonly number[] = [0.7, 0.5]
const LEAST_WITH_ONE = 5
const LEAST_WITH_TWO = 8

/** Words one slip away, or two from a long one, with the same first letter: hardly anybody mistypes that. [GUIDE-9] */
export function misspeltTerms(terms: readonly string[], word: string): readonly TermMatch[] {
  if (word.length < LEAST_WITH_ONE) return []
  const allowed = word.length < LEAST_WITH_TWO ? SLIPS.slice(0, 1) : SLIPS
  const matching: TermMatch[] = []
  for (let term = firstFrom(terms, word[0]!); terms[term]?.[0] === word[0]; term += 1) {
    const closeness = allowed.find((_, more) => isWithin(more + 1, terms[term]!, word))
    if (closeness !== undefined) matching.push({ term, closeness })
  }
  return matching
}

/** A slip: one letter more, less or other, or two neighbours swapped. */
function isWithin(slips: number, term: string, word: string): boolean {
  if (Math.abs(term.length - word.length) > slips) return false
  let same = 0
  while (same < word.length && term[same] === word[same]) same += 1
  const [right, typed] = [term.slice(same), word.slice(same)]
  if (right === '' && typed === '') return true
  if (slips === 0) return false
  const isSwapped = right.length > 1 && right[0] === typed[1] && right[1] === typed[0]
  return (
    (isSwapped && isWithin(slips - 1, right.slice(2), typed.slice(2))) ||
    isWithin(slips - 1, right.slice(1), typed.slice(1)) ||
    isWithin(slips - 1, right.slice(1), typed) ||
    isWithin(slips - 1, right, typed.slice(1))
  )
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
