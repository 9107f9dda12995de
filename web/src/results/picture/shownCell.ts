import type { PictureCell } from '../picture.ts'

/** As precise as the charts: more digits would suggest more than was measured. */
const DECIMALS = 1
const TENS = 10 ** DECIMALS

export const roundCell = (value: number): number => Math.round(value * TENS) / TENS + 0

/** Formats cells for reading: numbers in the page's language, and a word for missing values. */
export function cellTexts({ tag, none }: { tag: string; none: string }): (cell: PictureCell) => string {
  // One formatter per table: creating one costs more than formatting a number.
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: DECIMALS })
  return (cell) => {
    if (typeof cell === 'string') return cell
    return cell === null || !Number.isFinite(cell) ? none : numbers.format(roundCell(cell))
  }
}
