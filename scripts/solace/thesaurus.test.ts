import { DEFAULT_LISTS } from '@reprieve/content/lists.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { loadSolaceWords } from '@reprieve/content/solaceWords.ts'
import topics from '@reprieve/content/solace/topics.json' with { type: 'json' }
import { PERIOD_NAMES } from '@reprieve/domain/assistant/understand/loose/days/namedPeriods.ts'
import { splitPhrase } from '@reprieve/domain/assistant/understand/loose/thesaurus/questionWords.ts'
import { WORDED_APP_TOPIC_IDS, ASK_IDS, TOPIC_IDS } from '@reprieve/domain/assistant/understand/topicIds.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const book = compileBook(SAFETY_FILES)
/** In a short run, every so many phrases. */
const STEP = process.env['REPRIEVE_LONG'] === '1' ? 1 : 10
const FEWEST = 400
const GUIDE = new URL('../../content/guide/articles/', import.meta.url)

async function entriesIn(language: Language): Promise<[string, string][]> {
  const { topics: ofTopics, asks, app } = await loadSolaceWords(language)
  return [ofTopics, asks, app].flatMap((part) =>
    Object.entries(part).flatMap(([id, phrases]) => phrases.map((phrase): [string, string] => [id, phrase])),
  )
}

test.each(LANGUAGES)(
  '[ASST-47] the words of every topic, ask and part of the app are there in %s',
  async (language) => {
    const words = await loadSolaceWords(language)
    expect(Object.keys(words.topics).toSorted()).toEqual([...TOPIC_IDS].toSorted())
    expect(Object.keys(words.asks).toSorted()).toEqual([...ASK_IDS].toSorted())
    expect(Object.keys(words.app).toSorted()).toEqual([...WORDED_APP_TOPIC_IDS].toSorted())
    expect(Object.keys(words.periods).toSorted()).toEqual([...PERIOD_NAMES].toSorted())
    const entries = await entriesIn(language)
    expect(entries.length).toBeGreaterThanOrEqual(FEWEST)
    expect(entries.filter(([, phrase]) => splitPhrase(phrase, language).length === 0)).toEqual([])
  },
)

test.each(LANGUAGES)('[ASST-47] no phrase has two meanings in %s', async (language) => {
  const byText = new Map<string, Set<string>>()
  for (const [id, phrase] of await entriesIn(language)) {
    const text = splitPhrase(phrase, language)
      .map((word) => word.text)
      .join(' ')
    byText.set(text, (byText.get(text) ?? new Set()).add(id))
  }
  expect([...byText].filter(([, ids]) => ids.size > 1)).toEqual([])
})

test.each(LANGUAGES)(
  '[ASST-47] no phrase in %s is one that the safety book would answer',
  async (language) => {
    const dangerous = (await entriesIn(language)).filter(
      ([, phrase], at) => at % STEP === 0 && lookForDanger(phrase.replaceAll('~', ''), book) !== null,
    )
    expect(dangerous).toEqual([])
  },
)

test('[ASST-47] the items and articles of every topic exist', () => {
  const items = new Set(
    Object.entries(DEFAULT_LISTS).flatMap(([list, own]) => own.map(({ key }) => `${list}.${key}`)),
  )
  const articles = new Set(
    readdirSync(GUIDE, { recursive: true, encoding: 'utf8' }).flatMap(
      (file) => /([\w-]+)\.md$/.exec(file)?.[1] ?? [],
    ),
  )
  expect(Object.keys(topics).toSorted()).toEqual([...TOPIC_IDS].toSorted())
  const missing = Object.entries(topics).flatMap(([id, topic]) => [
    ...topic.items.filter((item) => !items.has(item)).map((item) => `${id} ${item}`),
    ...topic.guide.filter((article) => !articles.has(article)).map((article) => `${id} ${article}`),
  ])
  expect(missing).toEqual([])
})
