import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import actions from '@reprieve/content/guide/actions.json'
import categories from '@reprieve/content/guide/categories.json'
import guide from '@reprieve/content/guide/guide.json'
import searchWords from '@reprieve/content/guide/searchWords.json'
import topics from '@reprieve/content/guide/topics.json'
import { DEFAULT_LISTS } from '@reprieve/content/lists.ts'
import { CATALOGUE_MEDICATIONS } from '@reprieve/content/medications.ts'
import type { ActionTable } from '@reprieve/domain/guide/articleActions.ts'
import { makeIndex } from '@reprieve/domain/guide/searchIndex.ts'
import { describe, expect, test } from 'vitest'
import { makeGuideSearcher } from './guideSearcher.ts'
import { realGuide } from './testing/realGuide.ts'

const DOCS = realGuide()
const ENTRIES = [...CATALOGUE_CONDITIONS, ...CATALOGUE_MEDICATIONS]
const SEARCHER = makeGuideSearcher(structuredClone(makeIndex(DOCS)), ENTRIES)!
const first = (typed: string) => SEARCHER.search(typed)[0]?.id

describe('[GUIDE-9, GUIDE-10] in the built-in articles', () => {
  test.each([
    ['headaches', 'headache-medication-overuse'],
    ['what is pacing?', 'pacing-and-boom-bust'],
    ['tylenol', 'reading-labels'],
    ['Kopfschmerzen', 'headache-medication-overuse'],
    ['Rückenschmerzen', 'low-back-pain'],
    ['fliegen', 'travel'],
    ['dolor de espalda', 'low-back-pain'],
    ['dolor de cabeza', 'headache-medication-overuse'],
    ['respiración', 'slow-breathing'],
    ['mal de dos', 'low-back-pain'],
    ['arthrose', 'osteoarthritis'],
    ['두통', 'headache-medication-overuse'],
    ['허리 통증', 'low-back-pain'],
    ['침', 'acupuncture'],
    ['활동 조절이 뭐예요?', 'pacing-and-boom-bust'],
    ['головная боль', 'headache-medication-overuse'],
    ['боль в спине', 'low-back-pain'],
    ['фибромиалгия', 'fibromyalgia'],
    ['头痛怎么办', 'headache-medication-overuse'],
    ['腰痛', 'low-back-pain'],
    ['针灸', 'acupuncture'],
    // By names of the catalogue.
    ['Hexenschuss', 'low-back-pain'],
    ['Gonarthrose', 'osteoarthritis'],
    ['Voltaren', 'how-pain-medicines-differ'],
    ['普瑞巴林', 'nerve-pain-medicines'],
    ['가바펜틴', 'nerve-pain-medicines'],
  ])('%s finds %s first', (typed, id) => {
    expect(first(typed)).toBe(id)
  })

  test('every word that the table knows finds something', () => {
    const lost = Object.entries(searchWords).flatMap(([english, byLanguage]) =>
      [english, ...Object.values(byLanguage).flat()].filter((word) => SEARCHER.search(word).length === 0),
    )
    // D41: in Latin and Cyrillic a search needs three characters.
    expect(lost.filter((word) => word.length > 2)).toEqual([])
  })

  test('in each of the seven languages there is a word for everything', () => {
    const languages = ['de', 'es', 'fr', 'ko', 'ru', 'zh-rCN']
    for (const byLanguage of Object.values(searchWords)) {
      expect(Object.keys(byLanguage)).toEqual(expect.arrayContaining(languages))
    }
  })
})

describe('[GUIDE-6] what articles are recommended for', () => {
  test('every topic is a tag of an article, and names what there is', () => {
    const tags = new Set(DOCS.flatMap((doc) => doc.tags))
    const conditions = new Set(CATALOGUE_CONDITIONS.map(({ key }) => key))
    const items = new Set(
      Object.entries(DEFAULT_LISTS).flatMap(([list, own]) => own.map(({ key }) => `${list}.${key}`)),
    )
    for (const [tag, topic] of Object.entries(topics)) {
      expect([tag, tags.has(tag)]).toEqual([tag, true])
      const { conditions: of = [], items: recorded = [] } = topic as Partial<
        Record<'conditions' | 'items', string[]>
      >
      expect(of.filter((key) => !conditions.has(key))).toEqual([])
      expect(recorded.filter((key) => !items.has(key))).toEqual([])
    }
  })
})

test('[GUIDE-33] every action is of an article or category, and leads to a program or item that exists', () => {
  const articles = new Set(DOCS.map(({ id }) => id))
  const known = new Set(
    Object.entries(DEFAULT_LISTS).flatMap(([type, items]) => items.map(({ key }) => `${type}.${key}`)),
  )
  const given: ActionTable = actions
  const entries = [...Object.values(given.categories), ...Object.values(given.articles)]
  expect(Object.keys(actions.articles).filter((id) => !articles.has(id))).toEqual([])
  expect(Object.keys(actions.categories).filter((id) => !categories.some((one) => one.id === id))).toEqual([])
  expect(entries.flatMap(({ items = [] }) => items).filter((key) => !known.has(key))).toEqual([])
  expect(
    entries.flatMap(({ program }) => program ?? []).filter((id) => !guide.programs.includes(id)),
  ).toEqual([])
})
