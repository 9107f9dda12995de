import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readArticle } from './article.ts'

const plain = (text: string) => [{ text, isStrong: false }]

test('[CONT-1] a file is its title and its blocks, in their order', () => {
  const file = [
    '---',
    'id: x',
    'title: "When pain: a start"',
    '---',
    '',
    '**Call now** if',
    'it fits.',
    '',
    '## While you wait',
    '',
    '1. Stay',
    '2. Follow',
    '',
    '- one',
    '- **two** of them',
  ].join('\n')
  expect(readArticle(file)).toEqual({
    title: 'When pain: a start',
    blocks: [
      {
        is: 'paragraph',
        words: [
          { text: 'Call now', isStrong: true },
          { text: ' if it fits.', isStrong: false },
        ],
      },
      { is: 'heading', text: 'While you wait' },
      { is: 'list', isOrdered: true, items: [plain('Stay'), plain('Follow')] },
      {
        is: 'list',
        isOrdered: false,
        items: [
          plain('one'),
          [
            { text: 'two', isStrong: true },
            { text: ' of them', isStrong: false },
          ],
        ],
      },
    ],
  })
})

test.each([
  '<b onclick="x()">hi</b>',
  '[a](javascript:x)',
  'half ** bold',
  '# one',
  '![x](y)',
  '- one\nand more',
])('[CONT-1] what is none of these stays text: %s', (part) => {
  expect(readArticle(part)).toEqual({
    title: '',
    blocks: [{ is: 'paragraph', words: plain(part.replace('\n', ' ')) }],
  })
})

test.each(['emergency', 'help-in-a-crisis'])(
  '[D47] %s is read without a sign of markup left over',
  (name) => {
    const article = readArticle(readFileSync(new URL(`../guide/${name}.md`, import.meta.url), 'utf8'))
    expect(article.title).not.toBe('')
    expect(article.blocks.length).toBeGreaterThan(20)
    expect(JSON.stringify(article.blocks)).not.toMatch(/\*\*|##|\\n|---/)
  },
)
