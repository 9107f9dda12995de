import { expect, test } from 'vitest'
import { quotePassage } from './passages.ts'
import type { GuideDoc } from './searchIndex.ts'

const doc: GuideDoc = {
  id: 'sitting',
  title: 'Sitting',
  summary: '',
  tags: [],
  sections: [
    { heading: null, paragraphs: ['Sitting is hard. Get up often.'] },
    { heading: 'At a desk', paragraphs: ['Three things help:', 'Feet flat.', 'Screen high. Arms low.'] },
  ],
}

test('[GUIDE-34] a passage is quoted from its first to its last words, with a line for each item', () => {
  expect(quotePassage(doc, { from: 'Three things help:', to: 'Screen high.' })).toMatchObject({
    heading: 'At a desk',
    section: 'at-a-desk',
    text: 'Three things help:\nFeet flat.\nScreen high.',
  })
  expect(quotePassage(doc, { from: 'Get up', to: 'often.' })).toMatchObject({
    section: null,
    text: 'Get up often.',
  })
  // The first words may go on in the next line.
  expect(quotePassage(doc, { from: 'Feet flat. Screen', to: 'low.' })?.text).toBe(
    'Feet flat.\nScreen high. Arms low.',
  )
})

test('[GUIDE-34] nothing is quoted across sections or of words that are not there', () => {
  expect(quotePassage(doc, { from: 'Sitting is', to: 'Screen high.' })).toBeNull()
  expect(quotePassage(doc, { from: 'Stand up', to: 'often.' })).toBeNull()
})
