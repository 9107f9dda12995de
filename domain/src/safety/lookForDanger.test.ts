import { describe, expect, test } from 'vitest'
import { SAFETY_CONCEPTS } from './concepts.ts'
import { lookForDanger } from './lookForDanger.ts'
import { compileBook, type SafetyBook } from './safetyBook.ts'

/** A file with a few phrases; unnamed lists have a word that nobody writes. */
const fileWith = (of: Record<string, unknown>, concepts: Record<string, string[]> = {}) => ({
  language: 'en',
  crisis: ['qqa'],
  idioms: ['qqb'],
  denial: [],
  denialAfter: [],
  between: [],
  or: [],
  ...of,
  concepts: Object.fromEntries(
    SAFETY_CONCEPTS.map((name) => [name, concepts[name] ?? [`qq${name.toLowerCase()}`]]),
  ),
})

const CHEST = { chest: ['chest'], breathless: ["can't breathe", 'breathless'], pain: ['pain*'] }
const flagsOf = (text: string, book: SafetyBook) => lookForDanger(text, book)?.flags ?? []

describe('phrases', () => {
  const says = (line: string, text: string): boolean =>
    lookForDanger(text, compileBook([fileWith({ crisis: [line] })])) !== null

  test.each([
    ['kill myself', 'I will Kill  Myself.', true],
    ['kill myself', 'kill the pain myself', false],
    ['kill* myself', 'thoughts of killing myself', true],
    ['kill ~ myself', 'kill all of that myself', true],
    ['kill ~ myself', 'kill all of that pain by myself', false],
    ['(want|wish) (to |)die', 'I wish to die', true],
    ['(want|wish) (to |)die', 'want die', true],
    ['(want|wish) (to |)die', 'want to live', false],
    ['(end (it all|my life)|goodbye)', 'to end my life', true],
    ["don't want to live", 'dont want to live', true],
    ["don't want to live", 'I don’t want to live', true],
    ['möchte sterben', 'ich moechte sterben', true],
    ['möchte sterben', 'ICH MÖCHTE STERBEN', true],
    ['자살', '혼자 살아요', false],
    ['죽고 싶', '죽고싶어요', true],
    ['^열', '심열', false],
    ['^열', '또 열', true],
    ['不想活', '我不想 活了', true],
    ['нет $', 'нет, правда', true],
    ['нет $', 'нет сил', false],
  ])('[SAFE-1] %s in "%s": %s', (line, text, isThere) => {
    expect(says(line, text)).toBe(isThere)
  })

  test.each([
    'su1cide',
    'su!c!de',
    '$uicide',
    's u i c i d e',
    's.u.i.c.i.d.e',
    'i want s u i c i d e now',
    'sui-cide',
    'suiiiicide',
    'SUICIDE',
    'ｓｕｉｃｉｄｅ',
    '𝓼𝓾𝓲𝓬𝓲𝓭𝓮',
    'ѕuісіdе',
    's\u200bu\u200bi\u200bc\u200bi\u200bd\u200be',
    's\u0336u\u0336i\u0336c\u0336i\u0336d\u0336e',
    'su\u00adicide',
    'mysuicide s u i c i d e',
  ])('[SAFE-4] suicide is found in %s', (text) => {
    expect(says('suicide', text)).toBe(true)
  })

  test.each([
    ['자살', 'ㅈㅏㅅㅏㄹ'],
    ['자살', '자ㅅㅏㄹ'],
    ['자살', '자 살'],
    ['자살', '자.살'],
    ['自杀', '自殺'],
    ['自杀', '自 杀'],
    ['суицид', 'сyицид'],
    ['суицид', 'су1цид'],
    ['kill myself', 'killmyself'],
    ['kill myself', 'k i l l m y s e l f'],
    ['kill myself', 'k!ll myself!'],
  ])('[SAFE-4] %s is found in %s', (line, text) => {
    expect(says(line, text)).toBe(true)
  })
})

test('[SAFE-2] a flag needs all its parts, in one sentence or within twelve words', () => {
  const book = compileBook([fileWith({}, CHEST)])
  const apart = (words: number): string => `My chest. ${'so '.repeat(words)}breathless.`
  expect(flagsOf('My chest hurts', book)).toEqual([])
  expect(flagsOf('chest and I can’t breathe', book)).toEqual(['chest'])
  expect(flagsOf(`chest ${'so '.repeat(40)} breathless`, book)).toEqual(['chest'])
  expect(flagsOf(apart(12), book)).toEqual(['chest'])
  expect(flagsOf(apart(13), book)).toEqual([])
})

