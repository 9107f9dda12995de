import { describe, expect, test } from 'vitest'
import { chooseFonts } from './fonts.ts'
import { makeAllBreakable, collectCharacters, makePrintable, makeAllPrintable } from './printableText.ts'

const { covers } = chooseFonts(collectCharacters('Жألم'), 'en')

describe('[REP-47] text of people', () => {
  test.each([
    ['an emoji of many parts', 'ok 👩‍👩‍👧‍👦!', 'ok □!'],
    ['control characters', 'a\u0000b\u001b[31m', 'a□b□[31m'],
    ['letters turned around', '\u202ereversed\u202c', 'reversed'],
    ['what is not seen', 'pa\u200bin\u200d\ufeff', 'pain'],
    ['private letters', '\ue000', '□'],
    ['line ends', 'a\r\nb\u2028c\rd', 'a\nb\nc\nd'],
    ['markup', '#panic() $x$ *b* <b>&amp; \\ "', '#panic() $x$ *b* <b>&amp; \\ "'],
    ['letters of other scripts', 'كل', '□□'],
    ['a lone half of a letter', 'a\ud800b', 'a□b'],
  ])('%s', (_, text, shown) => expect(makePrintable(text, covers)).toBe(shown))

  test('marks that are piled on one letter do not reach the next line', () => {
    expect(makePrintable(`a${'\u0301'.repeat(500)}`, covers).length).toBeLessThan(6)
  })

  test('a word that is longer than a line may be broken, and keeps its letters', () => {
    const word = makeAllBreakable('x'.repeat(50_000))
    expect(word.split('\u200B').every((part) => part.length <= 20)).toBe(true)
    expect(word.replaceAll('\u200B', '')).toBe('x'.repeat(50_000))
    expect(makeAllBreakable('Lendenwirbelsäule und Nacken')).toBe('Lendenwirbelsäule und Nacken')
  })

  test('is cleaned wherever it stands, and what is no text stays', () => {
    expect(makeAllPrintable({ a: ['\u0000', 1, null], b: { c: true } }, covers)).toEqual({
      a: ['□', 1, null],
      b: { c: true },
    })
  })
})

describe('[REP-49] fonts', () => {
  test.each([
    ['en', 'Pain', ['Golos Text']],
    ['ru', 'Боль', ['Golos Text']],
    ['ko', '통증 疼', ['Golos Text', 'Noto Sans KR']],
    ['zh-rCN', '疼痛', ['Golos Text', 'Noto Sans SC']],
    ['en', '통증', ['Golos Text', 'Noto Sans KR']],
    ['en', 'ǣ', ['Golos Text', 'Noto Sans']],
  ] as const)('%s: %s', (language, text, families) => {
    const chosen = chooseFonts(collectCharacters(text), language)
    expect(chosen.families).toEqual(families)
    expect(makePrintable(text, chosen.covers)).toBe(text)
  })

  test('the box for what no font has is itself in a font', () =>
    expect(covers('□'.codePointAt(0)!)).toBe(true))
})
