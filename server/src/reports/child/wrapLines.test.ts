import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseFonts } from './fonts.ts'
import { collectCharacters } from './printableText.ts'
import { textMeter, wrapLines } from './wrapLines.ts'

/** Every letter is as wide as the font size, and those of Korean twice. */
const measure = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter >= '\u1100' ? 2 : 1), 0)

describe('[REP-112] lines of a column', () => {
  test('end at spaces, and keep the line ends of the text', () => {
    expect(wrapLines('Lower back, neck\n–\u00A0dull', 8, measure)).toEqual([
      'Lower',
      'back,',
      'neck',
      '–\u00A0dull',
    ])
    expect(wrapLines('', 8, measure)).toEqual([''])
    expect(wrapLines('a\u00A0 b', 4, measure)).toEqual(['a\u00A0 b'])
    expect(wrapLines('\u00A0', 4, measure)).toEqual(['\u00A0'])
  })

  test('end anywhere in Korean and Chinese, but a comma begins none', () => {
    expect(wrapLines('집중하기 어려움', 6, measure)).toEqual(['집중하', '기 어', '려움'])
    expect(wrapLines('头痛，头晕', 5, measure)).toEqual(['头', '痛，', '头晕'])
  })

  test('are left to the layout if a word is wider than the column', () => {
    expect(wrapLines('a Kreuzschmerz', 8, measure)).toBeNull()
  })

  test('are never wider than the column, and lose no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 30 }), (text, width) => {
        const lines = wrapLines(text, width, measure)
        if (lines === null) return
        expect(lines.every((line) => measure(line) <= width)).toBe(true)
        expect(lines.join('').replaceAll(/[ \n]/gu, '')).toBe(text.replaceAll(/[ \n]/gu, ''))
      }),
    )
  })
})

test('[REP-112] widths are those of the font that has the letter', () => {
  const text = 'iMЖ통'
  const width = textMeter(chooseFonts(collectCharacters(text), 'ko').widthOf)
  expect(width('통')).toBeCloseTo(0.92, 1)
  expect(width('i')).toBeLessThan(width('M') / 2)
  expect(width('Ж')).toBeGreaterThan(width('M') * 0.9)
  expect(width('iM')).toBeCloseTo(width('i') + width('M'))
})
