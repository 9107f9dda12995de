import { EXTRA_NAMES } from './lexicons/extraNames.ts'
import { foldWords } from './foldQuestion.ts'
import type { KnownThing } from './knownThing.ts'
import { isShortScript } from './scripts.ts'

/** A name to search for, and the things that it may mean. */
export interface NamedThing {
  /** Folded. */
  name: string
  words: readonly string[]
  /** Matches inside a word, as Korean and Chinese names do. */
  isInside: boolean
  things: readonly KnownThing[]
}

/** Splits a name like "Nausea or vomiting": people ask about nausea. */
const PARTED = / (?:or|oder|und|o|u|y|ou|et|или|и) |[·,;()或、/]/u

/** All names of all things. A part of a name, or a synonym, yields to the full name of another thing. */
export function listNames(known: readonly KnownThing[]): readonly NamedThing[] {
  const whole = byName(known, wholeNames)
  const parts = [...byName(known, otherNames)].filter(([name]) => !whole.has(name))
  return [...whole, ...parts].map(([name, things]) => ({
    name,
    words: name.split(' '),
    isInside: isShortScript(name),
    things,
  }))
}

function byName(
  known: readonly KnownThing[],
  namesFor: (thing: KnownThing) => string[],
): Map<string, KnownThing[]> {
  const made = new Map<string, KnownThing[]>()
  for (const thing of known) {
    for (const name of new Set(namesFor(thing).map(foldWords))) {
      if (!isLong(name)) continue
      const others = made.get(name)
      if (others === undefined) made.set(name, [thing])
      else others.push(thing)
    }
  }
  return made
}

/** A single letter is no name, except in scripts where a character is a word. */
const isLong = (name: string): boolean => name.length > 1 || isShortScript(name)

const wholeNames = ({ names, label }: KnownThing): string[] => [label, ...names]

function otherNames({ names, key, thing }: KnownThing): string[] {
  if (key === null || thing.list === 'medication') return []
  const parts = names.flatMap((name) => name.split(PARTED)).filter((part) => !part.trim().endsWith('-'))
  return [...parts, ...(EXTRA_NAMES[`${thing.list}.${key}`]?.split('|') ?? [])]
}
