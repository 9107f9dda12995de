import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { aDoseOnDay, aRecordOnDay, aReflectionOnDay } from '../../results/testing/aDiary.ts'
import { isFigure, type AnswerContent } from '../answerContent.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import { findFollowUps } from './followUps.ts'
import { isDifferent } from './recordedShares.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  idsInBasis,
  keysInAnswer,
  makeQuestion,
} from './testDiary.ts'

const told = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent => answerFromDiary(asked, diary)!
const barsOf = ({ picture }: AnswerContent) =>
  picture?.is === 'bars'
    ? picture.rows.map(({ count, value, isWith }) => [count.value, value.value, isWith])
    : null

/** Thirty days: pain of 6 or 7 with fatigue or weakness, 3 without; stress was called aggravating on some days. */
const isTired = (day: number): boolean => day % 3 === 0
const isWeak = (day: number): boolean => day % 10 === 1
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => {
  const symptoms = [...(isTired(day) ? ['fatigue'] : []), ...(isWeak(day) ? ['weakness'] : [])]
  return aRecordOnDay(symptoms.length > 0 ? 6 + (day % 2) : 3, {
    day,
    hour: 9,
    id: `r${day}`,
    lists: {
      symptom: symptoms.length > 0 ? symptoms : ['nothing'],
      ...(day % 5 === 0 ? { aggravating_factor: ['stress'], environment: ['work'] } : {}),
      ...(day % 4 === 0 ? { alleviating_factor: ['heat'] } : {}),
    },
    marks: { heat: day < 20 ? MARK.alleviating : MARK.ineffective },
  })
})
const diary = answerDiary(month)

test('[ASST-50, ASST-52] the things of a topic are one: a day is with it if any was recorded', () => {
  const asked = makeQuestion('link-of', { things: [{ list: 'symptom', ids: ['fatigue', 'weakness'] }] })
  const said = told(asked, diary)
  const withIt = month.filter((_, day) => isTired(day) || isWeak(day)).map(({ id }) => id)
  expect(keysInAnswer(said)[0]).toBe('linkMore')
  expect(barsOf(said)).toEqual([
    [withIt.length, 6.6, true],
    [30 - withIt.length, 3, false],
  ])
  const [first, second] = said.picture?.is === 'bars' ? said.picture.rows : []
  expect(idsInBasis(diary, first!.value.basis)).toEqual(withIt)
  expect(idsInBasis(diary, second!.value.basis)).toHaveLength(30 - withIt.length)
  expect(said.source?.figure.value).toBe(withIt.length)
})

test('[ASST-52] things of several lists are one, on the days that answered the list recorded most', () => {
  const mixed = answerDiary(
    Array.from({ length: 30 }, (_, day) =>
      aRecordOnDay(isTired(day) || isWeak(day) ? 6 : 3, {
        day,
        lists: {
          symptom: isTired(day) ? ['fatigue'] : ['nothing'],
          environment: isWeak(day) ? ['bed'] : ['nothing'],
        },
      }),
    ),
  )
  const things = [
    { list: 'environment', ids: ['bed'] },
    { list: 'symptom', ids: ['fatigue'] },
  ] as const
  const days = Array.from({ length: 30 }, (_, day) => day).filter((day) => isTired(day) || isWeak(day)).length
  expect(barsOf(told(makeQuestion('link-of', { things }), mixed))).toEqual([
    [days, 6, true],
    [30 - days, 3, false],
  ])
})

test('[ASST-52, ASST-120, STAT-26] what a person calls aggravating is counted with what was recorded along, not compared', () => {
  const said = told(makeQuestion('link-of', aboutThing('aggravating_factor', 'stress')), diary)
  expect([said.declined, keysInAnswer(said)]).toEqual([
    'not-compared',
    ['namedWorse', 'averageThen', 'averageAlways', 'recordedAlong', 'opinionNotCompared'],
  ])
  expect(said.picture).toBeUndefined()
  expect(figureValuesInAnswer(said).filter(([name]) => name === 'records' || name === 'days')).toEqual([
    ['records', 6],
    ['days', 6],
    ['days', 30],
  ])
})

test('[ASST-52, STAT-16] what was tried is counted with its marks', () => {
  const said = told(makeQuestion('link-of', aboutThing('alleviating_factor', 'heat')), diary)
  expect(keysInAnswer(said)).toEqual(['triedOften', 'helpedOften', 'marks', 'marksLikely', 'notCompared'])
})

