/**
 * Spreadsheets treat text that begins like this as a formula, and would run what a person wrote into a note. Some
 * convert full-width signs into plain ones. Text that looks guarded is guarded again, or the person's own apostrophe
 * would be read as the guard. (RELIABILITY 1d) [LOCAL-31]
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\uFEFF\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u
/** Prefix that marks a guarded cell; removed on import. */
const GUARD = "'"

/** Makes a spreadsheet read the cell as text. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? GUARD + text : text)

/** Removes the guard that `safeCell` added. */
export const unguardCell = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

export type Cell = string | number | null

/** Every text is quoted, so no character inside ends the cell. Numbers come from the app and are never formulas. */
export const csvLine = (cells: readonly Cell[], delimiter: string): string =>
  `${cells.map(written).join(delimiter)}\r\n`

function written(cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return String(cell)
  return `"${safeCell(cell).replaceAll('"', '""')}"`
}

/** Spreadsheets recognise UTF-8 only by this mark. */
export const BOM = '\uFEFF'
