import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, intlTag, isLanguage, pickLanguage } from './language.ts'

test.each([
  ['en', 'en'],
  ['de', 'de'],
  ['es', 'es'],
  ['fr', 'fr'],
  ['ko', 'ko'],
  ['ru', 'ru'],
  ['zh-rCN', 'zh-rCN'],
  ['zh-hans', 'zh-rCN'],
  ['zh-CN', 'zh-rCN'],
  ['zh-Hant-TW', 'zh-rCN'],
  ['zh', 'zh-rCN'],
  ['de-AT', 'de'],
  ['fr_CA', 'fr'],
  ['EN-gb', 'en'],
  ['  ko  ', 'ko'],
])('[D3] %j means %s', (header, language) => {
  expect(pickLanguage(header)).toBe(language)
})

test.each([
  ['fr;q=0.3, ru;q=0.9', 'ru'],
  ['it, es;q=0.8, de;q=0.7', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['ko;q=0.5,ru;q=0.5', 'ko'],
  ['fr; Q = 0.2, de', 'de'],
  ['fr;q=plenty, de;q=0.5', 'de'],
  ['fr;q=7', 'fr'],
  ['*, de;q=0.4', 'de'],
])(
  '[D3] of a list the first language we have counts, by weight and then by place: %j',
  (header, language) => {
    expect(pickLanguage(header)).toBe(language)
  },
)

test.each(['it', 'eng', 'de;q=0', '*', 'xx-YY, tlh;q=0.9', 'default', '<script>'])(
  '[D3] a header without a language of ours gets English: %j',
  (header) => {
    expect(pickLanguage(header)).toBe('en')
  },
)

test.each([undefined, '', '   ', ',', ' , ,;q=1'])(
  '[D3] a missing or empty header picks nothing: %j',
  (header) => {
    expect(pickLanguage(header)).toBeNull()
  },
)

test('[D3] the end of an endless header is not read', () => {
  expect(pickLanguage(`${'xx,'.repeat(100_000)}de`)).toBe('en')
  expect(pickLanguage(`de;${'q=1;'.repeat(100_000)}`)).toBe('de')
})

test('[D3] for any header the answer is one of the seven languages or nothing', () => {
  const piece = fc.constantFrom(
    'de',
    'zh',
    'q=',
    ';',
    ',',
    '=',
    '0.5',
    '-',
    '*',
    ' ',
    '\u0000',
    '\ud800',
    '1e400',
  )
  const header = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(header, (value) => {
      const picked = pickLanguage(value)
      expect(picked === null || isLanguage(picked)).toBe(true)
    }),
  )
})

test('[D3] Intl takes the tag of every language', () => {
  expect(LANGUAGES.map((language) => Intl.getCanonicalLocales(intlTag(language)))).toEqual([
    ['en'],
    ['de'],
    ['es'],
    ['fr'],
    ['ko'],
    ['ru'],
    ['zh-Hans-CN'],
  ])
})
