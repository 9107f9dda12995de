import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEnoughToSearch } from '../catalogue/fold.ts'
import { findPassages } from './passages.ts'
import { searchGuide } from './search.ts'
import { makeIndex, type GuideDoc } from './searchIndex.ts'
import { readSearchWords } from './searchWords.ts'
import { naiveSearch } from './testing/naiveSearch.ts'
import { unpackIndex } from './unpackIndex.ts'

const NO_WORDS = readSearchWords({})
const WORDS = readSearchWords({
  headache: { es: ['dolor de cabeza'], ko: ['두통'], 'zh-rCN': ['头痛'], ru: ['головная боль'] },
  sleep: { de: ['Schlaf'], ko: ['수면'], 'zh-rCN': ['睡眠'] },
  pain: { es: ['dolor'], 'zh-rCN': ['痛'] },
  tablets: { ru: ['таблетка'], en: ['pills'] },
  'back pain': { de: ['Rückenschmerzen'] },
})

const doc = (id: string, text: string, more: Partial<GuideDoc> = {}): GuideDoc => ({
  id,
  title: `Title ${id}`,
  summary: '',
  tags: [],
  sections: [{ heading: null, paragraphs: [text] }],
  ...more,
})

const indexOf = (docs: readonly GuideDoc[]) => unpackIndex(structuredClone(makeIndex(docs)))!

const found = (docs: readonly GuideDoc[], typed: string, words = NO_WORDS) =>
  searchGuide(indexOf(docs), typed, words).map(({ id }) => id)

const ARTICLES = [
  doc('a', 'A headache and a bad night'),
  doc('b', 'Sleep well'),
  doc('c', 'Tablets for pain', { tags: ['sleep'] }),
  doc('d', 'Back pain comes and goes'),
]

test('[GUIDE-9] the title before a heading before the summary before the text', () => {
  const inOrder = [
    doc('title', 'x', { title: 'Pacing' }),
    doc('heading', '', { sections: [{ heading: 'Pacing', paragraphs: [] }] }),
    doc('summary', 'x', { summary: 'Pacing' }),
    doc('text', 'pacing'),
  ]
  expect(found(inOrder.toReversed(), 'pacing')).toEqual(['title', 'heading', 'summary', 'text'])
})

test('[GUIDE-9] all typed words, otherwise the most of them', () => {
  expect(found(ARTICLES, 'bad headache')).toEqual(['a'])
  expect(found(ARTICLES, 'back pain weekend')).toEqual(['d'])
  expect(found(ARTICLES, 'nothing here fits')).toEqual([])
})

test('[GUIDE-9] while a word is being typed, and in another form', () => {
  for (const typed of ['hea', 'head', 'headache', 'headaches', 'HEADACHE!']) {
    expect(found(ARTICLES, typed)).toEqual(['a'])
  }
  expect(found(ARTICLES, 'he')).toEqual([])
})

test.each(['headacke', 'headahce', 'hedache', 'headdache', 'hedachhe', 'headaceh'])(
  '[GUIDE-9] %s, misspelt, finds the headache',
  (typed) => {
    expect(found(ARTICLES, typed)).toEqual(['a'])
    expect(found(ARTICLES, `bad ${typed}`)).toEqual(['a'])
  },
)

test('[GUIDE-9] a typo counts only in a word that no article has, not in a short one nor at its beginning', () => {
  const near = [doc('a', 'A walker'), doc('b', 'A talker')]
  expect(found(near, 'walker')).toEqual(['a'])
  expect(found(near, 'balker')).toEqual([])
  expect(found(ARTICLES, 'pian')).toEqual([])
  expect(found(ARTICLES, 'hedahc')).toEqual([])
  expect(found(ARTICLES, 'heddahcke')).toEqual([])
})

test('[GUIDE-10] a word of another language is looked up before it counts as misspelt', () => {
  const near = [doc('a', 'A tablet'), doc('b', 'Rest and Schlag')]
  expect(found([...near, doc('c', 'Sleep well')], 'Schlaf', WORDS)).toEqual(['c'])
})

test('[GUIDE-9] it reports the section that fits best', () => {
  const sections = [
    { heading: null, paragraphs: ['One walk'] },
    { heading: 'On hills', paragraphs: ['A walk uphill, a walk downhill', 'and back'] },
  ]
  const index = indexOf([doc('a', '', { title: 'Uphill', sections })])
  expect(searchGuide(index, 'walk', NO_WORDS)[0]?.heading).toBe(1)
  // A word for the whole article opens it at its beginning.
  expect(searchGuide(index, 'uphill', NO_WORDS)[0]?.heading).toBe(null)
})

test('[GUIDE-9] equal results keep the order of the guide', () => {
  const same = ['x', 'b', 'k'].map((id) => doc(id, 'rest', { title: '' }))
  expect(found(same, 'rest')).toEqual(['x', 'b', 'k'])
})

