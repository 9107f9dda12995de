import passages from '@reprieve/content/solace/passages.json' with { type: 'json' }
import { loadSolaceModel } from '@reprieve/content/solaceModels.ts'
import { QUESTION_LABELS } from '@reprieve/domain/assistant/understand/example/questionLabels.ts'
import { APP_TOPIC_IDS } from '@reprieve/domain/assistant/understand/topicIds.ts'
import { quotePassage } from '@reprieve/domain/guide/passages.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { loadGuide } from '../../server/src/guide/loadGuide.ts'
import { fingerprintExamples, readExampleLines } from './examples.ts'

const LABELS = [...QUESTION_LABELS, ...APP_TOPIC_IDS.map((topic) => `app-${topic}`)].toSorted()
const FEWEST = 9
const FEWEST_OF_PASSAGE = 5
const MOST_LETTERS = 500
const PASSAGES = ['none', ...Object.keys(passages)].toSorted()

test.each(LANGUAGES)('[ASST-74] every label has examples in %s, none of them twice', (language) => {
  const lines = readExampleLines(language)
  const count = new Map<string, number>()
  for (const { label } of lines) count.set(label, (count.get(label) ?? 0) + 1)
  expect([...count.keys()].toSorted()).toEqual(LABELS)
  expect([...count].filter(([, found]) => found < FEWEST)).toEqual([])
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  expect(lines.filter(({ text }) => text.trim() === '')).toEqual([])
})

test.each(LANGUAGES)('[ASST-87, ASST-89] every passage has examples in %s', (language) => {
  const lines = readExampleLines(language, 'passages')
  const few = PASSAGES.filter((id) => lines.filter(({ label }) => label === id).length < FEWEST_OF_PASSAGE)
  expect(few).toEqual([])
  expect(lines.filter(({ label }) => !PASSAGES.includes(label))).toEqual([])
})

test.each(LANGUAGES)('[ASST-74, ASST-87] the model of %s was made from its examples', async (language) => {
  const { questions, passages: ofGuide, madeFrom } = await loadSolaceModel(language)
  expect(questions.labels).toEqual(LABELS)
  expect(ofGuide.labels).toEqual(PASSAGES)
  // If this fails: node scripts/solace/train.ts
  expect(madeFrom).toBe(fingerprintExamples(language))
})

test('[ASST-89] every passage is in its article, and short enough to quote', () => {
  const docs = new Map(
    loadGuide('/nowhere')
      .docs()
      .map((doc) => [doc.id, doc]),
  )
  const wrong = Object.entries(passages).filter(([id, ends]) => {
    const doc = docs.get(id.split('/')[0]!)
    const quoted = doc === undefined ? null : quotePassage(doc, ends)
    return quoted === null || quoted.text.length > MOST_LETTERS
  })
  expect(wrong).toEqual([])
})
