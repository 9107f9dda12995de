import { APP_PLACES } from '@reprieve/domain/assistant/answer/talk/appPlaces.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { helpSectionText, readHelp } from '@reprieve/content/help.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { APP_TOPIC_IDS } from '@reprieve/domain/assistant/understand/topicIds.ts'
import { NOTHING_ASKED, type UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { GuideDoc } from '@reprieve/domain/guide/searchIndex.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createGuideSearch } from './guideSearch.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { quoteHelp, quoteTopic } from './quotes.ts'
import { translateQuotes } from './translateQuotes.ts'

const article = (id: string): GuideDoc => ({
  id,
  title: `About ${id}`,
  summary: '',
  tags: [],
  minutes: 4,
  sections: [
    { heading: null, paragraphs: ['The beginning.'] },
    {
      heading: 'Try this',
      paragraphs: ['Do this:', 'Choose one time to get up. Keep to it.', 'Another step.'],
    },
  ],
})
const docs = ['waking-at-night', 'a-steady-wind-down'].map(article)
const asked = (own: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
  ...NOTHING_ASKED,
  intent: 'link-of',
  ...own,
})

test('[ASST-61] one passage about the topic: what to do, with title and minutes', () => {
  const guide = createGuideSearch({ docs, freeIds: [] })
  expect(quoteTopic(guide, asked({ topic: 'poor-sleep' }), true)).toEqual([
    {
      is: 'guide',
      contentId: 'waking-at-night',
      title: 'About waking-at-night',
      quote: 'Choose one time to get up. Keep to it.',
      section: 'try-this',
      minutes: 4,
    },
  ])
  expect(quoteTopic(guide, asked({ topic: 'smoking' }), true)).toEqual([])
  expect(quoteTopic(guide, asked({ topic: 'poor-sleep', intent: 'basis' }), true)).toEqual([])
})

test('[ASST-61] a thing that was named has the articles of its topic', () => {
  const guide = createGuideSearch({ docs, freeIds: [] })
  const poorSleep = [...BUILT_IN_BY_ID.values()].find(({ key }) => key === 'poor-sleep')!.id
  const things = [{ list: 'symptom' as const, ids: [poorSleep] }]
  expect(quoteTopic(guide, asked({ things }), true)).toMatchObject([{ contentId: 'waking-at-night' }])
  expect(quoteTopic(guide, asked({ things, intent: 'how-often' }), true)).toEqual([])
})

test('[ASST-61, ASST-27] never from an article that the plan hides', () => {
  const guide = createGuideSearch({ docs, freeIds: ['a-steady-wind-down'] })
  const [part] = quoteTopic(guide, asked({ topic: 'poor-sleep' }), false)
  expect(part).toMatchObject({ contentId: 'a-steady-wind-down' })
  const none = createGuideSearch({ docs, freeIds: [] })
  expect(quoteTopic(none, asked({ topic: 'poor-sleep' }), false)).toEqual([])
})

const FOLDERS = { userGuide: 'user-guide', faq: 'faq' } as const
const helpFile = (page: keyof typeof FOLDERS, language: string): string =>
  readFileSync(new URL(`../../content/help/${FOLDERS[page]}/${language}.md`, import.meta.url), 'utf8')

test.each(LANGUAGES)(
  '[ASST-57, ASST-88] lines of the help pages are quoted word for word, in %s',
  (language) => {
    for (const app of APP_TOPIC_IDS) {
      const { page, anchor, lines } = APP_PLACES[app]
      const file = helpFile(page, language)
      const section = readHelp(file).find((one) => one.anchor === anchor)
      const there = section === undefined ? [] : helpSectionText(section).split('\n')
      const [part, ...more] = quoteHelp(file, asked({ intent: 'app', app }))
      if (part?.is !== 'help') throw new Error(`nothing is quoted about ${app}`)
      const quoted = part.quote.split('\n')
      expect(more).toEqual([])
      expect(quoted).toHaveLength(lines.length)
      expect(quoted.filter((line) => !there.slice(1).includes(line))).toEqual([])
    }
  },
)

test('[ASST-57] the lines that answer the question are quoted, and the page that they are from', () => {
  const [own] = quoteHelp(helpFile('userGuide', 'en'), asked({ intent: 'app', app: 'own-items' }))
  expect(own).toMatchObject({ anchor: 'lists', quote: expect.stringContaining('Add New') as string })
  expect(own).not.toHaveProperty('page')
  const [lost] = quoteHelp(helpFile('faq', 'en'), asked({ intent: 'app', app: 'lost-phone' }))
  expect(lost).toMatchObject({ anchor: 'lost-device', page: 'faq' })
})

test('[ASST-106, ASST-189] in another language a chosen passage is translated, and an article by its first step', async () => {
  const chosen: AnswerPart = {
    is: 'guide',
    contentId: 'heat-and-cold',
    title: 'Heat and cold',
    quote: 'In English.',
    section: null,
    passage: 'heat-and-cold/which-one',
  }
  const { passage: _, ...other } = chosen
  const [translated, linked] = await translateQuotes([chosen, other], 'de')
  expect(translated).toMatchObject({ language: 'de', title: 'Wärme und Kälte' })
  expect(translated).not.toMatchObject({ quote: 'In English.' })
  expect(linked).toMatchObject({ title: 'Wärme und Kälte' })
  expect(linked).toEqual({ ...translated, passage: undefined })
  const [unknown] = await translateQuotes([{ ...other, contentId: 'no-such-article' }], 'de')
  expect(unknown).toMatchObject({ quote: null })
  expect(await translateQuotes([chosen], 'en')).toEqual([chosen])
})
