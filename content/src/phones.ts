/** A piece of a text, and the number to call where it is one. */
export interface Piece {
  text: string
  call: string | null
}

// Three digits or more, or groups of two and more: `988`, `1737`, `116 123`, `13 11 14`. An age or a count has fewer.
const PHONE = /\b(\d{2,}(?: \d{2,})+|\d{3,})\b/

/** CONT-2. For the texts of Urgent help: elsewhere such a number may as well be a dose. */
export const splitPhones = (text: string): Piece[] =>
  text
    .split(PHONE)
    .map((piece, index) => ({ text: piece, call: index % 2 === 1 ? piece.replaceAll(' ', '') : null }))
    .filter((piece) => piece.text !== '')
