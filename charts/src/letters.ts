// Estimates text width without measuring on a screen, rather too wide than clipped. In shares of the font size, by the
// widest characters of each class in the product's font.

const THIN = /[\s.,:;'’|!ijlI]/u
const NARROW = /[tfr()[\]-]/u
const SMALL = /[aceksvxyzàáâäçèéêë]/u
const WIDE = /[mwMWшщжюфмыЪ@%—…]/u
const WIDEST = /[ЖШЩЮФМЫ]/u
/** Hangul, Han, kana and full-width characters are as wide as high. */
const SQUARE =
  /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]|[\u{1F000}-\u{3FFFF}]/u
const CAPITAL = /\p{Lu}/u
const CYRILLIC = /\p{Script=Cyrillic}/u

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [SQUARE, 1.02],
  [THIN, 0.34],
  [NARROW, 0.42],
  [WIDEST, 1.1],
  [WIDE, 0.98],
  [SMALL, 0.59],
  [CAPITAL, 0.79],
  [CYRILLIC, 0.7],
]
const MOST = 0.62

/** How much wider bold text is. */
const BOLD = { latin: 1.03, cyrillic: 1.13 }

const widthOfLetter = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? MOST

export function textWidth(text: string, letter: number): number {
  let ems = 0
  for (const one of text) ems += widthOfLetter(one)
  return ems * letter
}

export function boldTextWidth(text: string, letter: number): number {
  let ems = 0
  for (const one of text) ems += widthOfLetter(one) * (CYRILLIC.test(one) ? BOLD.cyrillic : BOLD.latin)
  return ems * letter
}

/** Wraps a text to the width; only a word wider than the width is broken. */
export const wrapText = (text: string, letter: number, width: number): readonly string[] =>
  linesBy((some) => textWidth(some, letter) <= width, text)

export const wrapBoldText = (text: string, letter: number, width: number): readonly string[] =>
  linesBy((some) => boldTextWidth(some, letter) <= width, text)

function linesBy(fits: (text: string) => boolean, text: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).flatMap((word) => pieces(word, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function pieces(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word)) return [word]
  const found: string[] = []
  let piece = ''
  for (const one of word) {
    if (piece !== '' && !fits(piece + one)) {
      found.push(piece)
      piece = ''
    }
    piece += one
  }
  return [...found, piece]
}
