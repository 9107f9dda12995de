import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTerms } from './terms.ts'

const LANGUAGES = ['de', 'en', 'es', 'fr', 'ko', 'ru', 'zh-rCN']
const DOCUMENTS = ['eula', 'privacy'] as const

const folder = (name: string): URL => new URL(`../terms/${name}/`, import.meta.url)
const termsIn = (name: string, language: string) =>
  readTerms(readFileSync(new URL(`${language}.md`, folder(name)), 'utf8'))

const shapeOf = (name: string, language: string): string[] =>
  termsIn(name, language).blocks.map((block) =>
    block.is === 'list' ? `list of ${block.items.length}` : block.is,
  )

describe.each(DOCUMENTS)('[D27, CONT-4] the text %s', (name) => {
  test('is there in seven languages and no other', () => {
    expect(readdirSync(folder(name)).sort()).toEqual(LANGUAGES.map((language) => `${language}.md`))
  })

  test.each(LANGUAGES)(
    'says the same in %s: version, date, title, and as many parts as in English',
    (language) => {
      const { version, date, title, isDraft, text } = termsIn(name, language)
      expect([version, date, isDraft]).toEqual([2, termsIn(name, 'en').date, true])
      expect(title).not.toBe('')
      expect(shapeOf(name, language)).toEqual(shapeOf(name, 'en'))
      // Notes for the operator are only in the front matter.
      expect(text).not.toMatch(/draft|legal review|---/)
    },
  )
})

test('[CONT-4] a change of the front matter alone changes neither the text nor the hash of an acceptance', () => {
  const file =
    '---\nversion: 3\ndate: 2027-01-02\nreview: "draft, needs legal review"\ntitle: "T"\n---\n\nOne.\n'
  const reviewed = file.replace('review: "draft, needs legal review"\n', '')
  expect(readTerms(file)).toMatchObject({ version: 3, date: '2027-01-02', isDraft: true, text: 'One.' })
  expect(readTerms(reviewed)).toMatchObject({ isDraft: false, text: 'One.' })
})
