import type { KnownThing } from './knownThing.ts'
import { LEXICONS } from './lexicons/all.ts'
import { nameBook, type NameBook } from './match.ts'
import { namesOf, type NamedThing } from './names.ts'

/** What the things of a diary are called, ready to be looked for. */
export interface ThingBook {
  names: readonly NamedThing[]
  /** Without those that are words of a language: they are looked for in quotation marks, or at last. */
  plain: NameBook
  whole: NameBook
  /** With which those begin that are words of a language. */
  shyStarts: readonly string[]
}

const START = 3

const made = new WeakMap<readonly KnownThing[], ThingBook>()

/** Of one list of things always the same: to fold a thousand names takes longer than to read a question. */
export function thingBook(things: readonly KnownThing[]): ThingBook {
  const known = made.get(things) ?? makeBook(things)
  made.set(things, known)
  return known
}

function makeBook(things: readonly KnownThing[]): ThingBook {
  const names = namesOf(things)
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
