import { entryTerms, type NamedEntry } from '../catalogue/entryTerms.ts'
import { foldedWords } from './searchIndex.ts'
import type { SearchWord } from './searchWords.ts'

/** Shorter names occur in every text: "AS" need not mean ankylosing spondylitis. */
const LEAST_LETTERS = 4

/**
 * Maps every name, synonym and brand in the catalogue to the English name that the guide uses. Entries that the guide
 * does not mention are left out. [GUIDE-10]
 */
export function catalogueWords(
  entries: readonly NamedEntry[],
  terms: readonly string[],
): readonly SearchWord[] {
  const known = new Set(terms)
  const isKnown = (words: readonly string[]): boolean => words.every((word) => known.has(word))
  return entries.flatMap((entry) => {
    const english = [entry.names['en'] ?? '', ...(entry.synonyms['en'] ?? [])].map(foldedWords)
    const spoken = english.find(
      (words, place) =>
        isKnown(words) && (place === 0 || (words.length === 1 && words[0]!.length >= LEAST_LETTERS)),
    )
    if (spoken === undefined || spoken.length === 0) return []
    return entryTerms(entry)
      .map(({ text }) => ({ said: foldedWords(text), english: spoken }))
      .filter(({ said }) => !isKnown(said))
  })
}
