import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { builtInThings } from '@reprieve/domain/assistant/testing/builtInThings.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import { thingBook } from '../../thingBook.ts'
import type { TopicId } from '../../topicIds.ts'
import { looseFeatures } from '../looseFeatures.ts'
import type { LooseReading } from '../looseReading.ts'
import { looseQuestion } from '../looseQuestion.ts'
import { readWithThesaurus } from '../looseReading.ts'
import { testThesaurus } from '../thesaurus/testThesaurus.ts'
import { inPlainWords } from '../sayings/inPlainWords.ts'
import { PAIR_MENDS } from './mendPairs.ts'
import { HARD_PLACE_WORDS, LONGEST_WORDS, NAP_WORDS, SWITCH_WORDS, TOGETHER_WORDS } from './pairWords.ts'
import { withoutSessions } from './subjectWords.ts'

const thing = (list: KnownThing['thing']['list'], key: string): KnownThing => ({
  key,
  label: key,
  names: [key],
  thing: { list, ids: [`${list}.${key}`] },
})
const head = thing('location', 'head')
const neck = thing('location', 'neck')
const choir = thing('meaningful_activities', 'choir')
const friends = thing('meaningful_activities', 'friends')
const badNight = thing('symptom', 'poor-sleep')
const byTopic = new Map<TopicId, readonly KnownThing[]>([
  ['head', [head]],
  ['neck', [neck]],
  ['music', [choir]],
  ['visitors-people', [friends]],
  ['poor-sleep', [badNight]],
])
const calendar = { today: '2026-11-16', weekStart: 1 } as const

interface Case {
  asked: Partial<UnderstoodQuestion> & Pick<UnderstoodQuestion, 'intent'>
  topics: readonly (readonly [TopicId, string])[]
  unknownMedicines?: readonly string[]
  asks?: LooseReading['asks']
}

function mended(
  typed: string,
  { asked, topics, unknownMedicines = [], asks }: Case,
): UnderstoodQuestion | null {
  const read = readWithThesaurus(typed, {
    thesaurus: testThesaurus(),
    book: thingBook(builtInThings),
    calendar,
  })
  const named = topics.map(([topic, words]) => ({ topic, words }))
  const reading = { ...read, names: [], topics: named, unknownMedicines, asks: asks ?? read.asks }
  const features = looseFeatures(reading, { of: () => [] })
  const parts = { reading, features, byTopic, calendar }
  const plain = looseQuestion(asked.intent, { ...parts, context: { byTopic, calendar, before: null } })
  const mending = { ...parts, asked: { ...plain, ...asked }, text: foldWords(typed), isWhy: false }
  return PAIR_MENDS.reduce<UnderstoodQuestion | null>((found, mend) => found ?? mend(mending), null)
}

test.each([
  ["I've a feeling the headaches come with the neck ache", 'the headaches come with the neck ache'],
  ["it didn't touch the pain", 'it did not help the pain'],
  ['ich habe kein Auge zugemacht', 'ich habe nicht geschlafen'],
  ['y ahora no levanto cabeza', 'y ahora no mejoro'],
  ['j’en ai plein le dos', 'j’en ai assez'],
  ['눈에 띄게 나아졌나요', '뚜렷하게 나아졌나요'],
  ['что ему сказать? в кабинете все из головы вылетает', 'что ему сказать? '],
  ['боль как рукой сняло', 'боль сразу помогло'],
  ['这个月整晚没合眼', '这个月没睡着'],
  ['duele la espalda, o son cosas mías?', 'duele la espalda?'],
  ['my gut is sore and my neck is stiff', 'my gut is sore and my neck is stiff'],
  ['me duele hasta el cuello', 'me duele hasta el cuello'],
  ['estoy hasta el cuello de trabajo', 'estoy con mucho de trabajo'],
])('[ASST-296] a saying is read by what it means: %s', (typed, plain) => {
  expect(inPlainWords(typed)).toBe(plain)
})

test('[ASST-297] two places together are counted on the same days', () => {
  const topics = [
    ['head', 'headaches'],
    ['neck', 'neck'],
  ] as const
  const asked = { intent: 'avg-pain' } as const
  expect(mended('do the headaches and the neck turn up together', { asked, topics })).toMatchObject({
    intent: 'link-two',
    things: [head.thing],
    second: [neck.thing],
    ways: ['shares'],
  })
  expect(mended('how are my head and neck', { asked, topics })).toBeNull()
})

