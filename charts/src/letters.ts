// The width of letters without a screen to measure them on: rather too wide than cut off. As shares of their height.

const NARROW = /[\s.,:;'’|!ijltfrI()[\]/-]/u
const WIDE = /[mwMWшщжюфмыЖШЩЮФМЫЪДЦ@%—…]/u
/** Hangul, Han, kana and full width signs are as wide as high. */
const SQUARE =
  /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]|[\u{1F000}-\u{3FFFF}]/u
const CAPITAL = /\p{Lu}/u

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [SQUARE, 1.02],
  [NARROW, 0.42],
  [WIDE, 0.98],
  [CAPITAL, 0.76],
]
const MOST = 0.64

/** Bold letters are so much wider. */
const BOLD = 1.08

const widthOfLetter = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? MOST

export function widthOf(text: string, letter: number): number {
  let ems = 0
  for (const one of text) ems += widthOfLetter(one)
  return ems * letter
}

export const boldWidthOf = (text: string, letter: number): number => widthOf(text, letter * BOLD)

/** In lines that are no wider than there is room; only a word that is wider by itself is broken. */
export function linesOf(text: string, letter: number, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).flatMap((word) => pieces(word, letter, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, letter) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

export const boldLinesOf = (text: string, letter: number, width: number): readonly string[] =>
  linesOf(text, letter * BOLD, width)

function pieces(word: string, letter: number, width: number): readonly string[] {
  if (widthOf(word, letter) <= width) return [word]
  const found: string[] = []
  let piece = ''
  for (const one of word) {
    if (piece !== '' && widthOf(piece + one, letter) > width) {
      found.push(piece)
      piece = ''
    }
    piece += one
  }
  return [...found, piece]
}
