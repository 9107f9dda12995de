import { expandPhrases } from '../expandPhrases.ts'
import { makePhraseIndex, type PhraseEntry, type PhraseIndex } from '../phraseIndex.ts'
import { CONCERN_CLASSES, type ConcernClass } from './concernClasses.ts'

/** `ordinary` suppresses what is inside it; the other three are for denials. */
export type ConcernMeaning = ConcernClass | 'ordinary' | 'denial' | 'denialAfter' | 'between'

export type ConcernEntry = PhraseEntry<ConcernMeaning>
export type ConcernBook = PhraseIndex<ConcernMeaning>

/** The lists besides the classes, and their meanings. */
const LISTS = {
  ordinary: 'ordinary',
  negation: 'denial',
  negationAfter: 'denialAfter',
  between: 'between',
} as const satisfies Record<string, ConcernMeaning>

/** Throws on an invalid file: a misspelled class would miss a concern. [SAFE-20] */
export const compileConcernBook = (files: readonly unknown[]): ConcernBook =>
  makePhraseIndex(files.flatMap(readConcernFile))

/** Reads one file at a time: reading all seven in one task would block the page. */
export function readConcernFile(file: unknown): ConcernEntry[] {
  const { language, classes, ...lists } = fieldsOf(file)
  if (typeof language !== 'string') throw new Error('A concern file without a language')
  const written = fieldsOf(classes)
  const strangers = Object.keys(written).filter((name) => !CONCERN_CLASSES.some((known) => known === name))
  if (strangers.length > 0) throw new Error(`${language}: there is no class ${strangers.join(', ')}`)
  const read = (name: string, means: ConcernMeaning, sources: unknown): ConcernEntry[] =>
    sourcesIn(sources, `${language}: ${name}`).flatMap((source) =>
      expandPhrases(source).map((phrase) => ({ means, language, phrase })),
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
