import { folded } from '../../writtenName.ts'
import { CSV_LISTS, CSV_FIELDS, headsOf, type CsvField } from './csvField.ts'

/** For each column what it tells of; null: it is left out. */
export type Mapping = readonly (CsvField | null)[]

/** Columns that may be more than one: their words are put together. */
export const MAY_REPEAT: ReadonlySet<CsvField> = new Set(['note', ...CSV_LISTS])

/** `own`: how this app heads the columns that it writes, in the language of the page. */
export function guessMapping(
  header: readonly string[],
  own: Partial<Record<CsvField, string>> = {},
): Mapping {
  const taken = new Set<CsvField>()
  const take = (field: CsvField | undefined): CsvField | null => {
    if (field === undefined) return null
    if (!MAY_REPEAT.has(field)) taken.add(field)
    return field
  }
  // First what is headed by exactly such a word: "Time" is the time, though "Start time" would fit as well.
  const exact = header.map((head) =>
    take(CSV_FIELDS.find((field) => !taken.has(field) && isNamed(head, field, own))),
  )
  return header.map((head, index) => {
    if (exact[index] !== null) return exact[index]!
    return take(CSV_FIELDS.find((field) => !taken.has(field) && isLike(head, field)))
  })
}

function isNamed(head: string, field: CsvField, own: Partial<Record<CsvField, string>>): boolean {
  const name = bare(head)
  const ours = own[field]
  return (ours !== undefined && bare(ours) === name) || headsOf(field).includes(name)
}

const isLike = (head: string, field: CsvField): boolean => {
  const name = bare(head)
  return headsOf(field).some((word) => (isShort(word) ? hasWord(name, word) : name.includes(word)))
}

/** A short word is in many longer ones. */
const isShort = (word: string): boolean => word.length < 5 && /^[a-z]/u.test(word)
const hasWord = (name: string, word: string): boolean =>
  name.split(/[^\p{L}\p{N}]+/u).some((one) => one === word || one === `${word}s`)

/** Beyond it is no head, and the search for its brackets would hold up the page. */
const LONGEST_HEAD = 200

/** Without accents and what stands in brackets: "Intensité (0-10)". */
const bare = (head: string): string =>
  folded(head.slice(0, LONGEST_HEAD).replace(/\(.*?\)|\[.*?\]/gu, ''))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[_\s]+/gu, ' ')
    .trim()

/** Whether the first line heads the columns: then none of its cells is a number or a date. */
export const isHeader = (line: readonly string[]): boolean => !line.some((cell) => /^\s*\d/u.test(cell))
