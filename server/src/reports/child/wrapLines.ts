import type { LetterWidth } from './coverage.ts'

/** The width of a text in shares of the font size. */
export type MeasureText = (text: string) => number

/** Letters are looked up once: ten thousand cells are made of a few dozen. */
export function textMeter(widthOf: LetterWidth): MeasureText {
  const known = new Map<string, number>()
  return (text) => {
    let sum = 0
    for (const letter of text) {
      let width = known.get(letter)
      if (width === undefined) {
        width = widthOf(letter.codePointAt(0)!)
        known.set(letter, width)
      }
      sum += width
    }
    return sum
  }
}

// Hangul, Han and kana: a line may end after each of them, and closing signs stay with the one before.
const WIDE = '\u1100-\u11FF\u2E80-\u2FFF\u3040-\uA4CF\uAC00-\uD7FF\uF900-\uFAFF'
const CLOSING = '\u3001\u3002\uFF01\uFF09\uFF0C\uFF1A\uFF1B\uFF1F,.:;!?)'
const PIECES = new RegExp(`[${WIDE}][${CLOSING}]* *|[^ ${WIDE}]+ *| +`, 'gu')

/**
 * The lines of a text in a column, as they will be printed; null if a word is wider than the column, because only the
 * layout can hyphenate. What is known beforehand needs no measuring on the page, which takes twice the time. [REP-112]
 */
export function wrapLines(text: string, width: number, measure: MeasureText): readonly string[] | null {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    let used = 0
    for (const piece of paragraph.match(PIECES) ?? []) {
      const word = measure(trimSpaces(piece))
      if (word > width) return null
      if (used + word > width) {
        lines.push(trimSpaces(line))
        line = ''
        used = 0
      }
      line += piece
      used += measure(piece)
    }
    lines.push(trimSpaces(line))
  }
  return lines
}

/** Only the spaces at the end: a no-break space or a tab is part of what the person wrote. */
function trimSpaces(text: string): string {
  return text.replace(/ +$/u, '')
}
