import { expect, test } from 'vitest'
import { readFrontMatter } from './frontMatter.ts'

const read = (...lines: string[]) => readFrontMatter(['---', ...lines, '---', '', 'Words.'].join('\n'))
const valuesOf = (...lines: string[]) =>
  Object.fromEntries([...read(...lines).head].map(([key, { value }]) => [key, value]))

test('[CONT-9] front matter has texts, numbers, yes and no, and lists in two forms', () => {
  expect(
    valuesOf(
      'id: walking-plans',
      'title: "Walking: \\"plans\\" \\\\ more"',
      'minutes: 4',
      'free: true',
      'tags: [movement, walking]',
      'sources:',
      '  - "O\'Connor et al. (2015)"',
      '  - WalkBack trial',
    ),
  ).toEqual({
    id: 'walking-plans',
    title: 'Walking: "plans" \\ more',
    minutes: 4,
    free: true,
    tags: ['movement', 'walking'],
    sources: ["O'Connor et al. (2015)", 'WalkBack trial'],
  })
  expect(read('id: a')).toMatchObject({ body: '\nWords.', bodyLine: 4, faults: [] })
})

test('[CONT-9] a byte order mark, other line ends and decomposed characters make no difference', () => {
  const file = '\uFEFF---\r\ntitle: "Cafe\u0301"\r\n---\r\nWords.\r\n'
  const { head, body, faults } = readFrontMatter(file)
  expect([head.get('title')?.value, body, faults]).toEqual(['Caf\u00E9', 'Words.\n', []])
})

test.each([
  ['no first line', 'id: a\n---\n', 1],
  ['no second line', '---\nid: a\n', 1],
  ['nothing', '', 1],
  ['a tab', '---\nid:\ta\n---\n', 2],
  ['a tab before a list', '---\nsources:\n\t- a\n---\n', 3],
  ['a zero before a number', '---\nminutes: 04\n---\n', 2],
  ['a fraction', '---\nminutes: 4.5.\n  - x\n---\n', 3],
  ['an open quote', '---\ntitle: "a\n---\n', 2],
  ['words behind a quote', '---\ntitle: "a" b\n---\n', 2],
  ['a single quote', "---\ntitle: 'a'\n---\n", 2],
  ['another backslash', '---\ntitle: "a\\n"\n---\n', 2],
  ['an open bracket', '---\ntags: [a, b\n---\n', 2],
  ['an empty place in a list', '---\ntags: [a, , b]\n---\n', 2],
  ['a list within a list', '---\ntags: [[a], b]\n---\n', 2],
  ['an anchor of YAML', '---\ntitle: &a b\n---\n', 2],
  ['a name of YAML', '---\ntitle: *a\n---\n', 2],
  ['a tag of YAML', '---\ntitle: !!js/function x\n---\n', 2],
  ['a text over lines', '---\ntitle: |\n  a\n---\n', 2],
  ['a mapping', '---\ntitle: {a: b}\n---\n', 2],
  ['a key without a space', '---\ntitle:a\n---\n', 2],
  ['a key in capitals', '---\nTitle: a\n---\n', 2],
  ['a text with a colon and no quotes', '---\ntitle: a: b\n---\n', 2],
  ['a comment', '---\n# title\n---\n', 2],
  ['an empty line', '---\n\nid: a\n---\n', 2],
  ['a key twice', '---\nid: a\nid: b\n---\n', 3],
  ['a line of a list by itself', '---\n  - a\n---\n', 2],
  ['an empty list', '---\nsources:\n---\n', 2],
  ['a line without end', `---\ntitle: "${'a'.repeat(2_001)}"\n---\n`, 2],
])('[CONT-9] %s is a fault with its line', (_, file, line) => {
  expect(readFrontMatter(file).faults[0]).toMatchObject({ line })
})
