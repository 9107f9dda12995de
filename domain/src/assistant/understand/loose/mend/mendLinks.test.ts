import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { builtInThings } from '@reprieve/domain/assistant/testing/builtInThings.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import { thingBook } from '../../thingBook.ts'
import type { TopicId } from '../../topicIds.ts'
import { looseFeatures } from '../looseFeatures.ts'
import { looseQuestion } from '../looseQuestion.ts'
import { readWithThesaurus } from '../looseReading.ts'
import { testThesaurus } from '../thesaurus/testThesaurus.ts'
import { areBesideEachOther } from './eitherOrWords.ts'
import { AFTER_WORDS, HOT_DAY_WORDS, WEEKDAY_NAMES, WHAT_BRINGS, WITH_AND_WITHOUT } from './linkWords.ts'
import { DAYS_MENDS, LINK_MENDS, withWeekdays } from './mendLinks.ts'
import { withoutAsides } from './subjectWords.ts'

const thing = (list: KnownThing['thing']['list'], key: string): KnownThing => ({
  key,
  label: key,
  names: [key],
  thing: { list, ids: [`${list}.${key}`] },
})
const calendar = { today: '2026-11-16', weekStart: 1 } as const
const garden = thing('meaningful_activities', 'gardening')
const housework = thing('meaningful_activities', 'household')
const nausea = thing('symptom', 'nausea')
const badNight = thing('symptom', 'poor-sleep')
const knee = thing('location', 'knee-left')
const weather = thing('aggravating_factor', 'weather')
const byTopic = new Map<TopicId, readonly KnownThing[]>([
  ['gardening', [garden]],
  ['housework', [housework]],
  ['nausea', [nausea]],
  ['poor-sleep', [badNight]],
  ['knee', [knee]],
  ['hot-weather', [weather]],
  ['heat', [thing('alleviating_factor', 'heat')]],
])

interface Case {
  intent: UnderstoodQuestion['intent']
  topics: readonly (readonly [TopicId, string])[]
}

function mendingOf(typed: string, { intent, topics }: Case) {
  const read = readWithThesaurus(typed, {
    thesaurus: testThesaurus(),
    book: thingBook(builtInThings),
    calendar,
  })
  const reading = { ...read, names: [], topics: topics.map(([topic, words]) => ({ topic, words })) }
  const parts = { reading, features: looseFeatures(reading, { of: () => [] }), byTopic, calendar }
  const asked = looseQuestion(intent, { ...parts, context: { byTopic, calendar, before: null } })
  return { ...parts, asked, text: foldWords(typed), isWhy: false }
}

const mended = (typed: string, one: Case): UnderstoodQuestion | null =>
  [...DAYS_MENDS, ...LINK_MENDS].reduce<UnderstoodQuestion | null>(
    (found, mend) => found ?? mend(mendingOf(typed, one)),
    null,
  )

test('[ASST-276] the day after something, also where the day before is named', () => {
  const topics = [
    ['gardening', 'mow'],
    ['knee', 'knee'],
  ] as const
  const after = { intent: 'day-after', things: [garden.thing], place: knee.thing }
  expect(mended('is my knee worse the day after I mow', { intent: 'link-of', topics })).toMatchObject(after)
  expect(mended('knee worse if I mow the day before', { intent: 'time-of-day', topics })).toMatchObject(after)
  expect(mended('my knee the same day and the day after I mow', { intent: 'link-of', topics })).toBeNull()
  expect(mended('is my knee worse when I mow', { intent: 'link-of', topics })).toBeNull()
})

test('[ASST-278] what came of something else, and no pain', () => {
  const night = [
    ['nausea', 'sick'],
    ['poor-sleep', 'bad night'],
  ] as const
  expect(mended('am I sick after a bad night', { intent: 'link-of', topics: night })).toMatchObject({
    intent: 'link-two',
    things: [nausea.thing],
    second: [badNight.thing],
    ways: ['shares'],
  })
  expect(
    mended('is it worse when I am sick after a bad night', { intent: 'link-of', topics: night }),
  ).toBeNull()
  const sleep = [
    ['gardening', 'garden'],
    ['poor-sleep', 'sleep'],
  ] as const
  expect(mended('do I sleep worse after the garden', { intent: 'link-of', topics: sleep })).toMatchObject({
    things: [badNight.thing],
    second: [garden.thing],
    ways: ['shares-after'],
  })
  const withKnee = [...sleep, ['knee', 'knee']] as const
  expect(
    mended('do I sleep worse after the garden, my knee', { intent: 'link-of', topics: withKnee }),
  ).toBeNull()
})

