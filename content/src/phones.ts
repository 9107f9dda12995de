import { EMERGENCY_NUMBERS } from './emergencyNumbers.ts'

/** A piece of a text, and the number to call where it is one. */
export interface Piece {
  text: string
  call: string | null
}

const LONGEST_FIRST = [...new Set(EMERGENCY_NUMBERS.map(({ number }) => number))].toSorted(
  (one, other) => other.length - one.length,
)

// Exactly as it stands in our list, and no part of a longer number: `116 123` is not found in `116 1234`.
const PHONE = new RegExp(
  `(?<![A-Za-z\\d*+]|\\d )(${LONGEST_FIRST.map((number) => number.replaceAll(/[*+]/g, '\\$&')).join('|')})(?!\\d| \\d)`,
)

/**
 * For the texts of Urgent help: elsewhere such a number may as well be a dose. Only a number that is known can be
 * called: a year, or the number of a guideline, is none. [CONT-2]
 */
export const splitPhones = (text: string): Piece[] =>
  text
    .split(PHONE)
    .map((piece, index) => ({ text: piece, call: index % 2 === 1 ? toDialNumber(piece) : null }))
    .filter((piece) => piece.text !== '')

/** As a telephone takes it. */
export const toDialNumber = (number: string): string => number.replaceAll(/[ -]/g, '')
