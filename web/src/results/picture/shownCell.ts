import type { Cell } from '../picture.ts'

/** As exact as the pictures are: more digits would claim more than was measured. */
const DECIMALS = 1
const TENS = 10 ** DECIMALS

export const rounded = (value: number): number => Math.round(value * TENS) / TENS + 0

/** As it is read: numbers in the language of the page, and what is not there by its own word. */
export function cellTexts({ tag, none }: { tag: string; none: string }): (cell: Cell) => string {
  // One for a whole table: to make one costs more than to write a number with it.
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: DECIMALS })
  return (cell) => {
    if (typeof cell === 'string') return cell
    return cell === null || !Number.isFinite(cell) ? none : numbers.format(rounded(cell))
  }
}