test('[ASST-280] days with something and days without it', () => {
  const topics = [
    ['gardening', 'garden'],
    ['knee', 'knee'],
  ] as const
  expect(
    mended('my knee on days I garden versus days without', { intent: 'good-against-bad', topics }),
  ).toMatchObject({ intent: 'link-of', things: [garden.thing], place: knee.thing })
  expect(mended('my knee on days I garden', { intent: 'good-against-bad', topics })).toBeNull()
})

test('[ASST-279] what brings a kind of pain on is what came with more of it', () => {
  const topics = [['nerve-pain', 'sciatica']] as const
  expect(mended('in what situations does my sciatica flare up', { intent: 'link-of', topics })).toMatchObject(
    { intent: 'more-with', things: [], topic: null },
  )
  expect(
    mended('what is usually there before a bad flare', {
      intent: 'day-before',
      topics: [['flare', 'flare']],
    }),
  ).toMatchObject({ intent: 'day-before', ways: ['eves'] })
  expect(
    mended('what happened before my last flare', { intent: 'day-before', topics: [['flare', 'flare']] }),
  ).toBeNull()
})

test('[ASST-283] hot days are weather', () => {
  const topics = [['heat', 'hot']] as const
  expect(mended('is it worse on hot days', { intent: 'did-help', topics })).toMatchObject({
    intent: 'link-of',
    things: [weather.thing],
    topic: 'hot-weather',
  })
  expect(mended('is it better with a hot bath', { intent: 'did-help', topics })).toBeNull()
})

test('[ASST-282] a weekday in a question about a thing is told beside it', () => {
  const one = { intent: 'link-of', topics: [['gardening', 'garden']] } as const
  const mending = mendingOf('garden on wednesdays, does thursday hurt', one)
  expect(withWeekdays(mending.asked, mending)).toMatchObject({ ways: ['weekdays'], periods: [] })
  const without = mendingOf('does the garden hurt', one)
  expect(withWeekdays(without.asked, without)).toBe(without.asked)
})

test('[ASST-284] between two things', () => {
  const between = (typed: string, ...two: readonly [string, string]): boolean =>
    areBesideEachOther(typed, two, 'en')
  expect(between('between shopping and cleaning, which is worse', 'shopping', 'cleaning')).toBe(true)
  expect(between('is there a link between shopping and cleaning', 'shopping', 'cleaning')).toBe(false)
})

const WORDS: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  en: ['the next day', 'days I dance and days I don’t', 'in what situations', 'on hot days', 'Thursday'],
  de: [
    'am nächsten Tag',
    'an Tagen mit Tanz und an Tagen ohne',
    'in welchen Situationen',
    'bei Hitze',
    'freitags',
  ],
  es: [
    'al día siguiente',
    'los días que bailo y los que no',
    'en qué situaciones',
    'ola de calor',
    'el jueves',
  ],
  fr: [
    'le lendemain',
    'les jours avec danse et les jours sans',
    'dans quelles circonstances',
    'la canicule',
    'jeudi',
  ],
  ko: ['다음 날', '춤춘 날하고 안 춘 날', '어떤 상황에서', '폭염', '목요일'],
  ru: ['на следующий день', 'в дни с танцами и в дни без танцев', 'в каких ситуациях', 'в жару', 'в четверг'],
  'zh-rCN': ['第二天', '跳舞的日子和不跳的日子', '什么情况下', '大热天', '周四'],
}

test.each(LANGUAGES)(
  '[ASST-276, ASST-279, ASST-280, ASST-282, ASST-283] the words of links in %s',
  (language) => {
    const tables = [AFTER_WORDS, WITH_AND_WITHOUT, WHAT_BRINGS, HOT_DAY_WORDS, WEEKDAY_NAMES]
    const found = tables.map((table, at) => table[language].test(foldWords(WORDS[language][at]!)))
    expect(found).toEqual([true, true, true, true, true])
  },
)

test.each([
  ['is it the stairs or is it all in my head', 'is it the stairs '],
  ["c'est vrai ou c'est dans ma tête", "c'est vrai "],
  ['Ist das so oder nur in meinem Kopf?', 'Ist das so ?'],
  ['¿es verdad o está en mi cabeza?', '¿es verdad ?'],
  ['это правда или всё у меня в голове', 'это правда '],
  ['Seit wir im 3. Stock wohnen', 'Seit wir   wohnen'],
  ['the pain is in my head', 'the pain is in my head'],
])('[ASST-281] an aside is no part of the body: %s', (typed, left) => {
  expect(withoutAsides(typed)).toBe(left)
})