test('[ASST-50] marks are drawn one by one, from five on', () => {
  const said = told(makeQuestion('did-help', aboutThing('alleviating_factor', 'heat')), diary)
  expect(said.picture?.is === 'marks' && [said.picture.better.value, said.picture.same.value]).toEqual([5, 3])
  const few = told(
    makeQuestion('did-help', aboutThing('alleviating_factor', 'heat')),
    answerDiary(month.slice(0, 9)),
  )
  expect([few.declined, few.picture]).toEqual(['too-few', undefined])
})

test('[ASST-50] two periods are two bars, the later one filled', () => {
  const periods = [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 10, to: 19 })]
  const said = told(makeQuestion('compare', { periods }), diary)
  expect(barsOf(said)!.map(([days, , isWith]) => [days, isWith])).toEqual([
    [10, true],
    [10, false],
  ])
  expect(keysInAnswer(said)).toEqual(['changeNone', 'comparePain'])
})

test('[ASST-53] a question read loosely begins with how it was read', () => {
  const asked = makeQuestion('link-of', { ...aboutThing('symptom', 'fatigue'), isLoose: true })
  const [reading, human] = told(asked, diary).opening!
  expect([reading, human!.key]).toEqual([
    { key: 'readAsLink', values: { name: { names: ['fatigue'] } } },
    'openTogether',
  ])
  expect(told({ ...asked, isLoose: false }, diary).opening!.map(({ key }) => key)).toEqual(['openTogether'])
  expect(told(makeQuestion('weekday', { isLoose: true }), diary).opening![0]!.key).toBe('readAsTimes')
})

/** Four weeks of 3, then a week of 6 with poor sleep on most days. */
const lastWeek = (day: number): boolean => day >= 28
const worse: readonly EntryFacts[] = Array.from({ length: 35 }, (_, day) =>
  aRecordOnDay(lastWeek(day) ? 6 : 3, {
    day,
    lists: {
      symptom: (lastWeek(day) ? day > 29 : day % 7 === 0) ? ['poor sleep'] : ['nothing'],
      location: ['back'],
    },
  }),
)
const worseDiary = answerDiary(worse, {
  today: diary.today + 5,
  doses: [aDoseOnDay('naproxen', { day: 33 })],
})

test('[ASST-54] what differs: both averages with their days, and what was recorded more often', () => {
  const said = told(makeQuestion('what-differs'), worseDiary)
  expect(keysInAnswer(said)).toEqual(['differsPain', 'differsTitle', 'differsMore', 'differsOnly'])
  expect(barsOf(said)).toEqual([
    [7, 6, true],
    [28, 3, false],
  ])
  const { values } = said.sentences[2]!
  expect(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isFigure(value) ? value.value : value]),
    ),
  ).toEqual({ name: { names: ['poor sleep'] }, with: 5, days: 7, withBefore: 4, daysBefore: 28 })
})

test('[ASST-54] what was asked about comes first, and a single day is named once', () => {
  const asked = makeQuestion('what-differs', {
    ...aboutThing('location', 'back'),
    periods: [daysFrom({ from: 34, to: 34 })],
  })
  const said = told(asked, worseDiary)
  expect(keysInAnswer(said).slice(0, 2)).toEqual(['differsDay', 'differsThing'])
  expect(figureValuesInAnswer(said).slice(0, 4)).toEqual([
    ['now', 6],
    ['before', 3.6],
    ['daysBefore', 28],
    ['day', 34],
  ])
})

test('[ASST-54] nothing that differs is said as well, and too few days before', () => {
  const even = answerDiary(month)
  expect(keysInAnswer(told(makeQuestion('what-differs'), even))).toEqual(['differsPain', 'differsNothing'])
  const few = told(makeQuestion('what-differs'), answerDiary(month.slice(19)))
  expect([few.declined, figureValuesInAnswer(few).find(([name]) => name === 'wanted')]).toEqual([
    'too-few',
    ['wanted', 3],
  ])
})

test.each([
  ['the example of the rule', { now: 4, days: 6, before: 5, daysBefore: 26 }, true],
  ['two more days of seven', { now: 3, days: 7, before: 4, daysBefore: 28 }, false],
  ['less often', { now: 0, days: 7, before: 20, daysBefore: 28 }, true],
  ['a single day with something rare', { now: 1, days: 1, before: 2, daysBefore: 26 }, true],
  ['a single day with something usual', { now: 1, days: 1, before: 12, daysBefore: 26 }, false],
  ['no days', { now: 0, days: 0, before: 0, daysBefore: 0 }, false],
])('[ASST-54] differs or not: %s', (_name, share, isIt) => {
  expect(isDifferent({ item: 0, ...share })).toBe(isIt)
})

