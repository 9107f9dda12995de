import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { toFields, isFields, type Fields } from '../../fields.ts'
import { isSafeValue } from './soundValue.ts'

// One JSON document that any program can read, with one entry per line, so that this app can write and read a diary of
// any length piece by piece without blocking the page.

export const PRODUCT = 'Reprieve'
export const FORMAT = 1

export const SECTIONS = ['rows', 'drafts', 'trash', 'history', 'parts', 'chats', 'unreadable'] as const
export type Section = (typeof SECTIONS)[number]

/** Follows the diary: what the server stores about the person. It is never imported into a diary. [FILE-3] */
export const ACCOUNT = 'account'

/** What the file lacks of the account, and why, for the person who opens it. [FILE-2] */
export interface MissingPart {
  part: string
  why: string
}

export interface FileHead {
  exportedAt: number
  /** The account diary it belongs to, or a generated name. */
  whose: string
}

/** `missing` is present only with an account; an empty list means that nothing is missing. */
export const headLine = (head: FileHead & { which: string; missing?: readonly MissingPart[] }): string => {
  const fields = {
    product: PRODUCT,
    format: FORMAT,
    exported_at: new Date(head.exportedAt).toISOString(),
    whose: head.whose,
    which: head.which,
    missing: head.missing,
  }
  return `${JSON.stringify(fields).slice(0, -1)},\n`
}

export const openSection = (section: Section | typeof ACCOUNT): string => `"${section}":[\n`
export const SECTION_END = '\n],\n'
export const LAST_SECTION_END = '\n]}\n'

/** Stored data may contain values that JSON cannot express; then their text is better than nothing. */
export function entryLine(entry: unknown): string {
  try {
    return JSON.stringify(entry) ?? 'null'
  } catch {
    return JSON.stringify(String(entry))
  }
}

/** Why a whole file is refused. */
export type FileFault = 'not-json' | 'other-product' | 'old-format' | 'newer-format' | 'unsafe'

export interface FileText {
  head: FileHead
  sections: Record<Section, unknown[]>
  hasAccount: boolean
}

const LINES_AT_ONCE = 500

/** `pause` lets the page respond between two pieces. */
export async function readFileText(
  text: string,
  pause: (done: number) => Promise<void>,
): Promise<Result<FileText, FileFault>> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  const whole = (await readLines(body, pause)) ?? parsed(body)
  if (!isFields(whole)) return err('not-json')
  const head = headOf(whole)
  if (typeof head === 'string') return err(head)
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, listOf(whole[name])]))
  const hasAccount = listOf(whole[ACCOUNT]).length > 0
  return ok({ head, sections: sections as FileText['sections'], hasAccount })
}

/** Null if the text is not laid out as this app writes it; it may still be valid JSON. */
async function readLines(text: string, pause: (done: number) => Promise<void>): Promise<Fields | null> {
  const firstEnd = text.indexOf('\n')
  const head = parsed(`${text.slice(0, firstEnd).replace(/,\s*$/, '')}}`)
  if (firstEnd === -1 || !isFields(head)) return null
  const whole: Fields = { ...head }
  let list: unknown[] | null = null
  let count = 0
  let isEnded = false
  for (let from = firstEnd + 1; from < text.length;) {
    const end = text.indexOf('\n', from)
    const line = text.slice(from, end === -1 ? text.length : end).trimEnd()
    from = end === -1 ? text.length : end + 1
    if (line === '') continue
    const opened = /^"(\w+)":\[$/.exec(line)
    if (opened !== null) {
      list = []
      // Any other section is not ours, and its name might be one that sets the prototype.
      if ([...SECTIONS, ACCOUNT].some((name) => name === opened[1])) whole[opened[1]!] = list
    } else if (line === '],') list = null
    else if (line === ']}') isEnded = true
    else {
      const entry = parsed(line.endsWith(',') ? line.slice(0, -1) : line)
      if (list === null || entry === undefined) return null
      list.push(entry)
      count += 1
      if (count % LINES_AT_ONCE === 0) await pause(count)
    }
  }
  return isEnded ? whole : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function headOf(whole: Fields): FileHead | FileFault {
  const { product, format, exported_at: at, whose } = whole
  if (product !== PRODUCT) return 'other-product'
  if (format === undefined) return 'old-format'
  if (typeof format !== 'number' || !Number.isSafeInteger(format) || format < 1) return 'not-json'
  if (format > FORMAT) return 'newer-format'
  // Entries are checked one by one later.
  if (!isSafeValue({ product, format, at, whose }) || Object.hasOwn(whole, '__proto__')) return 'unsafe'
  return {
    exportedAt: typeof at === 'string' ? Date.parse(at) || 0 : 0,
    whose: typeof whose === 'string' ? whose.slice(0, 100) : '',
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An entry of another store; `content` holds its value. */
export interface FileStoreEntry {
  id: string
  at: number
  content: unknown
}

const LONGEST_ID = 300

export function readFileStoreEntry(raw: unknown): FileStoreEntry | null {
  const { id, at, content } = toFields(raw)
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return null
  if (typeof at !== 'number' || !Number.isFinite(at) || content === undefined) return null
  return isSafeValue(raw) ? { id, at, content } : null
}
