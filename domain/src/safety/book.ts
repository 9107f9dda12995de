import { groupBy } from '../groupBy.ts'
import { CONCEPTS, type Concept } from './concepts.ts'
import { gluedOf } from './phrase.ts'
import { indexOf, type PhraseEntry, type PhraseIndex } from './phraseIndex.ts'
import { phrasesOf } from './phrasesOf.ts'

/**
 * What a phrase says. An idiom takes away the crisis that lies inside it; a denial stands before what is denied or
 * behind it, with nothing but words `between`; `or` hands a denial on.
 */
export type Meaning = 'crisis' | 'idiom' | 'denial' | 'denialAfter' | 'between' | 'or' | Concept

export type SafetyEntry = PhraseEntry<Meaning>

export interface SafetyBook extends PhraseIndex<Meaning> {
  /** What a crisis looks like with all of its spaces gone, under its first letters. [SAFE-4] */
  glued: ReadonlyMap<string, readonly string[]>
}

const LISTS = {
  crisis: 'crisis',
  idioms: 'idiom',
  denial: 'denial',
  denialAfter: 'denialAfter',
  between: 'between',
  or: 'or',
} as const satisfies Record<string, Meaning>

const MAY_BE_EMPTY: readonly Meaning[] = ['denial', 'denialAfter', 'between', 'or']

export const KEY_LETTERS = 4
const FEWEST_LETTERS = 7
const MOST_GLUED = 24

/** The phrases of each language, read from its file. A file with a fault throws: it would be a danger not seen. [CONT-17] */
export const compileBook = (files: readonly unknown[]): SafetyBook => bookOf(files.flatMap(readSafetyFile))

export function bookOf(entries: readonly SafetyEntry[]): SafetyBook {
  const glued = entries
    .filter(({ means }) => means === 'crisis')
    .flatMap(({ phrase }) => gluedOf(phrase, MOST_GLUED))
  return {
    ...indexOf(entries),
    glued: groupBy(new Set(glued.filter((text) => text.length >= FEWEST_LETTERS)), (text) =>
      text.slice(0, KEY_LETTERS),
    ),
  }
}

/** One file by itself: all seven at once are too much work for one breath of a page. */
export function readSafetyFile(file: unknown): SafetyEntry[] {
  const { language, concepts, ...lists } = fieldsOf(file)
  if (typeof language !== 'string') throw new Error('A safety file without a language')
  const known = fieldsOf(concepts)
  const strangers = Object.keys(known).filter((name) => !CONCEPTS.some((concept) => concept === name))
  if (strangers.length > 0) throw new Error(`${language}: nobody knows ${strangers.join(', ')}`)
  const read = (means: Meaning, sources: unknown): SafetyEntry[] =>
    sourcesIn(sources, { language, means }).flatMap((source) =>
      phrasesOf(source).map((phrase) => ({ means, language, phrase })),
    )
  return [
    ...Object.entries(LISTS).flatMap(([name, means]) => read(means, lists[name])),
    ...CONCEPTS.flatMap((name) => read(name, known[name])),
  ]
}

function sourcesIn(sources: unknown, { language, means }: { language: string; means: Meaning }): string[] {
  if (!Array.isArray(sources) || !sources.every((source) => typeof source === 'string')) {
    throw new Error(`${language}: ${means} is no list of phrases`)
  }
  if (sources.length === 0 && !MAY_BE_EMPTY.includes(means)) throw new Error(`${language}: ${means} is empty`)
  if (new Set(sources).size < sources.length) throw new Error(`${language}: ${means} says something twice`)
  return sources
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
