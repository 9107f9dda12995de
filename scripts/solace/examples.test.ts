import { loadSolaceModel } from '@reprieve/content/solaceModels.ts'
import { QUESTION_LABELS } from '@reprieve/domain/assistant/understand/example/questionLabels.ts'
import { APP_TOPIC_IDS } from '@reprieve/domain/assistant/understand/topicIds.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprintExamples, readExampleLines } from './examples.ts'

const LABELS = [...QUESTION_LABELS, ...APP_TOPIC_IDS.map((topic) => `app-${topic}`)].toSorted()
const FEWEST = 9
const GUIDE = new URL('../../content/guide/articles/', import.meta.url)
const ARTICLES = [
  'none',
  ...readdirSync(GUIDE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => basename(path, '.md')),
].toSorted()

test.each(LANGUAGES)('[ASST-74] every label has examples in %s, none of them twice', (language) => {
  const lines = readExampleLines(language)
  const count = new Map<string, number>()
  for (const { label } of lines) count.set(label, (count.get(label) ?? 0) + 1)
  expect([...count.keys()].toSorted()).toEqual(LABELS)
  expect([...count].filter(([, found]) => found < FEWEST)).toEqual([])
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  expect(lines.filter(({ text }) => text.trim() === '')).toEqual([])
})

test.each(LANGUAGES)('[ASST-87] every article has examples in %s', (language) => {
  const lines = readExampleLines(language, 'articles')
  const few = ARTICLES.filter((id) => lines.filter(({ label }) => label === id).length < FEWEST)
  expect(few).toEqual([])
  expect(lines.filter(({ label }) => !ARTICLES.includes(label))).toEqual([])
})

test.each(LANGUAGES)('[ASST-74, ASST-87] the model of %s was made from its examples', async (language) => {
  const { questions, articles, madeFrom } = await loadSolaceModel(language)
  expect(questions.labels).toEqual(LABELS)
  expect(articles.labels).toEqual(ARTICLES)
  // If this fails: node scripts/solace/train.ts
  expect(madeFrom).toBe(fingerprintExamples(language))
})
