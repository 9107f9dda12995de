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
const shapeOf = (block: Block): string => (block.is === 'list' ? `list of ${block.items.length}` : block.is)
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

describe.each(TEXTS)('[CONT-14] %s', (name) => {
  test.each(LANGUAGES)('says the same in %s: as many parts, each of the same kind', (language) => {
    expect(blocksOf(name, language).map(shapeOf)).toEqual(blocksOf(name, 'en').map(shapeOf))
    expect(blocksOf(name, language).flatMap(linesOf).join('\n')).not.toMatch(/\*\*|##|\[|---|@/)
    expect(readArticle(fileOf(name, language)).title).not.toBe('')
  })

  test.each(LANGUAGES)(
    'has in %s the numbers of the English text, in the same order, and no other',
    (language) => {
      expect(numbersIn(name, language)).toEqual(numbersIn(name, 'en'))
    },
  )

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
