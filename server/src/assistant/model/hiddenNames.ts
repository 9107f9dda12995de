import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import type { RecordedThing } from '@reprieve/domain/assistant/understoodQuestion.ts'

/** A thing that a model knows only by a sign such as [[n1]], and its name here. */
export interface HiddenName {
  label: string
  thing: RecordedThing | null
}

export interface HiddenNames {
  /** Replaces every name of a thing by its sign. */
  hide: (text: string) => string
  /** The sign for a name in one of our own answers. */
  signOf: (label: string) => string
  named: (sign: string) => HiddenName | null
}

const LETTER = /[\p{L}\p{N}]/u
/** Scripts written without spaces between words. */
const NO_SPACES = /[\p{Script=Hangul}\p{Script=Han}]/u
const SHORTEST = 2

/**
 * A person's own words are never sent: list items, medicines and brands are signs to a model, so that it cannot read
 * their text as an instruction. [ASST-33]
 */
export function hideNames(things: readonly KnownThing[]): HiddenNames {
  const known = things
    .flatMap(({ thing, label, names }) =>
      [label, ...names].map((name) => ({ name: folded(name), label, thing })),
    )
    .filter(({ name }) => name.length >= SHORTEST)
    .sort((a, b) => b.name.length - a.name.length)
  const given: HiddenName[] = []
  const signFor = (hidden: HiddenName): string => {
    const place = given.findIndex(({ label }) => label === hidden.label)
    if (place !== -1) return `[[n${place + 1}]]`
    given.push(hidden)
    return `[[n${given.length}]]`
  }
  return {
    hide: (text) =>
      // A sign typed by the person must not count as ours.
      known
        .reduce((left, { name, label, thing }) => hiddenIn(left, name, () => signFor({ label, thing })), [
          { text: evenLetters(text).replaceAll('[[', '[ ['), isSign: false },
        ] as readonly Piece[])
        .map((piece) => piece.text)
        .join(''),
    signOf: (label) => signFor({ label, thing: things.find((one) => one.label === label)?.thing ?? null }),
    named: (sign) => {
      const place = /^\[?\[?n(\d{1,4})\]?\]?$/.exec(sign)?.[1]
      return place === undefined ? null : (given[Number(place) - 1] ?? null)
    },
  }
}

interface Piece {
  text: string
  isSign: boolean
}

/** Only this character becomes two in lower case, which would shift positions between the two texts. */
const evenLetters = (text: string): string => text.normalize('NFC').replaceAll('\u0130', 'I')

const folded = (text: string): string => evenLetters(text).toLowerCase().trim()

function hiddenIn(pieces: readonly Piece[], name: string, sign: () => string): readonly Piece[] {
  return pieces.flatMap((piece) => (piece.isSign ? [piece] : splitAt(piece.text, name, sign)))
}

function splitAt(text: string, name: string, sign: () => string): Piece[] {
  const low = text.toLowerCase()
  const pieces: Piece[] = []
  let from = 0
  for (let at = low.indexOf(name); at !== -1; at = low.indexOf(name, at + 1)) {
    if (at < from || !isWhole(low, at, name)) continue
    pieces.push({ text: text.slice(from, at), isSign: false }, { text: sign(), isSign: true })
    from = at + name.length
  }
  pieces.push({ text: text.slice(from), isSign: false })
  return pieces
}

function isWhole(text: string, at: number, name: string): boolean {
  if (NO_SPACES.test(name)) return true
  return !LETTER.test(text[at - 1] ?? ' ') && !LETTER.test(text[at + name.length] ?? ' ')
}
