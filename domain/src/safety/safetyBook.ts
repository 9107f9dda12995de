import { groupBy } from '../groupBy.ts'
import { SAFETY_CONCEPTS, type SafetyConcept } from './concepts.ts'
import { gluedVariants } from './phrase.ts'
import { makePhraseIndex, type PhraseEntry, type PhraseIndex } from './phraseIndex.ts'
import { expandPhrases } from './expandPhrases.ts'

/**
 * The meaning of a phrase. An idiom suppresses the crisis inside it; a denial is before or after what it denies, with
 * only `between` words in between; `or` extends a denial.
 */
export type SafetyMeaning = 'crisis' | 'idiom' | 'denial' | 'denialAfter' | 'between' | 'or' | SafetyConcept

export type SafetyEntry = PhraseEntry<SafetyMeaning>

export interface SafetyBook extends PhraseIndex<SafetyMeaning> {
  /** Crisis phrases without spaces, indexed by their first letters. [SAFE-4] */
  glued: ReadonlyMap<string, readonly string[]>
}

const LISTS = {
  crisis: 'crisis',
  idioms: 'idiom',
  denial: 'denial',
  denialAfter: 'denialAfter',
  between: 'between',
  or: 'or',
} as const satisfies Record<string, SafetyMeaning>

const MAY_BE_EMPTY: readonly SafetyMeaning[] = ['denial', 'denialAfter', 'between', 'or']

export const GLUED_KEY_CHARACTERS = 4
const FEWEST_LETTERS = 7
const MOST_GLUED = 24

/** Reads the phrases of each language. Throws on an invalid file: it would miss a danger. [CONT-17] */
export const compileBook = (files: readonly unknown[]): SafetyBook =>
  makeSafetyBook(files.flatMap(readSafetyFile))

export function makeSafetyBook(entries: readonly SafetyEntry[]): SafetyBook {
  const glued = entries
    .filter(({ means }) => means === 'crisis')
    .flatMap(({ phrase }) => gluedVariants(phrase, MOST_GLUED))
  return {
    ...makePhraseIndex(entries),
    glued: groupBy(new Set(glued.filter((text) => text.length >= FEWEST_LETTERS)), (text) =>
      text.slice(0, GLUED_KEY_CHARACTERS),
    ),
  }
}

/** Reads one file at a time: reading all seven in one task would block the page. */
export function readSafetyFile(file: unknown): SafetyEntry[] {
  const { language, concepts, ...lists } = fieldsOf(file)
  if (typeof language !== 'string') throw new Error('A safety file without a language')
  const known = fieldsOf(concepts)
  const strangers = Object.keys(known).filter((name) => !SAFETY_CONCEPTS.some((concept) => concept === name))
  if (strangers.length > 0) throw new Error(`${language}: nobody knows ${strangers.join(', ')}`)
  const read = (means: SafetyMeaning, sources: unknown): SafetyEntry[] =>
    sourcesIn(sources, { language, means }).flatMap((source) =>
      expandPhrases(source).map((phrase) => ({ means, language, phrase })),
    )
  return [
    ...Object.entries(LISTS).flatMap(([name, means]) => read(means, lists[name])),
    ...SAFETY_CONCEPTS.flatMap((name) => read(name, known[name])),
  ]
}

function sourcesIn(
  sources: unknown,
  { language, means }: { language: string; means: SafetyMeaning },
): string[] {
  if (!Array.isArray(sources) || !sources.every((source) => typeof source === 'string')) {
    throw new Error(`${language}: ${means} is no list of phrases`)
  }
  if (sources.length === 0 && !MAY_BE_EMPTY.includes(means)) throw new Error(`${language}: ${means} is empty`)
  if (new Set(sources).size < sources.length) throw new Error(`${language}: ${means} says something twice`)
  return sources
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
