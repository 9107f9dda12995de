// The head of a file: a part of YAML that a person can write without knowing YAML. Anything else is a fault with its
// line, never a guess: a head that was read wrongly would show as a wrong article.

export type HeadValue = string | number | boolean | readonly string[]

/** What is wrong in a file, for the operator who wrote it. */
export interface Fault {
  line: number
  what: string
}

export interface HeadEntry {
  value: HeadValue
  line: number
}

export interface FileWithHead {
  head: ReadonlyMap<string, HeadEntry>
  body: string
  /** Of the first line of the body. */
  bodyLine: number
  faults: readonly Fault[]
}

const KEY = /^(?<key>[a-z][a-z_]*):(?: (?<value>.*))?$/
const LISTED = /^ {2}- (?<value>.+)$/
const NUMBER = /^(?:0|[1-9]\d{0,8})$/
const PLAIN = /^[\p{L}\p{N}][^"'[\]{}#&*!|>%@`,]*$/u
const LONGEST_LINE = 2_000

/** As every text of ours is written: one kind of line end, letters in one piece, no mark at the beginning. */
export const plainText = (file: string): string =>
  file
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC')

/** [CONT-9] */
export function readFrontMatter(given: string): FileWithHead {
  const lines = plainText(given).split('\n')
  const none = new Map<string, HeadEntry>()
  if (lines[0] !== '---')
    return { head: none, body: '', bodyLine: 1, faults: [fault(1, 'a file begins with a line ---')] }
  const end = lines.indexOf('---', 1)
  if (end === -1)
    return { head: none, body: '', bodyLine: 1, faults: [fault(1, 'the head has no second line ---')] }
  const { head, faults } = readHead(lines.slice(1, end))
  // A line of spaces is an empty one to whoever wrote it.
  const body = lines.slice(end + 1).map((line) => line.trimEnd())
  return { head, body: body.join('\n'), bodyLine: end + 2, faults }
}

function readHead(lines: readonly string[]): { head: Map<string, HeadEntry>; faults: Fault[] } {
  const head = new Map<string, HeadEntry>()
  const faults: Fault[] = []
  /** The key whose list goes on in the next lines. */
  let list: { key: string; items: string[] } | null = null
  for (const [place, text] of lines.entries()) {
    const line = place + 2
    const found = text.length > LONGEST_LINE || text.includes('\t') ? null : lineFrom(text)
    if (found === null) faults.push(fault(line, 'this line of the head cannot be read'))
    else if (found.is === 'item') {
      if (list === null) faults.push(fault(line, 'a line of a list without a key above it'))
      else list.items.push(found.value)
    } else if (head.has(found.key)) faults.push(fault(line, `${found.key} stands twice`))
    else {
      list = found.value === null ? { key: found.key, items: [] } : null
      head.set(found.key, { value: found.value ?? list?.items ?? '', line })
    }
  }
  for (const [key, { value, line }] of head)
    if (Array.isArray(value) && value.length === 0) faults.push(fault(line, `${key} is empty`))
  return { head, faults }
}

type HeadLine = { is: 'item'; value: string } | { is: 'key'; key: string; value: HeadValue | null }

function lineFrom(text: string): HeadLine | null {
  const listed = LISTED.exec(text)?.groups?.['value']
  if (listed !== undefined) {
    const value = textFrom(listed)
    return value === null ? null : { is: 'item', value }
  }
  const { key, value } = KEY.exec(text)?.groups ?? {}
  if (key === undefined) return null
  if (value === undefined) return { is: 'key', key, value: null }
  const read = valueFrom(value)
  return read === null ? null : { is: 'key', key, value: read }
}

function valueFrom(text: string): HeadValue | null {
  if (text === 'true' || text === 'false') return text === 'true'
  if (NUMBER.test(text)) return Number(text)
  if (text.startsWith('[') && text.endsWith(']')) {
    const items = text.slice(1, -1).split(', ').map(textFrom)
    return items.every((item) => item !== null) ? items : null
  }
  return textFrom(text)
}

/** In double quotes, where a quote within is written \" and a backslash \\; or as it is, where nothing in it could be a sign. */
function textFrom(text: string): string | null {
  if (text.startsWith('"')) return quotedFrom(text)
  // A number with a zero before it is a number to one reader and a text to the next.
  return PLAIN.test(text) && text === text.trim() && !/^\d+$/.test(text) && !/: |:$/.test(text) ? text : null
}

const QUOTED = /^"(?:[^"\\]|\\["\\])*"$/

const quotedFrom = (text: string): string | null =>
  QUOTED.test(text) ? text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : null

const fault = (line: number, what: string): Fault => ({ line, what })
