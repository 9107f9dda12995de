import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { fieldsOf, isFields, type Fields } from '../../fields.ts'
import { isSoundValue } from './soundValue.ts'

// One JSON document that any program reads, laid out line by line: each entry has a line of its own, so that this app
// can write and read a diary of any length piece by piece and never holds up the page.

export const PRODUCT = 'Reprieve'
export const FORMAT = 1

export const SECTIONS = ['rows', 'drafts', 'trash', 'history', 'parts', 'unreadable'] as const
export type Section = (typeof SECTIONS)[number]

/** After the diary: what a server keeps of its person. No diary takes it in. [FILE-3] */
export const ACCOUNT = 'account'

/** What of the account is not in a file, and why, for whoever opens it. [FILE-2] */
export interface Missing {
  part: string
  why: string
}

export interface FileHead {
  exportedAt: number
  /** The account's diary that it is of, or a name of its own. */
  whose: string
}

/** `missing` only where there is an account; an empty list says that nothing of it is. */
export const headLine = (head: FileHead & { which: string; missing?: readonly Missing[] }): string => {
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
export const CLOSED = '\n],\n'
export const CLOSED_LAST = '\n]}\n'

/** What the disk gave back may hold what JSON has no word for; then its words are better than none of it. */
export function entryLine(entry: unknown): string {
  try {
    return JSON.stringify(entry) ?? 'null'
  } catch {
    return JSON.stringify(String(entry))
  }
}

/** Why a file as a whole is not read. */
export type FileFault = 'not-json' | 'other-product' | 'old-format' | 'newer-format' | 'unsafe'

export interface FileText {
  head: FileHead
  sections: Record<Section, unknown[]>
  hasAccount: boolean
}

const LINES_AT_ONCE = 500

/** `pause` lets the page breathe between two pieces. */
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

/** Null where it is not laid out as this app writes it: it may be JSON all the same. */
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
      // Any other name is not ours to read, and might be one that means the prototype.
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
  // The entries are looked at one by one.
  if (!isSoundValue({ product, format, at, whose }) || Object.hasOwn(whole, '__proto__')) return 'unsafe'
  return {
    exportedAt: typeof at === 'string' ? Date.parse(at) || 0 : 0,
    whose: typeof whose === 'string' ? whose.slice(0, 100) : '',
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Something of a shelf: what it is stands in `content`. */
export interface FileThing {
  id: string
  at: number
  content: unknown
}

const LONGEST_ID = 300

export function readFileThing(raw: unknown): FileThing | null {
  const { id, at, content } = fieldsOf(raw)
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return null
  if (typeof at !== 'number' || !Number.isFinite(at) || content === undefined) return null
  return isSoundValue(raw) ? { id, at, content } : null
}
