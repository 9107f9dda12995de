import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readHelp, helpSectionText, type HelpSection } from './help.ts'

const LANGUAGES = ['de', 'en', 'es', 'fr', 'ko', 'ru', 'zh-rCN']
const PAGES = ['user-guide', 'faq']

const fileOf = (page: string, language: string): string =>
  readFileSync(new URL(`../help/${page}/${language}.md`, import.meta.url), 'utf8')
const sectionsOf = (page: string, language: string): readonly HelpSection[] =>
  readHelp(fileOf(page, language))

/** Every text of a language that the app shows exactly as written, with its keys. */
function namesIn(language: string): Map<string, Set<string>> {
  const folder = new URL(`../../locales/${language}/`, import.meta.url)
  const names = new Map<string, Set<string>>()
  // A text that only the server uses is not a name on a screen.
  for (const file of readdirSync(folder).filter((name) => !['codes.json', 'mail.json'].includes(name))) {
    const texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>
    for (const [key, text] of Object.entries(texts))
      names.set(text, (names.get(text) ?? new Set()).add(`${file}: ${key}`))
  }
  return names
}

const NAMES = new Map(LANGUAGES.map((language) => [language, namesIn(language)]))
const keysOf = (language: string, name: string): ReadonlySet<string> =>
  NAMES.get(language)?.get(name) ?? new Set()

function boldIn({ blocks }: HelpSection): string[] {
  const lines = blocks.flatMap((block) => {
    if (block.is === 'paragraph') return [block.words]
    return block.is === 'list' ? block.items : []
  })
  return lines.flat().flatMap(({ text, isStrong }) => (isStrong ? [text] : []))
}

test('[SET-20] a help text is its sections, each with an anchor', () => {
  expect(
    readHelp('---\ntitle: "T"\n---\n\n## One {#one}\n\nA **b**.\n\n- c\n\n## Two more {#two-more}\n'),
  ).toEqual([
    {
      anchor: 'one',
      title: 'One',
      blocks: [
        {
          is: 'paragraph',
          words: [
            { text: 'A ', isStrong: false },
            { text: 'b', isStrong: true },
            { text: '.', isStrong: false },
          ],
        },
        { is: 'list', isOrdered: false, items: [[{ text: 'c', isStrong: false }]] },
      ],
    },
    { anchor: 'two-more', title: 'Two more', blocks: [] },
  ])
})

test.each(['## One', '## One {#One}', '## One {#}', 'Words first.\n\n## One {#one}'])(
  '[SET-20] text that would not be shown, or could not be linked to, is refused: %s',
  (file) => {
    expect(() => readHelp(file)).toThrow(/heading/)
  },
)

test('[SET-20] a search looks at the heading, the paragraphs and the lists', () => {
  const [section] = readHelp('## Head {#head}\n\nOne **two** three.\n\n1. four\n2. five\n')
  expect(helpSectionText(section!)).toBe('Head\nOne two three.\nfour\nfive')
})

describe.each(PAGES)('[SET-20] the page %s', (page) => {
  test('is there in seven languages and no other', () => {
    const folder = new URL(`../help/${page}/`, import.meta.url)
    expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((language) => `${language}.md`))
  })

  test('has every anchor once, and none that the page itself uses', () => {
    const anchors = sectionsOf(page, 'en').map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).not.toContain('contents')
  })

  test.each(LANGUAGES)('says the same in %s: the same sections, each of the same parts', (language) => {
    const shapeOf = (sections: readonly HelpSection[]) =>
      sections.map(({ anchor, blocks }) => [
        anchor,
        blocks.map((block) => (block.is === 'list' ? `list of ${block.items.length}` : block.is)),
      ])
    expect(shapeOf(sectionsOf(page, language))).toEqual(shapeOf(sectionsOf(page, 'en')))
    expect(sectionsOf(page, language).map(helpSectionText).join('\n')).not.toMatch(/\*\*|##|\{|---|\[\[|<</)
  })

  test.each(LANGUAGES)('what is bold in %s is a name on the screen, word for word', (language) => {
    const bold = sectionsOf(page, language).flatMap(boldIn)
    expect(bold.length).toBeGreaterThan(20)
    expect(bold.filter((name) => keysOf(language, name).size === 0)).toEqual([])
  })

  test.each(LANGUAGES)('a section names the same things in %s as in English', (language) => {
    const english = sectionsOf(page, 'en')
    const strangers = sectionsOf(page, language).flatMap((section, place) => {
      const there = boldIn(section)
      const expected = english[place] === undefined ? [] : boldIn(english[place])
      const isAmong = (name: string, from: string, others: readonly string[], to: string) =>
        others.some((other) => [...keysOf(from, name)].some((key) => keysOf(to, other).has(key)))
      return [
        ...there.filter((name) => !isAmong(name, language, expected, 'en')),
        ...expected.filter((name) => !isAmong(name, 'en', there, language)),
      ]
    })
    expect(strangers).toEqual([])
  })

  test('promises nothing of health: no cause, no cure, no dose', () => {
    const text = sectionsOf(page, 'en').map(helpSectionText).join('\n')
    expect(text).not.toMatch(/\b(causes|caused|reduces?|treats|cures?|heals?|relieves|\d+ ?mg)\b/i)
  })

  test('is written for everybody: English of the eighth grade at most, as Flesch and Kincaid count', () => {
    const grades = sectionsOf(page, 'en').map(
      (section) => [section.anchor, gradeOf(helpSectionText(section))] as const,
    )
    expect(grades.filter(([, grade]) => grade > 8)).toEqual([])
  })
})

function gradeOf(text: string): number {
  const sentences = text.split(/[.?!:\n]+/).filter((part) => /[a-z]/i.test(part)).length
  const words = text.match(/[a-z’'-]+/gi) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

const syllablesOf = (word: string): number =>
  Math.max(1, (word.replace(/(?:[^laeiouy]es|[^aeiouyldt]ed|[^l]e)$/, '').match(/[aeiouy]+/g) ?? []).length)
