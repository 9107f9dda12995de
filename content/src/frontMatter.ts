// The front matter of a file: a subset of YAML that a person can write without knowing YAML. Anything else is a fault
// with its line, never a guess: front matter that is read wrongly would show a wrong article.

export type HeadValue = string | number | boolean | readonly string[]

/** A fault in a file, for the operator who wrote it. */
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
  /** The line number where the body starts. */
  bodyLine: number
  faults: readonly Fault[]
}

const KEY = /^(?<key>[a-z][a-z_]*):(?: (?<value>.*))?$/
const LISTED = /^ {2}- (?<value>.+)$/
const NUMBER = /^(?:0|[1-9]\d{0,8})$/
const PLAIN = /^[\p{L}\p{N}][^"'[\]{}#&*!|>%@`,]*$/u
const LONGEST_LINE = 2_000

/** Normalises a text: one kind of line end, composed Unicode characters, no byte order mark. */
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
  // To the author a line of spaces is an empty line.
  const body = lines.slice(end + 1).map((line) => line.trimEnd())
  return { head, body: body.join('\n'), bodyLine: end + 2, faults }
}

function readHead(lines: readonly string[]): { head: Map<string, HeadEntry>; faults: Fault[] } {
  const head = new Map<string, HeadEntry>()
  const faults: Fault[] = []
  /** The key whose list continues on the next lines. */
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

/**
 * Either in double quotes, with \" for a quote and \\ for a backslash, or plain, if no character of it could be
 * syntax.
 */
function textFrom(text: string): string | null {
  if (text.startsWith('"')) return quotedFrom(text)
  // A number with a leading zero is a number to some parsers and a text to others.
  return PLAIN.test(text) && text === text.trim() && !/^\d+$/.test(text) && !/: |:$/.test(text) ? text : null
}

const QUOTED = /^"(?:[^"\\]|\\["\\])*"$/

const quotedFrom = (text: string): string | null =>
  QUOTED.test(text) ? text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : null

const fault = (line: number, what: string): Fault => ({ line, what })
