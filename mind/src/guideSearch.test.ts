import type { GuideDoc } from '@reprieve/domain/guide/searchIndex.ts'
import { expect, test } from 'vitest'
import { createGuideSearch } from './guideSearch.ts'

const article = (id: string): GuideDoc => ({
  id,
  title: id,
  summary: '',
  tags: [],
  sections: [
    { heading: null, paragraphs: ['It begins.'] },
    { heading: 'Why', paragraphs: ['It explains.'] },
    { heading: 'Try this', paragraphs: ['Do one thing.', 'Then rest.'] },
  ],
})

const guide = createGuideSearch({ docs: ['sleep', 'waking', 'travel'].map(article), freeIds: ['waking'] })

const quotes = (...asked: Parameters<typeof guide>): (string | null)[][] =>
  guide(...asked).map((part) => (part.is === 'guide' ? [part.contentId, part.quote] : []))

test('[ASST-46] the articles of a topic are quoted: the first at length, two at most', () => {
  expect(quotes('how do i sleep', true, ['sleep', 'waking', 'travel'])).toEqual([
    ['sleep', 'Do one thing. Then rest.'],
    ['waking', 'Do one thing.'],
  ])
  expect(quotes('why', true, ['sleep'])).toEqual([['sleep', 'It explains.']])
})

test('[ASST-46, ASST-27] an article that the plan hides is not quoted', () => {
  expect(quotes('how do i sleep', false, ['sleep', 'waking'])).toEqual([
    ['waking', 'Do one thing. Then rest.'],
  ])
})
