import { loadPassageTexts } from '@reprieve/content/solacePassages.ts'
import passages from '@reprieve/content/solace/passages.json' with { type: 'json' }
import { quotePassage } from '@reprieve/domain/guide/passages.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { loadGuide } from '../../server/src/guide/loadGuide.ts'

const docs = new Map(
  loadGuide('/nowhere')
    .docs()
    .map((doc) => [doc.id, doc]),
)
const originals = Object.entries(passages).map(([id, ends]) => {
  const doc = docs.get(id.split('/')[0]!)!
  return { id, title: doc.id, text: quotePassage(doc, ends)!.text }
})
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')

const digitsOf = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(' ')
const linesOf = (text: string): number => text.split('\n').length

test.each(TRANSLATED)(
  '[ASST-106] every passage has a translation with the same numbers in %s',
  async (language) => {
    const texts = (await loadPassageTexts(language))!
    expect(Object.keys(texts.passages).toSorted()).toEqual(originals.map(({ id }) => id).toSorted())
    const wrong = originals.filter(({ id, text }) => {
      const said = texts.passages[id]!
      return (
        said.trim() === '' ||
        said === text ||
        digitsOf(said) !== digitsOf(text) ||
        linesOf(said) !== linesOf(text)
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  },
)

test.each(TRANSLATED)('[ASST-106] every article that is quoted has a title in %s', async (language) => {
  const { titles } = (await loadPassageTexts(language))!
  expect(originals.filter(({ title }) => (titles[title] ?? '').trim() === '')).toEqual([])
})

test('[ASST-106] English is quoted as it is', async () => {
  expect(await loadPassageTexts('en')).toBeNull()
})
