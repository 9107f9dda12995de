import { expect, test } from 'vitest'
import type { Content } from './content.ts'
import { recommendArticles, type GuideTopics } from './recommend.ts'

const content = (id: string, tags: string[] = [], isFeatured = false): Content => ({
  id,
  category: 'c',
  title: id,
  summary: '',
  minutes: 4,
  order: 1,
  tags,
  isFree: false,
  isFeatured,
  reviewed: '2026-11',
  needsReview: true,
})

const TOPICS: GuideTopics = {
  sleep: { items: ['symptom.poor-sleep'] },
  headache: { conditions: ['migraine'], items: ['location.head'] },
  urgent: { conditions: ['migraine'] },
  labels: { medications: 2 },
}

const CONTENTS = [
  content('start', [], true),
  content('sleep-1', ['sleep']),
  content('sleep-2', ['sleep']),
  content('sleep-3', ['sleep']),
  content('head', ['headache'], true),
  content('help-in-a-crisis', ['urgent'], true),
  content('emergency', ['urgent']),
  content('clinic'),
  content('labels', ['labels']),
]

const NOTHING: Parameters<typeof recommendArticles>[0] = {
  institution: [],
  contents: CONTENTS,
  conditions: [],
  recorded: [],
  medications: 0,
  topics: TOPICS,
  read: new Set(),
}

const POOR_SLEEP = { key: 'symptom.poor-sleep', days: 22, of: 63 }

const ids = (asked: Partial<typeof NOTHING>) =>
  recommendArticles({ ...NOTHING, ...asked }).map(({ content: { id } }) => id)

test('[GUIDE-6] of whom nothing is known, the featured ones', () => {
  expect(recommendArticles(NOTHING).map(({ why }) => why)).toEqual([{ is: 'featured' }, { is: 'featured' }])
  expect(ids({})).toEqual(['start', 'head'])
})

test("[GUIDE-6] an institution's first, then by conditions, then by what is recorded most, then the featured", () => {
  const asked = {
    institution: ['clinic', 'gone'],
    conditions: ['migraine'],
    recorded: [POOR_SLEEP],
  }
  expect(ids(asked)).toEqual(['clinic', 'head', 'sleep-1', 'sleep-2', 'start'])
  expect(recommendArticles({ ...NOTHING, ...asked }).map(({ why }) => why)).toEqual([
    { is: 'institution' },
    { is: 'condition', key: 'migraine' },
    { is: 'recorded', ...POOR_SLEEP },
    { is: 'recorded', ...POOR_SLEEP },
    { is: 'featured' },
  ])
})

test('[GUIDE-6] what was read stands last, and gives its place to another about the same', () => {
  expect(ids({ recorded: [POOR_SLEEP], read: new Set(['sleep-1']) })).toEqual([
    'sleep-2',
    'sleep-3',
    'start',
    'head',
  ])
  expect(ids({ read: new Set(['start']) })).toEqual(['head', 'start'])
})

test('[GUIDE-6] six at most, each once, and neither of the texts of Urgent help', () => {
  const many = Array.from({ length: 9 }, (_, place) => content(`f${place}`, [], true))
  expect(ids({ contents: [...CONTENTS, ...many], institution: ['head', 'head'] })).toHaveLength(6)
  expect(ids({ conditions: ['migraine'], institution: ['emergency'] })).toEqual(['head', 'start'])
})

test('[GUIDE-6] what nobody knows a topic for changes nothing', () => {
  expect(
    ids({ conditions: ['unheard-of'], recorded: [{ ...POOR_SLEEP, key: 'symptom.unheard-of' }] }),
  ).toEqual(['start', 'head'])
})

test('[GUIDE-30] an article about several medications is for whoever has several, and says how many', () => {
  expect(ids({ medications: 1 })).toEqual(['start', 'head'])
  expect(recommendArticles({ ...NOTHING, medications: 4 })[0]).toMatchObject({
    content: { id: 'labels' },
    why: { is: 'medications', count: 4 },
  })
})

test('[GUIDE-6] conditions, what is recorded and medications take turns', () => {
  const asked = { conditions: ['migraine', 'unheard-of'], recorded: [POOR_SLEEP], medications: 2 }
  expect(ids(asked)).toEqual(['head', 'sleep-1', 'labels', 'sleep-2', 'start'])
})

test('[GUIDE-6] two reasons for one article: the second one has the next article about it', () => {
  const asked = { conditions: ['migraine'], recorded: [{ ...POOR_SLEEP, key: 'location.head' }, POOR_SLEEP] }
  expect(ids(asked)).toEqual(['head', 'sleep-1', 'sleep-2', 'start'])
})
