import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { builtInThings } from '@reprieve/domain/assistant/testing/builtInThings.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import { thingBook } from '../../thingBook.ts'
import type { TopicId } from '../../topicIds.ts'
import { BESIDE_MEDICINES, LAST_SEASON } from './besideWords.ts'
import { looseFeatures, type LooseFeature } from '../looseFeatures.ts'
import { looseQuestion } from '../looseQuestion.ts'
import { readWithThesaurus, type LooseReading } from '../looseReading.ts'
import { BESIDE_MENDS } from './mendBeside.ts'
import { testThesaurus } from '../thesaurus/testThesaurus.ts'

const thing = (list: KnownThing['thing']['list'], key: string): KnownThing => ({
  key,
  label: key,
  names: [key],
  thing: { list, ids: [`${list}.${key}`] },
})
const calendar = { today: '2026-11-16', weekStart: 1 } as const

interface Case {
  intent: UnderstoodQuestion['intent']
  topics?: readonly { topic: TopicId; words: string }[]
  byTopic?: readonly (readonly [TopicId, readonly KnownThing[]])[]
  features?: readonly LooseFeature[]
  reading?: Partial<LooseReading>
  asked?: Partial<UnderstoodQuestion>
}

function mended(typed: string, { intent, topics = [], byTopic = [], features, reading, asked }: Case) {
  const read = readWithThesaurus(typed, {
    thesaurus: testThesaurus(),
    book: thingBook(builtInThings),
    calendar,
  })
  const whole: LooseReading = { ...read, topics, ...reading }
  const all = features ?? [...looseFeatures(whole, { of: () => [] })]
  const parts = { reading: whole, features: new Set(all), byTopic: new Map(byTopic), calendar }
  const about = looseQuestion(intent, { ...parts, context: { byTopic: new Map(), calendar, before: null } })
  const mending = {
    ...parts,
    asked: { ...about, things: [], ...asked },
    text: foldWords(typed),
    isWhy: false,
  }
  return BESIDE_MENDS.reduce<UnderstoodQuestion | null>((found, mend) => found ?? mend(mending), null)
}

const heat = thing('alleviating_factor', 'heat')
const cold = thing('alleviating_factor', 'cold')

test('[ASST-244] heat and cold are both told, also where cold is a word of the weather', () => {
  const sides = {
    intent: 'link-of',
    features: ['better'],
    topics: [
      { topic: 'heat', words: 'heat' },
      { topic: 'cold-weather', words: 'cold' },
    ],
    byTopic: [
      ['heat', [heat]],
      ['cold-pack', [cold]],
    ],
  } as const
  expect(mended('is heat or cold better for it', sides)).toMatchObject({
    intent: 'help-two',
    things: [heat.thing],
    second: [cold.thing],
  })
  expect(mended('heat in the cold is better', { ...sides, features: [] })).toBeNull()
})

test('[ASST-244] two medicines have their own marks', () => {
  const [one, other] = [thing('medication', 'aleve'), thing('medication', 'solpadol')]
  const both = { names: [[one], [other]] }
  expect(
    mended('did aleve work better than solpadol', {
      intent: 'did-help',
      features: ['compare'],
      reading: both,
    }),
  ).toMatchObject({ intent: 'help-two', things: [one.thing], second: [other.thing] })
  expect(
    mended('did aleve help', { intent: 'did-help', features: ['compare'], reading: { names: [[one]] } }),
  ).toBeNull()
})

test('[ASST-244] of sitting and standing, what the diary lacks is named', () => {
  const topics = [
    { topic: 'sitting', words: 'sitting' },
    { topic: 'standing', words: 'standing' },
  ] as const
  const typed = 'is sitting or standing worse'
  expect(mended(typed, { intent: 'trend', topics })).toMatchObject({
    intent: 'not-recorded',
    topicWords: 'sitting, standing',
  })
  const sitting = thing('aggravating_factor', 'sitting')
  expect(mended(typed, { intent: 'trend', topics, byTopic: [['sitting', [sitting]]] })).toMatchObject({
    intent: 'link-two',
    things: [sitting.thing],
    second: [],
    topicWords: 'standing',
  })
})

test('[ASST-245] a remedy without a day is no start: its marks, or that there is none', () => {
  const topics = [{ topic: 'cupping', words: 'cupping' }] as const
  expect(mended('better since the cupping', { intent: 'since-start', topics })).toMatchObject({
    intent: 'not-recorded',
    topicWords: 'cupping',
  })
})

test('[ASST-246] the last winter is the time of a link, and flares those of strong pain', () => {
  const range = { is: 'custom', from: '2025-12-01', to: '2026-02-28' } as const
  const season = { range, from: range.from, to: range.to, unit: null }
  expect(
    mended('did gardening last winter hurt my back', {
      intent: 'link-of',
      asked: { things: [{ list: 'aggravating_factor', ids: ['x'] }] },
      reading: { seasons: [season], periods: [] },
    }),
  ).toMatchObject({ intent: 'link-of', periods: [range] })
  expect(
    mended('what have i tried in flares', {
      intent: 'all-tried',
      topics: [{ topic: 'flare', words: 'flares' }],
    }),
  ).toMatchObject({ intent: 'helped-when-bad' })
})

test('[ASST-247] how fast a medicine works is told of it or not at all', () => {
  expect(
    mended('how fast does acetaminophen work', {
      intent: 'how-fast',
      reading: { unknownMedicines: ['acetaminophen'], part: null },
    }),
  ).toMatchObject({ intent: 'not-recorded', topicWords: 'acetaminophen', list: 'medication' })
  const within = thing('medication', 'solpadol')
  expect(
    mended('how fast does paracetamol work', {
      intent: 'how-fast',
      reading: { part: { words: 'paracetamol', within: [within] } },
    }),
  ).toMatchObject({ intent: 'how-fast', things: [within.thing] })
})

const BESIDE: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['what helped most apart from my tablets', 'did gardening last winter hurt'],
  de: ['was hilft außer Tabletten', 'im letzten Winter'],
  es: ['aparte de las pastillas', 'el invierno pasado'],
  fr: ['à part les médicaments', 'l’hiver dernier'],
  ko: ['약 말고 뭐가 잘 들었어', '지난 겨울에'],
  ru: ['что помогает кроме таблеток', 'прошлой зимой'],
  'zh-rCN': ['除了药什么最管用', '去年冬天'],
}

test('[ASST-247] medicines are left out in every language', () => {
  expect(mended(BESIDE.en[0], { intent: 'what-helped' })).toMatchObject({ list: 'alleviating_factor' })
  for (const [language, [beside, winter]] of Object.entries(BESIDE) as [Language, [string, string]][]) {
    expect(BESIDE_MEDICINES[language].test(foldWords(beside))).toBe(true)
    expect(LAST_SEASON[language].test(foldWords(winter))).toBe(true)
  }
})
