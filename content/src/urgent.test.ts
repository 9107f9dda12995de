import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readArticle, type Block } from './article.ts'
import { splitPhones } from './phones.ts'

const LANGUAGES = ['de', 'en', 'es', 'fr', 'ko', 'ru', 'zh-rCN']
const TEXTS = ['emergency', 'help-in-a-crisis']

const fileOf = (name: string, language: string): string =>
  readFileSync(new URL(`../urgent/${name}.${language}.md`, import.meta.url), 'utf8')
const bodyOf = (file: string): string => file.replace(/^---\n.*?\n---\n/s, '').trim()
const blocksOf = (name: string, language: string): readonly Block[] =>
  readArticle(fileOf(name, language)).blocks

const linesOf = (block: Block): string[] => {
  if (block.is === 'heading') return [block.text]
  if (block.is === 'paragraph') return [block.words.map(({ text }) => text).join('')]
  return block.is === 'list' ? block.items.map((words) => words.map(({ text }) => text).join('')) : []
}
/**
 * The list of crisis lines starts with those of the language's countries, so only this list is longer in some
 * languages.
 */
const shapeOf = (block: Block): string => {
  if (block.is !== 'list') return block.is
  return linesOf(block).some((line) => line.includes('Lifeline'))
    ? 'crisis lines'
    : `list of ${block.items.length}`
}
const numbersIn = (name: string, language: string): string[] =>
  blocksOf(name, language)
    .flatMap(linesOf)
    .flatMap(splitPhones)
    .flatMap(({ call }) => call ?? [])

test('[CONT-14] both are there in seven languages and no other', () => {
  const files = readdirSync(new URL('../urgent/', import.meta.url)).filter((name) => name !== 'RULES.md')
  const expected = TEXTS.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}.md`))
  expect(files.toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['de', ['112', '144'], ['08001110111', '142', '143']],
  ['es', ['112', '911', '911', '107', '123', '131', '106'], ['024', '8009112000', '135', '08003451435']],
  ['fr', ['15', '112', '112', '144', '112', '911'], ['3114', '080032123']],
  ['ko', ['119'], ['109']],
  ['ru', ['112', '103'], ['+74959895050', '88002000122']],
  ['zh-rCN', ['120', '110'], ['12356']],
])(
  '[SAFE-16] both texts start in %s with the numbers of its own countries',
  (language, emergency, crisis) => {
    for (const name of TEXTS) {
      const numbers = numbersIn(name, language)
      expect(numbers.slice(0, emergency.length)).toEqual(emergency)
      const [first = ''] = crisis
      const from = numbers.indexOf(first)
      expect(numbers.indexOf('988') === -1 || from < numbers.indexOf('988')).toBe(true)
      expect(crisis.filter((number) => !numbers.includes(number))).toEqual([])
    }
  },
)

describe.each(TEXTS)('[CONT-14] %s', (name) => {
  test.each(LANGUAGES)('says the same in %s: as many parts, each of the same kind', (language) => {
    expect(blocksOf(name, language).map(shapeOf)).toEqual(blocksOf(name, 'en').map(shapeOf))
    expect(blocksOf(name, language).flatMap(linesOf).join('\n')).not.toMatch(/\*\*|##|\[|---|@/)
    expect(readArticle(fileOf(name, language)).title).not.toBe('')
  })

  test.each(LANGUAGES)('has in %s the numbers of the English text', (language) => {
    const here = numbersIn(name, language)
    expect(numbersIn(name, 'en').filter((number) => !here.includes(number))).toEqual([])
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'in %s is a draft of the English text as it stands today',
    (language) => {
      const hash = createHash('sha256')
        .update(bodyOf(fileOf(name, 'en')))
        .digest('hex')
      expect(fileOf(name, language)).toContain(`source_hash: "${hash}"`)
      expect(fileOf(name, language)).toMatch(/^review: "draft, needs clinical and native review"$/m)
    },
  )
})
