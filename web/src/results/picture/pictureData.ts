import type { Drawing } from '@reprieve/charts/shapes.ts'

export type PictureCell = string | number | null

/** The content of the chart as a table, for reading, screen readers and export. */
export interface PictureTable {
  heads: readonly string[]
  rows: readonly (readonly PictureCell[])[]
}

/** Everything a picture card needs. Each chart produces one of these. */
export interface Picture {
  title: string
  /** What the chart shows, in plain words: shown above it, and read first by screen readers. */
  sentence: string
  /** Null: there is nothing to draw, and `sentence` says so. */
  draw: ((room: { width: number; letter: number }) => Drawing) | null
  table: PictureTable
  /** One table row in one line: for the tooltip and the arrow keys. */
  spotText: (row: number) => string
  /** Without extension: "reprieve-timeline-2026-10-14-2026-11-12". */
  fileName: string
}

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
