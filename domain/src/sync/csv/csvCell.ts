/**
 * A spreadsheet takes what begins with one of these for a formula, and would run what somebody wrote into a note. Full
 * width signs are turned into plain ones by some. What looks guarded already is guarded once more, or the person's own sign
 * would be taken for the guard. (RELIABILITY 1d) [LOCAL-31]
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\uFEFF\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u
/** By which it is told apart again when it is read. */
const GUARD = "'"

/** As text, whatever it begins with. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? GUARD + text : text)

/** What the guard was put before is given without it. */
export const unguarded = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

export type Cell = string | number | null

/** Every text is quoted: then no sign inside it ends the cell. Numbers are our own, and never formulas. */
export const csvLine = (cells: readonly Cell[], delimiter: string): string =>
  `${cells.map(written).join(delimiter)}\r\n`

function written(cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return String(cell)
  return `"${safeCell(cell).replaceAll('"', '""')}"`
}

/** Spreadsheets take the file for UTF-8 by this alone. */
export const BOM = '\uFEFF'
