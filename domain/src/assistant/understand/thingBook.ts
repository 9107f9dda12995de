import type { KnownThing } from './knownThing.ts'
import { LEXICONS } from './lexicons/all.ts'
import { listNames, type NamedThing } from './names.ts'
import { nameBook, type NameBook } from './readTokens.ts'

/** The names of a diary's things, ready to search. */
export interface ThingBook {
  names: readonly NamedThing[]
  /** Without names that are ordinary words: these are searched only in quotation marks, or as a last resort. */
  plain: NameBook
  whole: NameBook
  /** The beginnings of names that are ordinary words. */
  shyStarts: readonly string[]
}

const START = 3

const made = new WeakMap<readonly KnownThing[], ThingBook>()

/** Cached per list of things: folding a thousand names takes longer than reading a question. */
export function thingBook(things: readonly KnownThing[]): ThingBook {
  const known = made.get(things) ?? makeBook(things)
  made.set(things, known)
  return known
}

function makeBook(things: readonly KnownThing[]): ThingBook {
  const names = listNames(things)
  const shy = names.filter(isShy)
  const plain = names.filter((named) => !shy.includes(named))
  return {
    names,
    plain: nameBook(plain),
    whole: nameBook([...shy, ...plain]),
    shyStarts: [...new Set(shy.map(({ name }) => name.slice(0, START)))],
  }
}

const isShy = ({ name, words }: NamedThing): boolean =>
  LEXICONS.some(
    ({ texts }) => texts.has(name) || words.every((word) => texts.has(word) || !Number.isNaN(Number(word))),
  )
