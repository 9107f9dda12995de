import { EXTRA_NAMES } from './lexicons/extraNames.ts'
import { foldWords } from './foldQuestion.ts'
import type { KnownThing } from './knownThing.ts'
import { isShortScript } from './scripts.ts'

/** A name as it is looked for, and what it may be. */
export interface NamedThing {
  /** Folded. */
  name: string
  words: readonly string[]
  /** Found within a word, as Korean and Chinese names are. */
  isInside: boolean
  things: readonly KnownThing[]
}

/** Of a name like "Nausea or vomiting" each part is one: people ask for nausea. */
const PARTED = / (?:or|oder|und|o|u|y|ou|et|или|и) |[·,;()或、/]/u

/** All names of all things. A part or another word for one thing gives way to what another is called as a whole. */
export function namesOf(known: readonly KnownThing[]): readonly NamedThing[] {
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

/** One letter names nothing, but where a letter is a word. */
const isLong = (name: string): boolean => name.length > 1 || isShortScript(name)

const wholeNames = ({ names, label }: KnownThing): string[] => [label, ...names]

function otherNames({ names, key, thing }: KnownThing): string[] {
  if (key === null || thing.list === 'medication') return []
  const parts = names.flatMap((name) => name.split(PARTED)).filter((part) => !part.trim().endsWith('-'))
  return [...parts, ...(EXTRA_NAMES[`${thing.list}.${key}`]?.split('|') ?? [])]
}