test('[SAFE-3] the most severe finding comes first', () => {
  const book = compileBook([
    fileWith(
      { crisis: ['suicide'] },
      { ...CHEST, cancer: ['cancer'], fever: ['fever'], weightLoss: ['thin'] },
    ),
  ])
  expect(lookForDanger('cancer pain', book)).toEqual({ danger: 'soon', flags: ['illness'] })
  expect(lookForDanger('fever, thin', book)).toEqual({ danger: 'soon', flags: ['illness'] })
  expect(lookForDanger('cancer pain, chest, breathless', book)).toEqual({
    danger: 'urgent',
    flags: ['chest', 'illness'],
  })
  expect(lookForDanger('cancer pain, suicide', book)).toEqual({
    danger: 'crisis',
    flags: ['crisis', 'illness'],
  })
})

describe('[SAFE-5] a denial', () => {
  const book = compileBook([
    fileWith(
      {
        crisis: ['suicide'],
        denial: ['no', 'without'],
        denialAfter: ['is gone'],
        between: ['any'],
        or: ['or'],
      },
      { ...CHEST, saddle: ['numb'] },
    ),
  ])

  test.each([
    'no chest pain, breathless',
    'without any chest pain, breathless',
    'chest is gone, breathless',
    'no chest or numb',
  ])('takes a red flag away: %s', (text) => {
    expect(flagsOf(text, book)).toEqual([])
  })

  test.each([
    ['no relief, chest pain, breathless', 'chest'],
    ['no relief chest pain, breathless', 'chest'],
    ['no, chest pain and breathless', 'chest'],
    ['no chest, numb', 'back'],
  ])('does not reach further: %s', (text, flag) => {
    expect(flagsOf(text, book)).toEqual([flag])
  })

  test('never takes a crisis away', () => {
    expect(flagsOf('no suicide', book)).toEqual(['crisis'])
  })
})

test('[SAFE-6] an idiom cancels only what is inside it', () => {
  const book = compileBook([fileWith({ crisis: ['want to die'], idioms: ['want to die of shame'] })])
  expect(flagsOf('I want to die of shame', book)).toEqual([])
  expect(flagsOf('I want to die of shame. I want to die.', book)).toEqual(['crisis'])
  expect(flagsOf('I want to die. I want to die of shame', book)).toEqual(['crisis'])
})

test.each([
  ['without a language', { ...fileWith({}), language: undefined }, /without a language/],
  ['with a list left out', { ...fileWith({}), crisis: undefined }, /crisis is no list/],
  ['with an empty list', fileWith({ crisis: [] }), /crisis is empty/],
  ['with a concept left out', { ...fileWith({}), concepts: { chest: ['chest'] } }, /pain is no list/],
  [
    'with a concept that nobody knows',
    { ...fileWith({}), concepts: { ...fileWith({}).concepts, heart: ['heart'] } },
    /nobody knows heart/,
  ],
  ['that says something twice', fileWith({ crisis: ['a', 'a'] }), /twice/],
  ['with an open bracket', fileWith({ crisis: ['(a|b'] }), /left open/],
  ['with a closed bracket too many', fileWith({ crisis: ['a b)'] }), /No phrase/],
  ['with a sign that no word has', fileWith({ crisis: ['self-harm'] }), /No word/],
  ['with a number in the place of a phrase', fileWith({ crisis: [7] }), /no list/],
  ['that is none', null, /without a language/],
])('[SAFE-1] a file %s is not read at all', (_, file, fault) => {
  expect(() => compileBook([file])).toThrow(fault)
})

test('[SAFE-1] no text is too strange', () => {
  const book = compileBook([fileWith({ crisis: ['suicide'] }, CHEST)])
  for (const text of [
    '',
    ' ',
    '\0',
    '\uD800',
    '!'.repeat(999),
    'ㅏㅏㅏ',
    '💔'.repeat(999),
    'a\u0301'.repeat(999),
  ]) {
    expect(lookForDanger(text, book)).toBeNull()
  }
})

test('[SAFE-14] two words that are a crisis only together must be in one language', () => {
  const german = { ...fileWith({}, { wish: ['möchte'], death: ['sterben'] }), language: 'de' }
  const book = compileBook([fileWith({}, { wish: ['want'], death: ['die'] }), german])
  expect(flagsOf('Ich möchte die Tabletten wechseln', book)).toEqual([])
  expect(flagsOf('I want it, I could die', book)).toEqual(['crisis'])
  expect(flagsOf('Ich möchte jetzt sterben', book)).toEqual(['crisis'])
})

test('[SAFE-27] words that fail in front of the doctor are no stroke; a sign beside them, or anywhere else, is one', () => {
  const shy = 'in front of the doctor (i |)lose my words'
  const book = compileBook([
    fileWith({}, { strokeSign: ['lose my words', 'face droops'], tongueTied: [shy] }),
  ])
  const stroke = flagsOf('I lose my words', book)
  expect(stroke).not.toEqual([])
  expect(flagsOf('In front of the doctor I lose my words', book)).toEqual([])
  expect(flagsOf('In front of the doctor I lose my words, and my face droops', book)).toEqual(stroke)
})
