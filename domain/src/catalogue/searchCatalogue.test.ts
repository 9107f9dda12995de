import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryTerms, toSearchable } from './entryTerms.ts'
import { foldWord, isEnoughToSearch } from './fold.ts'
import { searchCatalogue } from './searchCatalogue.ts'
import { searchText } from './searchText.ts'

const entry = (
  en: string,
  {
    common = false,
    ...more
  }: Partial<Record<'de' | 'ko', string>> & { common?: boolean; synonyms?: string[]; brands?: string[] } = {},
) =>
  toSearchable(
    {
      names: { en, de: more.de ?? en, ko: more.ko ?? '약' },
      synonyms: { en: more.synonyms ?? [] },
      brands: more.brands ?? [],
    },
    common,
  )

const found = (entries: readonly ReturnType<typeof entry>[], typed: string, language = 'en') =>
  searchCatalogue(searchText(entries), typed, { language }).map((one) => one.entry.of.names['en'])

test.each([
  ['ib', false],
  ['ibu', true],
  [' i b ', false],
  ['e\u0301e\u0301', false],
  ['두', true],
  ['头', true],
  ['', false],
  ['???', false],
])('[CAT-1] %j is enough to search for: %s', (typed, isEnough) => {
  expect(isEnoughToSearch(typed)).toBe(isEnough)
})

test('[CAT-1] with too little nothing is found', () => {
  expect(found([entry('Ibuprofen')], 'ib')).toEqual([])
})

test.each([
  'IBUPROFÈNE',
  'ibuprofene',
  '  Ibuprofe\u0300ne ',
  'ｉｂｕｐｒｏｆｅｎｅ',
  '\u200Fibu\u00ADpro\u200Bfène',
])('[CAT-2] %j finds Ibuprofène', (typed) => {
  expect(found([entry('Ibuprofène')], typed)).toEqual(['Ibuprofène'])
})

test('[CAT-2] ß and ss, ё and е, й and и are one in a search', () => {
  expect(foldWord('Fuß')).toBe(foldWord('FUSS'))
  expect(foldWord('Ёлка й')).toBe(foldWord('елка и'))
})

test('[CAT-2] an unfinished syllable finds the words that it begins', () => {
  const entries = [entry('Headaches', { ko: '두통' }), entry('Ibuprofen')]
  for (const typed of ['두', '두토', '두통']) expect(found(entries, typed)).toEqual(['Headaches'])
})

test('[CAT-3] the whole name, a word or the beginning of it, the beginning of a word, the middle of one', () => {
  const inOrder = [
    'Neural',
    'Neuralgia',
    'Old neural pain',
    'Neural pain of an arm',
    'Long neuralgia',
    'Preneural',
  ]
  expect(
    found(
      inOrder.toReversed().map((name) => entry(name)),
      'neural',
    ),
  ).toEqual(inOrder)
})

test('[CAT-3] the same for several words', () => {
  const inOrder = ['Back pain', 'A pain, back', 'Back pain at night', 'Painless backs', 'Unpainful backs']
  expect(
    found(
      inOrder.toReversed().map((name) => entry(name)),
      'back pain',
    ),
  ).toEqual(inOrder)
})

test('[CAT-3] every typed word must match, in any order', () => {
  const entries = [entry('Lower back pain'), entry('Back pain'), entry('Lower leg pain')]
  expect(found(entries, 'back lower')).toEqual(['Lower back pain'])
  expect(found(entries, 'pain back')).toEqual(['Back pain', 'Lower back pain'])
})

test('[CAT-3] other languages, synonyms and brands find it too', () => {
  const entries = [entry('Acetaminophen', { de: 'Paracetamol', synonyms: ['APAP'], brands: ['Tylenol'] })]
  for (const typed of ['acetam', 'paracet', 'apap', 'tylenol'])
    expect(found(entries, typed)).toEqual(['Acetaminophen'])
})

test('[CAT-4] common ones first, then names before synonyms before brands, own language before others, short before long', () => {
  expect(found([entry('Fibroids'), entry('Fibromyalgia', { common: true })], 'fibro')[0]).toBe('Fibromyalgia')
  const byBrand = entry('C', { brands: ['Codex'] })
  const bySynonym = entry('B', { synonyms: ['Codex'] })
  expect(found([byBrand, bySynonym, entry('Codex')], 'codex')).toEqual(['Codex', 'B', 'C'])
  const german = entry('One', { de: 'Codex' })
  expect(found([german, entry('Codex')], 'codex', 'en')).toEqual(['Codex', 'One'])
  expect(found([entry('Coding long'), entry('Coding')], 'codin')).toEqual(['Coding', 'Coding long'])
})

test('[CAT-4] an entry is found once, by its best name', () => {
  const [only, ...others] = searchCatalogue(
    searchText([entry('Codeine', { brands: ['Codeine forte'] })]),
    'codein',
    {
      language: 'en',
    },
  )
  expect(others).toEqual([])
  expect(only?.by.text).toBe('Codeine')
})

test('[CAT-4] if the displayed name matches as well, it is the reported one', () => {
  const entries = searchText([entry('Chronic migraine', { de: 'Migräne, chronisch' })])
  const by = (language: string) => searchCatalogue(entries, 'migr', { language })[0]?.by.text
  expect([by('en'), by('de'), by('ko')]).toEqual([
    'Chronic migraine',
    'Migräne, chronisch',
    'Migräne, chronisch',
  ])
})

test('[CAT-4] at most as many as were asked for', () => {
  const entries = Array.from({ length: 50 }, (_, n) => entry(`Thing ${n}`))
  expect(searchCatalogue(searchText(entries), 'thing', { language: 'en', most: 7 })).toHaveLength(7)
})

test('[CAT-3] any part of a name finds that entry, and hostile characters break nothing', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(isEnoughToSearch)
  const isFound = (names: string[], pick: number): boolean => {
    const wanted = names[pick % names.length]!
    const hits = searchCatalogue(searchText(names.map((name) => entry(name))), wanted, {
      language: 'en',
      most: 99,
    })
    return hits.some((one) => one.entry.of.names['en'] === wanted)
  }
  expect(() =>
    fc.assert(fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), fc.nat(), isFound)),
  ).not.toThrow()
})

test('[CAT-3] terms are the names, the synonyms and the brands', () => {
  expect(entryTerms({ names: { en: 'A' }, synonyms: { de: ['B'] }, brands: ['C'] })).toEqual([
    { text: 'A', kind: 'name', language: 'en' },
    { text: 'B', kind: 'synonym', language: 'de' },
    { text: 'C', kind: 'brand', language: null },
  ])
})
