import { groupBy } from '../groupBy.ts'
import { foldedWords } from './searchIndex.ts'

/** A word of any language, and its English term in the guide, which is written in English. */
export interface SearchWord {
  /** Folded; several words for a phrase. */
  said: readonly string[]
  english: readonly string[]
}

type Grouped = ReadonlyMap<string, readonly SearchWord[]>

/**
 * Indexed by their beginning, so that a typed word is compared with only a few; longest first: "dolor de cabeza" before
 * "dolor".
 */
export interface SearchWords {
  byStart: Grouped
  /** Words that may occur inside an unspaced text, by first letter. */
  inPiece: Grouped
}

/** All names of each English term, in any language, including English. */
export type SearchWordsFile = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** `more`: names that are not in the file, such as the catalogue's. */
export function readSearchWords(file: SearchWordsFile, more: readonly SearchWord[] = []): SearchWords {
  const words = Object.entries(file).flatMap(([english, byLanguage]) =>
    Object.values(byLanguage)
      .flat()
      .map((said) => ({ said: foldedWords(said), english: foldedWords(english) })),
  )
  const longestFirst = [...words, ...more]
    .filter(({ said }) => said.length > 0)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const pieces = longestFirst.filter(({ said }) => said.length === 1 && IN_ONE_PIECE.test(said[0]!))
  return {
    byStart: groupBy(longestFirst, ({ said }) => startOf(said[0]!)),
    inPiece: groupBy(pieces, ({ said }) => said[0]![0]!),
  }
}

const lengthOf = ({ said }: SearchWord): number => said.join(' ').length

/** A match shares its beginning, or is a short word itself: see `isMeant`. */
const startOf = (word: string): string => word.slice(0, LEAST_SHARED)
const beginningAs = ({ byStart }: SearchWords, word: string): readonly SearchWord[] =>
  byStart.get(startOf(word)) ?? []

/** The readings of one typed word or phrase; each reading needs all of its words. */
export type SearchAlternatives = readonly (readonly string[])[]

/** Longer than any question: the rest would only cost time. */
const LETTERS_MOST = 200

/** The typed words, as they are and in English. [GUIDE-10] */
export function findSearchAlternatives(typed: string, words: SearchWords): readonly SearchAlternatives[] {
  const spoken = foldedWords(typed.slice(0, LETTERS_MOST))
  const wanted: SearchAlternatives[] = []
  for (let at = 0; at < spoken.length;) {
    const length = longestPhrase(spoken.slice(at), words)
    const said = spoken.slice(at, at + length)
    if (length === 1 && IN_ONE_PIECE.test(said[0]!)) wanted.push(...wantedInPiece(said[0]!, words))
    else wanted.push([said, ...englishOf(said, words)])
    at += length
  }
  return wanted
}

function longestPhrase(spoken: readonly string[], words: SearchWords): number {
  const phrase = beginningAs(words, spoken[0]!).find(
    ({ said }) => said.length > 1 && said.length <= spoken.length && isPhrase(said, spoken),
  )
  return phrase?.said.length ?? 1
}

/** Matches any form; the last word may be incomplete. */
const isPhrase = (said: readonly string[], spoken: readonly string[]): boolean =>
  said.every((word, place) => isMeant(word, spoken[place]!))

const englishOf = (spoken: readonly string[], words: SearchWords): readonly (readonly string[])[] =>
  beginningAs(words, spoken[0]!)
    .filter(({ said }) => said.length === spoken.length && isPhrase(said, spoken))
    .map(({ english }) => english)

const LEAST_TYPED = 3
const LEAST_SHARED = 3

/** The word itself, its beginning, or another form of it: таблетки matches таблетка. */
function isMeant(word: string, typed: string): boolean {
  if (word === typed) return true
  if (typed.length >= LEAST_TYPED && word.startsWith(typed)) return true
  let shared = 0
  while (shared < word.length && shared < typed.length && word[shared] === typed[shared]) shared += 1
  const ending = Math.max(word.length, typed.length) - shared
  return shared >= LEAST_SHARED && ending <= (shared === LEAST_SHARED ? 1 : 2)
}

/** Scripts that write words without spaces, or with endings attached. */
const IN_ONE_PIECE = /[\p{Script=Hangul}\p{Script=Han}]/u

/** From left to right the longest known word; what is in between is not in the guide. */
function wantedInPiece(piece: string, words: SearchWords): readonly SearchAlternatives[] {
  const wanted: SearchAlternatives[] = []
  const beginningWith = (letter: string): readonly SearchWord[] => words.inPiece.get(letter) ?? []
  for (let at = 0; at < piece.length;) {
    const known = beginningWith(piece[at]!)
    const found = known.find(({ said }) => piece.startsWith(said[0]!, at))
    if (found !== undefined) {
      wanted.push(known.filter(({ said }) => said[0] === found.said[0]).map(({ english }) => english))
    }
    at += found?.said[0]!.length ?? 1
  }
  if (wanted.length > 0) return wanted
  const begun = beginningWith(piece[0]!).filter(({ said }) => said[0]!.startsWith(piece))
  return [[[piece], ...begun.map(({ english }) => english)]]
}
