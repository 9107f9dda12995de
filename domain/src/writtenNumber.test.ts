import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intlTag, LANGUAGES } from './settings/language.ts'
import { numberSigns, writtenNumber } from './writtenNumber.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500
const TAGS = [...LANGUAGES.map(intlTag), 'de-CH', 'de-AT', 'es-MX', 'fr-CH', 'en-ZA']
const anyTag = fc.constantFrom(...TAGS)
const read = (typed: string, tag: string): number | null => writtenNumber(typed, numberSigns(tag))

test('[REC-49] each language has its own separators', () => {
  expect(LANGUAGES.map((language) => numberSigns(intlTag(language)))).toEqual([
    { decimal: '.', group: ',' },
    { decimal: ',', group: '.' },
    { decimal: ',', group: '.' },
    { decimal: ',', group: null },
    { decimal: '.', group: ',' },
    { decimal: ',', group: null },
    { decimal: '.', group: ',' },
  ])
})

test('[REC-49] numbers formatted in a language are read back, with or without thousands separators', () => {
  fc.assert(
    fc.property(
      anyTag,
      fc.integer({ min: 0, max: 10 ** 11 }),
      fc.boolean(),
      (tag, thousandths, useGrouping) => {
        const number = thousandths / 1_000
        const format = new Intl.NumberFormat(tag, { useGrouping, maximumFractionDigits: 3 })
        expect(read(format.format(number), tag)).toBe(number)
      },
    ),
    { numRuns: runs },
  )
})

/** Comma, point, space, apostrophe, then the no-break, narrow and thin spaces that Intl and keyboards write. */
const SEPARATORS = [',', '.', ' ', "'", '’', '\u{a0}', '\u{202f}', '\u{2009}', '，']

test('[REC-49] thousands are never read as a fraction, save by the decimal sign of the language', () => {
  const thousands = fc.integer({ min: 1_000, max: 999_999 })
  fc.assert(
    fc.property(anyTag, thousands, fc.constantFrom(...SEPARATORS), (tag, number, separator) => {
      const { decimal, group } = numberSigns(tag)
      const sign = separator.normalize('NFKC')
      const typed = `${Math.floor(number / 1_000)}${separator}${String(number % 1_000).padStart(3, '0')}`
      const isAnother = (sign === ',' || sign === '.') && sign !== group
      const meant = sign === decimal ? number / 1_000 : isAnother ? null : number
      expect(read(typed, tag)).toBe(meant)
    }),
    { numRuns: runs },
  )
})

test.each([
  ['1,440', 'en', 1_440],
  ['1.440', 'de', 1_440],
  ['1,440', 'de', 1.44],
  ['1.440', 'fr', null],
  ['1 440', 'ru', 1_440],
  ['1,440.5', 'en', 1_440.5],
  ['1.440,5', 'es', 1_440.5],
  ['1.440,5', 'en', null],
  ['1234,567', 'en', null],
  ['0,125', 'en', 0.125],
  ['1,5', 'ko', 1.5],
  ['1.5', 'ru', 1.5],
  ['1,44,000', 'en', null],
  ['1 44', 'fr', null],
])('[REC-49] %j in %s is %j', (typed, tag, number) => {
  expect(read(typed, tag)).toBe(number)
})

test('[REC-49] whatever is typed is a number not below zero, or none', () => {
  const anyTyped = fc.string({ unit: fc.constantFrom(...SEPARATORS, '0', '1', '4', '9', '-', 'e') })
  fc.assert(
    fc.property(anyTyped, anyTag, (typed, tag) => {
      const number = read(typed, tag)
      expect(number === null || number >= 0).toBe(true)
    }),
    { numRuns: runs },
  )
})
