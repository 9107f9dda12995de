// Numbers as characters: an index of some ten thousand small numbers is half as long as in JSON, and needs no
// unpacking.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BASE = LETTERS.length
const NONE = BASE - 1

const VALUES = new Uint8Array(128)
for (let value = 0; value < BASE; value += 1) VALUES[LETTERS.charCodeAt(value)] = value

/** Invalid characters count as 0: a damaged copy finds too little, but breaks nothing. */
const valueAt = (text: string, at: number): number => VALUES[text.charCodeAt(at)] ?? 0

/** One article that contains a term. */
export interface Posting {
  doc: number
  score: number
  section: number | null
}

export const COUNT_CHARACTERS = 2
export const POSTING_CHARACTERS = 4

export const countText = (count: number): string =>
  LETTERS[Math.floor(count / BASE) % BASE]! + LETTERS[count % BASE]!

export const countAt = (text: string, place: number): number =>
  valueAt(text, place * COUNT_CHARACTERS) * BASE + valueAt(text, place * COUNT_CHARACTERS + 1)

export const postingText = ({ doc, score, section }: Posting): string =>
  countText(doc) + LETTERS[Math.min(score, BASE - 1)]! + LETTERS[Math.min(section ?? NONE, NONE)]!

export function postingAt(text: string, place: number): Posting {
  const at = place * POSTING_CHARACTERS
  const section = valueAt(text, at + 3)
  return {
    doc: valueAt(text, at) * BASE + valueAt(text, at + 1),
    score: valueAt(text, at + 2),
    section: section === NONE ? null : section,
  }
}
