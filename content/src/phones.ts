import { EMERGENCY_NUMBERS } from './emergencyNumbers.ts'

/** A piece of a text, with the number to call if it is one. */
export interface Piece {
  text: string
  call: string | null
}

const LONGEST_FIRST = [...new Set(EMERGENCY_NUMBERS.map(({ number }) => number))].toSorted(
  (one, other) => other.length - one.length,
)

// Exactly as written in our list, and not part of a longer number: `116 123` is not found in `116 1234`.
const PHONE = new RegExp(
  `(?<![A-Za-z\\d*+]|\\d )(${LONGEST_FIRST.map((number) => number.replaceAll(/[*+]/g, '\\$&')).join('|')})(?!\\d| \\d)`,
)

/**
 * Only for the texts of Urgent help: elsewhere such a number may be a dose. Only a known number can be called, so a
 * year or the number of a guideline is not matched. [CONT-2]
 */
export const splitPhones = (text: string): Piece[] =>
  text
    .split(PHONE)
    .map((piece, index) => ({ text: piece, call: index % 2 === 1 ? toDialNumber(piece) : null }))
    .filter((piece) => piece.text !== '')

/** The format for a `tel:` link. */
export const toDialNumber = (number: string): string => number.replaceAll(/[ -]/g, '')
