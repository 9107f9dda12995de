/** The comma last: it loses against equals, because it is in many numbers and texts too. */
const DELIMITERS = [';', '\t', '|', ','] as const

export type Delimiter = (typeof DELIMITERS)[number]

const LOOKED_AT = 20

const TITLES_MOST = 10

/**
 * Picks the delimiter that splits the first lines into the most cells of equal number per line. Lines above that no
 * delimiter splits are a title.
 */
export function sniffDelimiter(text: string): Delimiter {
  let start = firstLines(text)
  for (let title = 0; title < TITLES_MOST; title += 1) {
    const { delimiter, score } = bestDelimiter(start)
    if (score > 0) return delimiter
    start = start.slice(LINE.exec(start)?.[0].length ?? start.length)
  }
  return bestDelimiter(start).delimiter
}

/** A line with its end. */
const LINE = /^[^\r\n]*(?:\r\n|\r|\n)/u

function bestDelimiter(start: string): { delimiter: Delimiter; score: number } {
  const counts = DELIMITERS.map((delimiter) => {
    const widths = parseCsv(start, delimiter, LOOKED_AT).map(({ length }) => length)
    const first = widths[0] ?? 1
    const alike = widths.filter((width) => width === first).length / Math.max(1, widths.length)
    return { delimiter, score: first > 1 ? first * alike * alike : 0 }
  })
  return counts.reduce((best, next) => (next.score > best.score ? next : best))
}

const START_LENGTH = 20_000

/** Cuts at a line end: half a line would have fewer cells. */
function firstLines(text: string): string {
  if (text.length <= START_LENGTH) return text
  const end = text.lastIndexOf('\n', START_LENGTH)
  return text.slice(0, end === -1 ? START_LENGTH : end)
}

/**
 * Parses RFC 4180 and common deviations: any line ending, quotes inside an unquoted cell, a missing last quote. Skips
 * blank lines. `most`: maximum number of lines.
 */
export function parseCsv(text: string, delimiter: string, most = Number.POSITIVE_INFINITY): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const endLine = (): void => {
    if (cells.some((cell) => cell.trim() !== '')) lines.push(cells)
    cells = []
  }
  while (at < text.length && lines.length < most) {
    const read = text[at] === '"' ? quoted(text, at, delimiter) : plain(text, at, delimiter)
    cells.push(read.cell)
    at = read.end
    const sign = text[at]
    if (sign === delimiter) {
      at += 1
      if (at === text.length) cells.push('')
      continue
    }
    endLine()
    at += sign === '\r' && text[at + 1] === '\n' ? 2 : 1
  }
  if (cells.length > 0) endLine()
  return lines
}

interface ReadCell {
  cell: string
  /** Index of the delimiter, the line end or the end of the text. */
  end: number
}

const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r'

function plain(text: string, from: number, delimiter: string): ReadCell {
  let end = from
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1
  return { cell: text.slice(from, end), end }
}

function quoted(text: string, from: number, delimiter: string): ReadCell {
  let cell = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { cell: cell + text.slice(at), end: text.length }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      // Text after the closing quote still belongs to the cell.
      const rest = plain(text, quote + 1, delimiter)
      return { cell: cell + rest.cell, end: rest.end }
    }
    cell += '"'
    at = quote + 2
  }
}
