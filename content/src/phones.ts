import { CALLED } from './emergencyNumbers.ts'

/** A piece of a text, and the number to call where it is one. */
export interface Piece {
  text: string
  call: string | null
}

// Three digits or more, or groups of two and more: `988`, `1737`, `116 123`, `13 11 14`. An age or a count has fewer.
const PHONE = /(?<!\d)(\d{2,}(?: \d{2,})+|\d{3,})(?!\d)/

/**
 * For the texts of Urgent help: elsewhere such a number may as well be a dose. Only a number that is known can be
 * called: a year, or the number of a guideline, is none. [CONT-2]
 */
export const splitPhones = (text: string): Piece[] =>
  text
    .split(PHONE)
    .map((piece, index) => ({ text: piece, call: index % 2 === 1 ? called(piece) : null }))
    .filter((piece) => piece.text !== '')

function called(text: string): string | null {
  const dialled = text.replaceAll(' ', '')
  return CALLED.has(dialled) ? dialled : null
}