test('[ASST-55] times of day: each day once in each, and the highest only if it is clear', () => {
  const mornings = (evening: number): AnswerDiary =>
    answerDiary(
      Array.from({ length: 10 }, (_, day) => [
        aRecordOnDay(7, { day, hour: 8 }),
        aRecordOnDay(5, { day, hour: 9 }),
        aRecordOnDay(evening, { day, hour: 20 }),
      ]).flat(),
    )
  const clear = told(makeQuestion('time-of-day'), mornings(3))
  expect(keysInAnswer(clear)).toEqual(['highMorning', 'countedFrom', 'partsCaution'])
  expect(barsOf(clear)).toEqual([
    [10, 6, true],
    [10, 3, true],
  ])
  expect(keysInAnswer(told(makeQuestion('time-of-day'), mornings(6)))[0]).toBe('partsEven')
  expect(told(makeQuestion('time-of-day'), answerDiary(month)).declined).toBe('too-few')
})

test('[ASST-55] a weekday is named only if it stands out by the tests of a link', () => {
  const weeks = (monday: number): AnswerDiary =>
    answerDiary(
      Array.from({ length: 84 }, (_, day) => aRecordOnDay(day % 7 === 2 ? monday : 3 + (day % 2), { day })),
      { today: diary.today + 54 },
    )
  const asked = makeQuestion('weekday', { periods: [{ is: 'alltime' }] })
  expect(keysInAnswer(told(asked, weeks(7)))).toEqual(['weekdayHigher', 'weekendAverage', 'countedFrom'])
  expect(keysInAnswer(told(asked, weeks(4)))).toEqual(['weekdaysEven', 'weekendAverage', 'countedFrom'])
  expect(barsOf(told(asked, weeks(4)))).toHaveLength(7)
  expect(told(asked, answerDiary(month.slice(0, 12))).declined).toBe('too-few')
})

test('[ASST-56] about something that is not recorded: which list, no picture and no number', () => {
  const said = told(makeQuestion('not-recorded', { topic: 'coffee-tea', topicWords: 'coffee' }), diary)
  expect([said.declined, keysInAnswer(said), said.screen, said.picture]).toEqual([
    'nothing',
    ['nothingAbout', 'addToAList'],
    'lists',
    undefined,
  ])
  const known = told(makeQuestion('not-recorded', aboutThing('symptom', 'nausea')), diary)
  expect(known.sentences[1]).toEqual({ key: 'markInList', values: { list: { list: 'symptom' } } })
})

test('[ASST-57] a question about the app links to its screen', () => {
  expect(told(makeQuestion('app', { app: 'reminder' }), diary)).toMatchObject({
    screen: 'reminders',
    sentences: [{ key: 'appGuide' }],
  })
  expect(told(makeQuestion('app', { app: 'clinic' }), diary).sentences[0]!.key).toBe('appGuide')
  expect(told(makeQuestion('app', { app: 'new-phone' }), diary).sentences[0]!.key).toBe('appFaq')
})

test.each([
  ['anxiety', ['kindAfraid', 'kindBreathe'], 'flare'],
  ['loneliness', ['kindLonely', 'kindSomeone'], 'urgentHelp'],
  ['gardening', ['kindLoss', 'kindSomeone'], 'urgentHelp'],
  [null, ['kind'], 'urgentHelp'],
] as const)('[ASST-58] a feeling about %s', (topic, keys, screen) => {
  const said = told(makeQuestion('kind', { topic }), diary)
  expect([keysInAnswer(said), said.screen, figureValuesInAnswer(said)]).toEqual([keys, screen, []])
})

test('[ASST-59, ASST-119] "how do you know" says the finding again, and names the entries of the previous answer', () => {
  const before = makeQuestion('link-of', aboutThing('symptom', 'fatigue'))
  const said = answerFromDiary(makeQuestion('basis'), diary, before)!
  expect(keysInAnswer(said)).toEqual(['linkMore', 'linkSteady', 'basisDays', 'basisCaution'])
  expect(said.source?.figure.value).toBe(30)
  expect(idsInBasis(diary, said.source!.figure.basis)).toHaveLength(30)
  expect(told(makeQuestion('basis'), diary).declined).toBe('nothing')
})

test('[ASST-60] the questions offered keep the subject, and each has an answer', () => {
  const asked = makeQuestion('avg-pain', { periods: [daysFrom({ from: 10, to: 19 })] })
  const offered = findFollowUps(asked, diary)
  expect(offered.map(({ key }) => key)).toEqual(['askPastWeek', 'askTimeBefore', 'askDiffers'])
  expect(offered[1]!.asked.periods).toEqual([daysFrom({ from: 0, to: 9 })])
  for (const next of offered) expect(told(next.asked, diary).declined).toBeNull()
  expect(findFollowUps(asked, answerDiary([aReflectionOnDay(5, { day: 1 })]))).toEqual([])
})
