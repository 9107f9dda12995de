import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from './language.ts'
import type { Messages } from './words.ts'

const jsonAt = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const SAID = ['notifyTitle', 'notifyBody', 'notifyQuick']

/** Every text in it, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Of what is told of health: words of four letters or more, of two where a word is written with so few. */
function wordsOf(language: Language, texts: readonly string[]): Set<string> {
  const least = ['ko', 'zh-rCN'].includes(language) ? 2 : 4
  const cut = new Intl.Segmenter(language === 'zh-rCN' ? 'zh' : language, { granularity: 'word' })
  const pieces = texts.flatMap((text) => [...cut.segment(text.toLowerCase())])
  const words = pieces.filter(({ isWordLike, segment }) => isWordLike === true && segment.length >= least)
  return new Set(words.map(({ segment }) => segment))
}

const catalogue = ['conditions', 'medications'].flatMap((name) =>
  textsIn(jsonAt(`../../content/catalogue/${name}.json`)),
)

/** Those of the scales, the lists and the catalogue that stand in the texts. */
function healthIn(language: Language, texts: readonly string[]): string[] {
  const areas = ['scale', 'listItems'].flatMap((area) => textsIn(jsonAt(`../${language}/${area}.json`)))
  const health = wordsOf(language, [...areas, ...catalogue])
  return [...wordsOf(language, texts)].filter((word) => health.has(word))
}

test.each(LANGUAGES)('[TEXT-7, REM-12] a notification in %s says no word of health', (language) => {
  const messages = jsonAt(`../${language}/reminders.json`) as Messages
  const said = SAID.map((key) => messages[key] ?? '')
  expect(said.filter((text) => text === '')).toEqual([])
  expect(healthIn(language, said)).toEqual([])
  // The same look finds one where there is one.
  const medicine = catalogue.find((name) => name.toLowerCase() === 'ibuprofen') ?? ''
  expect(healthIn(language, [`${said.join('. ')}. ${medicine}.`])).toEqual(['ibuprofen'])
})
