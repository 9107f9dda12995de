import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readArticle, readBlocks, type InlineText } from './article.ts'
import { targetFrom } from './linkTarget.ts'

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
      { is: 'heading', level: 2, text: 'While you wait' },
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
])('[CONT-1] other markup stays text: %s', (part) => {
  expect(readArticle(part)).toEqual({
    title: '',
    blocks: [{ is: 'paragraph', words: plain(part.replace('\n', ' ')) }],
  })
})

test.each(['emergency', 'help-in-a-crisis'])(
  '[D47] %s is read without a sign of markup left over',
  (name) => {
    const article = readArticle(readFileSync(new URL(`../urgent/${name}.en.md`, import.meta.url), 'utf8'))
    expect(article.title).not.toBe('')
    expect(article.blocks.length).toBeGreaterThan(20)
    expect(JSON.stringify(article.blocks)).not.toMatch(/\*\*|##|\\n|---/)
  },
)

test('[CONT-8] links lead within the guide or to a page elsewhere; bold stays bold around them', () => {
  expect(
    readBlocks('See [Urgent help](guide:emergency) and **[this](https://nice.org.uk/ng193?a=1)**.'),
  ).toEqual([
    {
      is: 'paragraph',
      words: [
        { text: 'See ', isStrong: false },
        { text: 'Urgent help', isStrong: false, link: { to: 'guide', id: 'emergency' } },
        { text: ' and ', isStrong: false },
        {
          text: 'this',
          isStrong: true,
          link: { to: 'web', address: 'https://nice.org.uk/ng193?a=1', host: 'nice.org.uk' },
        },
        { text: '.', isStrong: false },
      ],
    },
  ])
})

test.each([
  'javascript:alert(1)',
  'JavaScript:x',
  'http://example.org',
  'https://user:pass@example.org',
  'https://example.org:8080/',
  'https://localhost',
  'https://example.org/\u202eevil',
  '//example.org',
  'data:text/html,x',
  'mailto:a@b.c',
  'tel:112',
  'guide:Emergency',
  'guide:',
  'guide:a/b',
  `guide:${'a'.repeat(65)}`,
  'program:../x',
  'blob:x',
])('[CONT-8] a link with another target stays plain text: %s', (target) => {
  expect(targetFrom(target)).toBeNull()
  const text = `a [b](${target}) c`
  expect(readBlocks(text)).toEqual([{ is: 'paragraph', words: plain(text) }])
})

test('[CONT-8] headings of a third level, and prompts to write under', () => {
  expect(
    readBlocks('### Smaller\n\n- [ ] My **loop** {#my-loop}\n- [ ] Another\n\n- [ ] one\n- two'),
  ).toEqual([
    { is: 'heading', level: 3, text: 'Smaller' },
    {
      is: 'checklist',
      items: [
        {
          id: 'my-loop',
          words: [
            { text: 'My ', isStrong: false },
            { text: 'loop', isStrong: true },
          ],
        },
        { id: null, words: plain('Another') },
      ],
    },
    { is: 'list', isOrdered: false, items: [plain('[ ] one'), plain('two')] },
  ])
})

const joined = (words: readonly InlineText[]): string => words.map(({ text }) => text).join('')
const pieces = fc.constantFrom(
  '**',
  '[',
  ']',
  '(',
  ')',
  'guide:',
  'a',
  ' ',
  '](',
  'https://x.y',
  '<b>',
  '{#a}',
  '- [ ] ',
)

test('[CONT-1, CONT-8] of any line only marks are lost, and no link leaves the grammar', () => {
  const line = fc.array(pieces, { minLength: 1, maxLength: 30 }).map((parts) => `x${parts.join('')}`)
  fc.assert(
    fc.property(line, (text) => {
      const [block] = readBlocks(text)
      if (block?.is !== 'paragraph') throw new Error('a paragraph')
      const marks = /\*\*|[[\]()]|(?:guide|program):[a-z0-9-]+|https:\/\/[^\s()]+/g
      expect(joined(block.words).replaceAll(marks, '')).toBe(text.trimEnd().replaceAll(marks, ''))
      const links = block.words.flatMap(({ link }) => link ?? [])
      const written = links.map((link) => (link.to === 'web' ? link.address : `${link.to}:${link.id}`))
      expect(written.map(targetFrom)).toEqual(links)
    }),
    { seed: 11, numRuns: 500 },
  )
})

test.each(['**', '[', '](', '[a](guide:', '- [ ] '])(
  '[CONT-8, REL 1d] fifty thousand times %s is parsed like any other text',
  (sign) => {
    expect(readBlocks(sign.repeat(50_000))).toHaveLength(1)
  },
)