test('[GUIDE-9] the same as reading every article from its beginning to its end', () => {
  const word = fc.constantFrom(
    'pain',
    'pains',
    'pace',
    'paced',
    'sleep',
    'sleeping',
    'sleeper',
    'back',
    'two',
    'to',
  )
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
  const section = fc.record({
    heading: fc.option(text, { nil: null }),
    paragraphs: fc.array(text, { maxLength: 2 }),
  })
  const some = fc.record({
    title: text,
    summary: text,
    tags: fc.array(word, { maxLength: 2 }),
    sections: fc.array(section, { maxLength: 3 }),
  })
  const typed = fc.array(
    fc.oneof(
      word,
      fc.constantFrom('pa', 'sle', 'ba', 'seep', 'slepe', 'sleeepr', 'slepeing', 'slpepnig', 'sleeppingg'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  const isSame = (articles: Omit<GuideDoc, 'id'>[], words: string[]): void => {
    const docs = articles.map((article, place) => ({ ...article, id: String(place) }))
    const asked = words.join(' ')
    const scored = searchGuide(indexOf(docs), asked, NO_WORDS).map(({ id, score }) => ({ id, score }))
    const naive = isEnoughToSearch(asked) ? naiveSearch(docs, asked) : []
    expect(scored.map(({ id }) => id).toSorted()).toEqual(naive.map(({ id }) => id).toSorted())
    for (const { id, score } of scored) {
      expect(score).toBeCloseTo(naive.find((one) => one.id === id)!.score, 9)
    }
  }
  fc.assert(fc.property(fc.array(some, { minLength: 1, maxLength: 6 }), typed, isSame), {
    seed: 7,
    numRuns: 150,
  })
})

test.each([
  ['Schlaf', ['b', 'c']],
  ['dolor de cabeza', ['a']],
  ['dolor de cab', ['a']],
  ['두통', ['a']],
  ['두통이', ['a']],
  ['두토', ['a']],
  ['头痛怎么办', ['a']],
  ['головные боли', ['a']],
  ['таблетки', ['c']],
  ['pills', ['c']],
  ['Rückenschmerzen', ['d']],
])('[GUIDE-10] %s finds the guide’s term', (typed, ids) => {
  expect(found(ARTICLES, typed, WORDS).toSorted()).toEqual(ids)
})

test('[GUIDE-10] two words written together are both searched', () => {
  const both = [...ARTICLES, doc('e', 'Pain and sleep')]
  expect(found(both, '睡眠和痛', WORDS)).toEqual(expect.arrayContaining(['e']))
  expect(found(both, '睡眠和痛', WORDS)).not.toContain('b')
})

test('[GUIDE-9] hostile characters break nothing', () => {
  const index = indexOf(ARTICLES)
  const search = (typed: string) => searchGuide(index, typed, WORDS)
  const some = fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes))
  expect(() =>
    fc.assert(
      fc.property(some, (typed) => void search(typed)),
      { seed: 3, numRuns: 40 },
    ),
  ).not.toThrow()
  expect(search(`${'a '.repeat(200)}${'頭痛'.repeat(200)}`)).toBeInstanceOf(Array)
})

test('[GUIDE-9] an incomplete index is rejected', () => {
  const packed = makeIndex(ARTICLES)
  expect(unpackIndex(packed)).not.toBe(null)
  for (const broken of [
    null,
    'index',
    {},
    { ...packed, terms: 1 },
    { ...packed, counts: packed.counts.slice(2) },
    { ...packed, postings: packed.postings.slice(1) },
    { ...packed, docs: [{}] },
    { ...packed, docs: null },
  ]) {
    expect(unpackIndex(broken)).toBe(null)
  }
  // Characters outside our encoding find too little.
  const damaged = unpackIndex({ ...packed, postings: '\u{1F600}'.repeat(packed.postings.length / 2) })!
  expect(() => searchGuide(damaged, 'headache', NO_WORDS)).not.toThrow()
})

test('[GUIDE-9] a passage is quoted word for word, in whole sentences, with its section', () => {
  const long = `Pacing is to stop before it hurts. ${'It takes a while to learn. '.repeat(15)}`.trim()
  const docs = [
    doc('pace', '', {
      title: 'Pacing',
      sections: [
        { heading: null, paragraphs: ['An introduction.'] },
        { heading: 'What is it?', paragraphs: ['Other words.', long] },
      ],
    }),
    doc('other', 'Nothing of it'),
  ]
  const [passage, ...others] = findPassages(
    { index: indexOf(docs), docs, words: NO_WORDS },
    'what is pacing?',
  )
  expect(others).toEqual([])
  expect(passage).toMatchObject({
    id: 'pace',
    title: 'Pacing',
    heading: 'What is it?',
    section: 'what-is-it',
  })
  expect(long.startsWith(passage!.text)).toBe(true)
  expect(passage!.text.endsWith('.')).toBe(true)
  expect(passage!.text.length).toBeLessThanOrEqual(320)
})
