// Finds the elements of an Apple Health export that day values are worked out from, in pieces of any length. A library
// that reads all of XML needs more than four times as long, and exports have gigabytes. In well-formed XML a `<` is
// always markup, so the text between can be skipped.

export type HealthElement = 'Record' | 'ActivitySummary'

export interface HealthScanner {
  /** False: this is no health file. */
  push: (text: string) => boolean
  /** After the last piece. False: the root element was not closed, so the file is cut off. */
  finish: () => boolean
}

interface HealthElements {
  /** Whether records of this type are wanted. */
  wants: (type: string) => boolean
  onElement: (name: HealthElement, attributes: ReadonlyMap<string, string>) => void
}

const LONGEST_TAG = 1024 * 1024
const TYPED_RECORD = '<Record type="'
/** Enough to tell any start of a tag of interest, with the character after its name. */
const LONGEST_NAME = '<ActivitySummary '.length

const NO_TAG = ' '

type Skipped = '-->' | '?>' | ']]>'

export function makeHealthScanner({ wants, onElement }: HealthElements): HealthScanner {
  let rest = ''
  /** The end of the part in which the last piece ended. */
  let skipsTo: Skipped | null = null
  let correlations = 0
  let hasEnd = false
  /** The start of the last record that is not wanted: an export has the records of one type together. */
  let lastUnwanted = NO_TAG

  /** The index after the part that starts here; -1 if its end has not come yet, which may itself be cut in two. */
  const skip = (text: string, from: number, end: Skipped): number => {
    const at = text.indexOf(end, from)
    if (at !== -1) return at + end.length
    skipsTo = end
    rest = text.slice(Math.max(from, text.length + 1 - end.length))
    return -1
  }

  const element = (text: string, at: number, name: HealthElement): number => {
    const end = tagEnd(text, at)
    if (end === -1) return -1
    if (correlations > 0) return end
    const attributes = readAttributes(text, at + 1 + name.length, end)
    if (name !== 'Record' || wants(attributes.get('type') ?? '')) onElement(name, attributes)
    return end
  }

  /** The index to go on at; -1 if the tag that starts here needs the next piece. */
  const tag = (text: string, at: number, isLast: boolean): number => {
    if (!isLast && text.length - at < LONGEST_NAME) return -1
    switch (text.charCodeAt(at + 1)) {
      case 82: {
        // R: by far the most tags are records, and most of a type that is not wanted.
        if (text.startsWith(TYPED_RECORD, at)) {
          const from = at + TYPED_RECORD.length
          const to = text.indexOf('"', from)
          if (to === -1) return -1
          const type = text.slice(from, to)
          if (wants(type)) return element(text, at, 'Record')
          lastUnwanted = text.slice(at, to + 1)
          return to
        }
        return isNamed(text, at, 'Record') ? element(text, at, 'Record') : at + 1
      }
      case 65: // A
        return isNamed(text, at, 'ActivitySummary') ? element(text, at, 'ActivitySummary') : at + 1
      case 67: {
        // C
        if (!isNamed(text, at, 'Correlation')) return at + 1
        const end = tagEnd(text, at)
        if (end !== -1 && text.charCodeAt(end - 2) !== 47) correlations += 1
        return end
      }
      case 47: // /
        if (isNamed(text, at, '/Correlation')) correlations = Math.max(0, correlations - 1)
        if (isNamed(text, at, '/HealthData')) hasEnd = true
        return at + 1
      case 33: // !
        if (text.startsWith('<!--', at)) return skip(text, at + 4, '-->')
        if (text.startsWith('<![CDATA[', at)) return skip(text, at + 9, ']]>')
        return declarationEnd(text, at)
      case 63: // ?
        return skip(text, at + 2, '?>')
      default:
        return at + 1
    }
  }

  const scan = (piece: string, isLast: boolean): boolean => {
    const text = rest === '' ? piece : rest + piece
    rest = ''
    const skipped = skipsTo
    skipsTo = null
    let at = skipped === null ? 0 : skip(text, 0, skipped)
    while (at !== -1) {
      const open = text.indexOf('<', at)
      if (open === -1) break
      if (text.startsWith(lastUnwanted, open)) {
        at = open + lastUnwanted.length
        continue
      }
      at = tag(text, open, isLast)
      if (at === -1 && skipsTo === null) rest = text.slice(open)
    }
    return rest.length <= LONGEST_TAG
  }

  return {
    push: (piece) => {
      // Only the tag that the last piece cut off is joined: to join whole pieces would copy the whole file once more.
      const next = rest === '' ? -1 : piece.indexOf('<')
      if (next === -1) return scan(piece, false)
      return scan(piece.slice(0, next), false) && scan(piece.slice(next), false)
    },
    finish: () => {
      scan('', true)
      return hasEnd
    },
  }
}

const AFTER_NAME = /[\s/>]/

const isNamed = (text: string, at: number, name: string): boolean =>
  text.startsWith(name, at + 1) && AFTER_NAME.test(text.charAt(at + 1 + name.length))

/** After its `>`, which is not one inside quotes; -1 if it has not come yet. */
function tagEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 62) return at + 1
    if (code !== 34 && code !== 39) continue
    at = text.indexOf(code === 34 ? '"' : "'", at + 1)
    if (at === -1) return -1
  }
  return -1
}

/** Of `<!DOCTYPE` and what is in it; the declarations inside its brackets are read as tags of their own. */
function declarationEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '>' || char === '[') return at + 1
    if (char !== '"' && char !== "'") continue
    at = text.indexOf(char, at + 1)
    if (at === -1) return -1
  }
  return -1
}

const ATTRIBUTE = /([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
const SPACE = /[\s/]*/y

/** As they are written: no entity is resolved, so nothing in a file can make it grow. */
function readAttributes(text: string, from: number, to: number): Map<string, string> {
  const attributes = new Map<string, string>()
  let at = from
  while (at < to) {
    SPACE.lastIndex = at
    SPACE.exec(text)
    ATTRIBUTE.lastIndex = SPACE.lastIndex
    const found = ATTRIBUTE.exec(text)
    if (found === null) break
    at = ATTRIBUTE.lastIndex
    attributes.set(found[1]!, found[2] ?? found[3] ?? '')
  }
  return attributes
}
