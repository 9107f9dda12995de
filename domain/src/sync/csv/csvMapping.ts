import { foldName } from '../../writtenName.ts'
import { CSV_LISTS, CSV_FIELDS, csvFieldHeads, type CsvField } from './csvField.ts'

/** The field of each column; null: the column is ignored. */
export type Mapping = readonly (CsvField | null)[]

/** Fields that may have several columns; their texts are joined. */
export const MAY_REPEAT: ReadonlySet<CsvField> = new Set(['note', ...CSV_LISTS])

/** `own`: the column headers that this app writes, in the page's language. */
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
  // Exact header words first: "Time" is the time, although "Start time" would match as well.
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
  return (ours !== undefined && bare(ours) === name) || csvFieldHeads(field).includes(name)
}

const isLike = (head: string, field: CsvField): boolean => {
  const name = bare(head)
  return csvFieldHeads(field).some((word) => (isShort(word) ? hasWord(name, word) : name.includes(word)))
}

/** Short words occur inside many longer ones, so they must match whole words. */
const isShort = (word: string): boolean => word.length < 5 && /^[a-z]/u.test(word)
const hasWord = (name: string, word: string): boolean =>
  name.split(/[^\p{L}\p{N}]+/u).some((one) => one === word || one === `${word}s`)

/** Longer text is no header, and searching it for brackets would block the page. */
const LONGEST_HEAD = 200

/** Normalises a header: removes accents and bracketed text, as in "Intensité (0-10)". */
const bare = (head: string): string =>
  foldName(head.slice(0, LONGEST_HEAD).replace(/\(.*?\)|\[.*?\]/gu, ''))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[_\s]+/gu, ' ')
    .trim()

/** Whether the first line is a header: none of its cells starts with a digit. */
export const isHeader = (line: readonly string[]): boolean => !line.some((cell) => /^\s*\d/u.test(cell))