test('[ASST-298] both things that are put beside each other are answered', () => {
  const topics = [
    ['music', 'choir'],
    ['visitors-people', 'friends'],
  ] as const
  const asked = { intent: 'link-of', topic: 'music' } as const
  expect(mended('am I better after choir or friends', { asked, topics })).toMatchObject({
    intent: 'link-two',
    things: [choir.thing],
    second: [friends.thing],
  })
  const cycling = [topics[0], ['cycling', 'cycling']] as const
  expect(mended('is it choir or cycling', { asked, topics: cycling })).toMatchObject({
    things: [choir.thing],
    second: [],
    topicWords: 'cycling',
  })
  const guests = { asked: { intent: 'weekday' }, topics: [topics[1]] } as const
  expect(mended('weekends with friends, is Monday worse', guests)).toMatchObject({
    intent: 'link-of',
    things: [friends.thing],
  })
})

test('[ASST-299] of a change of medicines both are named', () => {
  const asked = { intent: 'since-start' } as const
  const unknownMedicines = ['celecoxib', 'pregabalin']
  expect(
    mended('better since I switched from celecoxib to pregabalin', { asked, topics: [], unknownMedicines }),
  ).toMatchObject({ intent: 'not-recorded', list: 'medication', topicWords: 'celecoxib, pregabalin' })
})

test('[ASST-300] a link with how somebody slept is one with bad nights, and a nap is none', () => {
  const one: Case = {
    asked: { intent: 'did-help', topic: 'good-sleep' },
    topics: [['good-sleep', 'slept']],
  }
  expect(mended('is there a link between how I slept and the pain', one)).toMatchObject({
    intent: 'link-of',
    things: [badNight.thing],
  })
  expect(mended('is there a link between my nap and the pain', one)).toBeNull()
})

test('[ASST-301] what helps asks for no average', () => {
  const asked = { intent: 'avg-pain', things: [head.thing] } as const
  expect(
    mended('what helped my head', { asked, topics: [['head', 'head']], asks: new Set(['what-helped']) }),
  ).toMatchObject({
    intent: 'what-helped',
    things: [],
    place: head.thing,
  })
})

test('[ASST-302] two things are compared in the place that is named', () => {
  const asked = { intent: 'link-two', things: [choir.thing], second: [friends.thing], place: null } as const
  expect(mended('choir or friends, for my head', { asked, topics: [['head', 'head']] })).toMatchObject({
    intent: 'link-two',
    place: head.thing,
  })
})

test.each([
  ['massage in September 10 sessions', 'massage in September sessions'],
  ['im September 10 Sitzungen', 'im September Sitzungen'],
  ['en septiembre 10 sesiones', 'en septiembre sesiones'],
  ['en septembre 10 séances', 'en septembre séances'],
  ['10월에 10번 받았는데', '10월에  받았는데'],
  ['в сентябре 10 сеансов', 'в сентябре сеансов'],
  ['10月份做了10次推拿', '10月份推拿'],
  ['on September 10', 'on September 10'],
])('[ASST-303] a number of sessions is no day: %s', (typed, left) => {
  expect(withoutSessions(typed)).toBe(left)
})

test('[ASST-303] the longest time without a pill is counted by the doses', () => {
  const topics = [['painkillers', 'pain pill']] as const
  expect(mended('longest run without a pain pill', { asked: { intent: 'spell' }, topics })).toMatchObject({
    intent: 'spell',
    list: 'medication',
    effect: 'not',
  })
})

const WORDS: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  en: ['together', 'switched from', 'really bad', 'longest', 'nap'],
  de: ['gleichzeitig', 'umgestiegen', 'richtig schlimm', 'am längsten', 'Mittagsschlaf'],
  es: ['juntos', 'cambié', 'muy fuerte', 'más larga', 'siesta'],
  fr: ['ensemble', 'passé', 'vraiment mal', 'plus longue', 'sieste'],
  ko: ['같은 날', '에서 트라마돌로 바꾸고', '정말 아픈', '가장 오래', '낮잠'],
  ru: ['вместе', 'перешла', 'очень сильно', 'дольше всего', 'дневной сон'],
  'zh-rCN': ['一起', '换到', '特别疼', '最长', '午睡'],
}

test.each(LANGUAGES)('[ASST-297, ASST-299, ASST-300, ASST-303] the words of pairs in %s', (language) => {
  const tables = [
    TOGETHER_WORDS[language],
    SWITCH_WORDS[language],
    HARD_PLACE_WORDS[language],
    LONGEST_WORDS,
    NAP_WORDS,
  ]
  expect(tables.map((table, at) => table.test(foldWords(WORDS[language][at]!)))).toEqual(
    tables.map(() => true),
  )
})
