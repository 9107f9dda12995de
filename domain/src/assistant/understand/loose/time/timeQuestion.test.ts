import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { builtInThings } from '@reprieve/domain/assistant/testing/builtInThings.ts'
import {
  NOTHING_ASKED,
  type Intent,
  type UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import { painLevel } from '../../example/painLevel.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { Calendar } from '../../periods/calendar.ts'
import { thingBook } from '../../thingBook.ts'
import { looseFeatures } from '../looseFeatures.ts'
import { readWithThesaurus } from '../looseReading.ts'
import { testThesaurus } from '../thesaurus/testThesaurus.ts'
import { BY_WEEK, FROM_START, PART_OF_DAY, PAST_MONTH, WEEK_OF, WHOLE_WEEK, ZERO } from './timeWords.ts'
import { thingsByTopic } from '../thesaurus/topicThings.ts'
import { asWanted } from '../wantedNumber.ts'

const calendar: Calendar = { today: '2026-11-16', weekStart: 1 }
const thesaurus = testThesaurus()
const book = thingBook(builtInThings)

/** What is wanted by a question that was read as one of an intent. */
function wanted(question: string, intent: Intent, own: Partial<UnderstoodQuestion> = {}): UnderstoodQuestion {
  const reading = readWithThesaurus(question, { thesaurus, book, calendar })
  const byTopic = thingsByTopic(builtInThings, thesaurus)
  const features = looseFeatures(reading, { of: (topic) => byTopic.get(topic) ?? [] })
  const periods = reading.periods.slice(0, 1).map(({ range }) => range)
  const asked = { ...NOTHING_ASKED, intent, isLoose: true, periods, ...own }
  return asWanted(asked, { reading, features, context: { byTopic, calendar, before: null } })
}

const custom = (from: string, to: string) => ({ is: 'custom', from, to })

test('[ASST-210] a week by its day, two weeks of the calendar, a month that ends today', () => {
  expect(wanted('how was the week of 14 october', 'on-day')).toMatchObject({
    intent: 'avg-pain',
    periods: [custom('2026-10-12', '2026-10-18')],
  })
  expect(wanted('how was christmas week', 'what-differs').periods).toEqual([
    custom('2025-12-22', '2025-12-28'),
  ])
  expect(wanted('was last week better than the week before', 'compare').periods).toEqual([
    custom('2026-11-09', '2026-11-15'),
    custom('2026-11-02', '2026-11-08'),
  ])
  const october = custom('2026-10-01', '2026-10-31') as UnderstoodQuestion['periods'][number]
  expect(wanted('where did it hurt most this past month', 'most', { periods: [october] }).periods).toEqual([
    { is: '30days' },
  ])
  expect(wanted('am i better this autumn than last', 'compare').periods).toEqual([
    custom('2026-09-01', '2026-11-16'),
    custom('2025-09-01', '2025-11-30'),
  ])
  expect(wanted('which month this year was kindest', 'months').periods).toEqual([
    custom('2026-01-01', '2026-11-16'),
  ])
  expect(wanted('this week and the same week last year', 'compare').periods[1]).toEqual(
    custom('2025-11-11', '2025-11-17'),
  )
  expect(wanted('what do i usually have', 'most').periods).toEqual([{ is: '365days' }])
})

test('[ASST-211] a number that was reached, none at all, and a whole week', () => {
  expect(wanted('when was the last time i hit a 9', 'last-time')).toMatchObject({
    intent: 'last-level',
    level: { compare: 'over', value: 9 },
  })
  expect(wanted('when did i last have a zero day', 'last-level')).toMatchObject({
    level: { compare: 'under', value: 0 },
  })
  const under = { level: { compare: 'under', value: 4 } } as const
  expect(wanted('when did i last have a whole week under 5', 'last-level', under).ways).toEqual(['week-run'])
  expect(wanted('my last 3 records', 'last-time').intent).toBe('last-time')
})

const AT_MOST: Readonly<Record<Language, string>> = {
  en: 'days with 4 or less',
  de: 'tage mit 4 oder weniger',
  es: 'días de 4 o menos',
  fr: 'jours à 4 ou moins',
  ko: '4점 이하인 날',
  ru: 'дней не больше 4',
  'zh-rCN': '4分以下的日子',
}
test.each(LANGUAGES)('[ASST-211] "4 or less" is 4 and what is under it, in %s', (language) => {
  expect(painLevel(foldWords(AT_MOST[language]), 4, { language, isGood: false })).toEqual({
    compare: 'under',
    value: 4,
  })
})

test('[ASST-212] the values of a day and of a part of it', () => {
  expect(wanted('yesterday how much did i put', 'count').intent).toBe('on-day')
  expect(wanted('how many entries did i write yesterday', 'count').intent).toBe('count')
  expect(wanted('what did i put last night', 'last-time')).toMatchObject({
    intent: 'avg-pain',
    time: 'evening',
    ways: ['part-of-day'],
    periods: [custom('2026-11-15', '2026-11-15')],
  })
})

test('[ASST-213] weeks and months one by one', () => {
  expect(wanted('week by week in august', 'avg-pain')).toMatchObject({ intent: 'weeks', ways: ['by-week'] })
  expect(wanted('my back month by month since january', 'avg-pain')).toMatchObject({
    intent: 'months',
    periods: [custom('2026-01-01', '2026-11-16')],
  })
})

test('[ASST-214] the worst month or week of something else than pain', () => {
  expect(wanted('which month was my sleep worst', 'months', { rank: 'most' }).things).not.toEqual([])
  expect(wanted('week with the lowest mood', 'weeks', { rank: 'least' })).toMatchObject({
    measure: 'score',
    rank: 'most',
    ways: ['by-score'],
  })
})

test('[ASST-215, ASST-216] two seasons, now beside then, and the beginning of the diary', () => {
  expect(wanted('sore more in summer or winter', 'months')).toMatchObject({
    intent: 'compare',
    periods: [custom('2026-06-01', '2026-08-31'), custom('2025-12-01', '2026-02-28')],
  })
  expect(wanted('more tablets than in summer', 'thing-trend', { list: 'medication' }).periods).toHaveLength(2)
  expect(wanted('better than when i started the diary', 'trend').ways).toEqual(['from-start'])
})

test('[ASST-217, ASST-218, ASST-219] what is counted, short times and two subjects', () => {
  expect(wanted('how many nights were bad this month', 'hard-days').intent).toBe('how-often')
  const two = [custom('2026-11-09', '2026-11-15'), custom('2026-11-02', '2026-11-08')]
  const periods = two as unknown as UnderstoodQuestion['periods']
  expect(wanted('these two', 'compare', { isLoose: false, periods }).isLoose).toBe(true)
  expect(wanted('compare august and september for pain and bad sleep', 'compare').ways).toEqual([
    'compare-both',
  ])
})

const SAID: Readonly<Record<Language, readonly string[]>> = {
  en: ['a zero day', 'this past month', 'christmas week', 'week by week', 'last night', 'a whole week'],
  de: [
    'ein tag mit 0',
    'vergangenen vier wochen',
    'weihnachtswoche',
    'woche für woche',
    'gestern abend',
    'eine ganze woche',
  ],
  es: [
    'un cero',
    'este último mes',
    'la semana de navidad',
    'semana por semana',
    'anoche',
    'una semana entera',
  ],
  fr: [
    'un zéro',
    'ce dernier mois',
    'la semaine de noël',
    'semaine par semaine',
    'hier soir',
    'une semaine entière',
  ],
  ko: ['0점', '최근 한 달', '크리스마스 주간', '한 주 한 주', '어제 저녁', '일주일 내내'],
  ru: [
    'день с нулём',
    'за последний месяц',
    'рождественская неделя',
    'по неделям',
    'вчера вечером',
    'целая неделя',
  ],
  'zh-rCN': ['0分', '最近这一个月', '圣诞那一周', '每周', '昨晚', '整整一周'],
}
test.each(LANGUAGES)('[ASST-210, ASST-213] the words of times are known in %s', (language) => {
  const words = [ZERO, PAST_MONTH, WEEK_OF, BY_WEEK, PART_OF_DAY.lastEvening, WHOLE_WEEK]
  expect(words.map((one, at) => one[language].test(foldWords(SAID[language][at]!)))).toEqual(
    words.map(() => true),
  )
  expect(FROM_START[language].test('xyz')).toBe(false)
})
