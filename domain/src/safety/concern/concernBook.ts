import { indexOf, type PhraseEntry, type PhraseIndex } from '../phraseIndex.ts'
import { phrasesOf } from '../phrasesOf.ts'
import { CONCERN_CLASSES, type ConcernClass } from './concernClasses.ts'

/** `ordinary` takes away what lies inside it; the other three say what is denied. */
export type ConcernMeaning = ConcernClass | 'ordinary' | 'denial' | 'denialAfter' | 'between'

export type ConcernEntry = PhraseEntry<ConcernMeaning>
export type ConcernBook = PhraseIndex<ConcernMeaning>

/** The lists beside the classes, and what they mean. */
const LISTS = {
  ordinary: 'ordinary',
  negation: 'denial',
  negationAfter: 'denialAfter',
  between: 'between',
} as const satisfies Record<string, ConcernMeaning>

/** A file with a fault throws: a class that was misspelled would be a concern not seen. [SAFE-20] */
export const compileConcernBook = (files: readonly unknown[]): ConcernBook =>
  indexOf(files.flatMap(readConcernFile))

/** One file by itself: all seven at once are too much work for one breath of a page. */
export function readConcernFile(file: unknown): ConcernEntry[] {
  const { language, classes, ...lists } = fieldsOf(file)
  if (typeof language !== 'string') throw new Error('A concern file without a language')
  const written = fieldsOf(classes)
  const strangers = Object.keys(written).filter((name) => !CONCERN_CLASSES.some((known) => known === name))
  if (strangers.length > 0) throw new Error(`${language}: there is no class ${strangers.join(', ')}`)
  const read = (name: string, means: ConcernMeaning, sources: unknown): ConcernEntry[] =>
    sourcesIn(sources, `${language}: ${name}`).flatMap((source) =>
      phrasesOf(source).map((phrase) => ({ means, language, phrase })),
    )
  return [
    ...Object.entries(LISTS).flatMap(([name, means]) => read(name, means, lists[name])),
    ...CONCERN_CLASSES.flatMap((name) => read(name, name, written[name])),
  ]
}

function sourcesIn(sources: unknown, place: string): string[] {
  if (!Array.isArray(sources) || !sources.every((source) => typeof source === 'string')) {
    throw new Error(`${place} is no list of phrases`)
  }
  if (new Set(sources).size < sources.length) throw new Error(`${place} says something twice`)
  return sources
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
