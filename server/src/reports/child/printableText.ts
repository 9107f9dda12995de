import type { HasGlyph } from './coverage.ts'

/** Replaces a character that none of our fonts has, so that the gap is visible. */
export const NO_GLYPH = '□'

// Invisible marks that reverse the text direction, join characters or hide others: useless on paper.
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/gu
const MARKS = /\p{M}/gu

// Created on first use: most reports have no text that must be split.
let graphemes: Intl.Segmenter | null = null

// Characters of our languages that stand for themselves: no joiners, no invisible ones, none with two encodings.
const PLAIN =
  /^[ -~\u00A0-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u2010-\u2027\u202F\u3001-\u3029\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF5E]*$/

/** Five hundred accents on one character would cover the lines around it. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

const oneKindOfLines = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ')

/** Removes invisible characters. */
const seen = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(UNSEEN, '').normalize('NFC').replace(PILED_MARKS, '$1')

/** Text that the fonts can show: an emoji of five parts that none of them has becomes one box, not five. [REP-47] */
export function makePrintable(text: string, covers: HasGlyph): string {
  const lines = oneKindOfLines(text)
  const whole = seen(lines)
  if (isWhole(whole, covers)) return whole
  // Joiners of an emoji are invisible: they are removed only after its parts were grouped.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(lines), ({ segment: joined }) => {
    const segment = seen(joined)
    if (isWhole(segment, covers)) return segment
    // A character is kept even if its accent cannot be shown.
    const bare = segment.replace(MARKS, '')
    return bare !== segment && bare !== '' && isWhole(bare, covers) ? bare : NO_GLYPH
  }).join('')
}

function isWhole(text: string, covers: HasGlyph): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.codePointAt(at)!
    if (letter > LAST_OF_ONE_UNIT) at += 1
    if (letter !== NEW_LINE && (isControl(letter) || !covers(letter))) return false
  }
  return true
}

const NEW_LINE = 0x0a
const LAST_OF_ONE_UNIT = 0xffff

/** Control characters and surrogate halves. */
const isControl = (letter: number): boolean =>
  letter < 0x20 || (letter >= 0x7f && letter < 0xa0) || (letter >= 0xd800 && letter < 0xe000)

const LONG_WORD = /[^\s-]{31,}/gu
const SOME_LETTERS = /.{20}/gsu
const MAY_BREAK = '\u200B'

/** Lets a word that is longer than a line break: otherwise its end would be off the page. [REP-47] */
const breakable = (text: string): string =>
  text.replace(LONG_WORD, (word) => word.replace(SOME_LETTERS, `$&${MAY_BREAK}`))

/** All characters in a value, however deeply nested. */
export function collectCharacters(value: unknown, characters = new Set<number>()): Set<number> {
  if (typeof value === 'string') {
    for (const one of seen(oneKindOfLines(value))) if (one !== '\n') characters.add(one.codePointAt(0)!)
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectCharacters(part, characters)
  }
  return characters
}

/** The same value with every text made printable. */
export function makeAllPrintable<T>(value: T, covers: HasGlyph): T {
  const known = new Map<number, boolean>()
  const coversOnce: HasGlyph = (letter) => {
    const isCovered = known.get(letter) ?? covers(letter)
    known.set(letter, isCovered)
    return isCovered
  }
  return mapTexts(value, (text) => makePrintable(text, coversOnce)) as T
}

export const makeAllBreakable = <T>(value: T): T => mapTexts(value, breakable) as T

type Fields = Readonly<Record<string, unknown>>

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change))
  if (typeof value !== 'object' || value === null) return value
  // A plain loop: most of a report are entries with a few fields, and pairs would copy each of them three times.
  const changed: Record<string, unknown> = {}
  for (const name of Object.keys(value)) changed[name] = mapTexts((value as Fields)[name], change)
  return changed
}
