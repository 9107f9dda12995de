import { BOM, csvLine } from '@reprieve/domain/sync/csv/csvCell.ts'
import type { PictureCell, PictureTable } from '../picture.ts'
import { roundCell } from './shownCell.ts'

const END = '\r\n'

/** The table as CSV for the person's locale: some write 4,5 and separate cells by semicolons. */
export function pictureCsv({ heads, rows }: PictureTable, decimal: string): string {
  const delimiter = decimal === ',' ? ';' : ','
  const lineOf = (cells: readonly PictureCell[]): string =>
    `${cells.map((cell) => written(cell, decimal)).join(delimiter)}${END}`
  return [BOM, lineOf(heads), ...rows.map(lineOf)].join('')
}

function written(cell: PictureCell, decimal: string): string {
  if (typeof cell !== 'number') return csvLine([cell], '').slice(0, -END.length)
  // A spreadsheet that expects a comma would read 4.5 as the fourth of May.
  return Number.isFinite(cell) ? String(roundCell(cell)).replace('.', decimal) : ''
}
