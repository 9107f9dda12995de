import { expect, test } from 'vitest'
import type { EntryFacts } from '@reprieve/domain/filters/columns/facts.ts'
import { aRecordOnDay, aReflectionOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerDiary } from '../answerDiary.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  idsInBasis,
  keysInAnswer,
  makeQuestion,
} from '../testDiary.ts'

/** Thirty days without the 11th: two hard runs of two days and one of three; nausea on the last ten days but one. */
const HARD = new Set([3, 4, 14, 15, 27, 28, 29])
const NAUSEA = new Set([20, 21, 22, 23, 24, 26, 27, 28, 29])
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => day)
  .filter((day) => day !== 10)
  .flatMap((day) => [
    aRecordOnDay(HARD.has(day) ? 8 : 2, {
      day,
      hour: 9,
      id: `r${day}`,
      lists: { symptom: NAUSEA.has(day) ? ['nausea'] : ['fatigue'], location: ['knee-left'] },
    }),
    aReflectionOnDay(day < 15 ? 4 : 7, { day, id: `s${day}` }),
  ])
const diary = answerDiary(month)
const all = { periods: [daysFrom({ from: 0, to: 29 })] }

const told = (asked: UnderstoodQuestion, of: AnswerDiary = diary): AnswerContent =>
  answerFromDiary(asked, of)!
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))

test('[ASST-143, ASST-144] a symptom is counted in both times, and a clear difference is told', () => {
  const halves = [daysFrom({ from: 15, to: 29 }), daysFrom({ from: 0, to: 14 })]
  const asked = makeQuestion('thing-trend', {
    ...aboutThing('symptom', 'nausea'),
    periods: halves,
    topicWords: 'nausea',
    ways: ['no-score'],
  })
  const said = told(asked)
  expect(valuesOf(said)).toMatchObject({ with: 9, days: 15, withBefore: 0, daysBefore: 14 })
  expect(keysInAnswer(said)).toEqual(['thingThen', 'hardDaysMore'])
  expect(said.opening?.map(({ key }) => key)).toEqual(['noScoreOf'])
  const { with: counted } = said.sentences[0]!.values
  expect(idsInBasis(diary, (counted as { basis: Parameters<typeof idsInBasis>[1] }).basis)).toHaveLength(9)
})

test('[ASST-144] a small difference may be chance, and a smaller one is none', () => {
  const about = aboutThing('symptom', 'nausea')
  const of = (...periods: UnderstoodQuestion['periods']) =>
    keysInAnswer(told(makeQuestion('thing-trend', { ...about, periods })))
  expect(of(daysFrom({ from: 23, to: 29 }), daysFrom({ from: 16, to: 22 }))).toEqual([
    'thingThen',
    'mayBeChance',
  ])
  expect(of(daysFrom({ from: 7, to: 14 }), daysFrom({ from: 0, to: 6 }))).toEqual(['thingThen', 'lastTime'])
  expect(told(makeQuestion('thing-trend', aboutThing('symptom', 'dizzy'))).declined).toBe('nothing')
})

test('[ASST-144] the scores of the days stand for the mood', () => {
  const asked = makeQuestion('thing-trend', {
    isLoose: true,
    measure: 'score',
    topicWords: 'mood',
    periods: [daysFrom({ from: 15, to: 29 })],
    ways: ['by-score'],
  })
  const said = told(asked)
  expect(valuesOf(said)).toMatchObject({ now: 7, before: 4 })
  expect(said.opening?.[0]?.key).toBe('moodByScore')
})

test('[ASST-146] two days have two values', () => {
  const periods = [daysFrom({ from: 29, to: 29 }), daysFrom({ from: 26, to: 26 })]
  expect(figureValuesInAnswer(told(makeQuestion('compare', { periods })))).toEqual([
    ['now', 8],
    ['day', 29],
    ['before', 2],
    ['dayBefore', 26],
  ])
})

test('[ASST-147] days without an entry, days a week and records a day', () => {
  expect(valuesOf(told(makeQuestion('count', { ...all, ways: ['missed'] })))).toMatchObject({
    missed: 1,
    outOf: 30,
  })
  expect(valuesOf(told(makeQuestion('count', { ...all, ways: ['per-day'] })))).toMatchObject({
    records: 29,
    days: 29,
    average: 1,
  })
  const over = { compare: 'over', value: 8 } as const
  const perWeek = told(makeQuestion('level-days', { ...all, level: over, ways: ['per-week'] }))
  expect(keysInAnswer(perWeek)).toEqual(['daysOver', 'daysPerWeek'])
  expect(perWeek.sentences[1]!.values.days).toMatchObject({ value: 1.6 })
})

test('[ASST-147] a day with no pain at all has no number above 0', () => {
  const free = { level: { compare: 'under', value: 0 } } as const
  expect(keysInAnswer(told(makeQuestion('last-level', free)))).toEqual(['neverFree', 'lastUnder'])
  const withFree = answerDiary([...month, aRecordOnDay(0, { day: 10, id: 'free' })])
  const said = told(makeQuestion('last-level', free), withFree)
  expect(keysInAnswer(said)).toEqual(['lastFree'])
  expect(valuesOf(said)).toEqual({ day: 10 })
})

test('[ASST-148] how long hard times last, and the run that goes on', () => {
  expect(valuesOf(told(makeQuestion('spell', { ...all, ways: ['runs'] })))).toMatchObject({
    runs: 3,
    level: 7,
    mean: 2.3,
    longest: 3,
  })
  const now = told(makeQuestion('spell', { ...all, ways: ['now'] }))
  expect(keysInAnswer(now)).toEqual(['currentRun', 'longestHard'])
  const quiet = told(makeQuestion('spell', { ...all, level: { compare: 'over', value: 9 }, ways: ['now'] }))
  expect(keysInAnswer(quiet)).toEqual(['noHardRun'])
  const nausea = told(
    makeQuestion('spell', { ...all, ...aboutThing('symptom', 'nausea'), ways: ['in-a-row', 'now'] }),
  )
  expect(keysInAnswer(nausea)).toEqual(['currentRun', 'longestThing'])
  expect(valuesOf(nausea)).toMatchObject({ count: 5, first: 20, last: 24 })
})

test('[ASST-149] day by day, each day has its own average', () => {
  const said = told(makeQuestion('avg-pain', { periods: [daysFrom({ from: 26, to: 29 })], ways: ['by-day'] }))
  expect(keysInAnswer(said)).toEqual(['averagePain', 'dayValue', 'dayValue', 'dayValue', 'dayValue'])
  expect(said.sentences[1]!.values.average).toMatchObject({ value: 2 })
})

test('[ASST-142] since an event that has no date, the answer says so first', () => {
  const said = told(makeQuestion('avg-pain', { isLoose: true, ways: ['since-unknown'] }))
  expect(said.opening?.map(({ key }) => key)).toContain('sinceUnknown')
})

test('[ASST-248] the days a week are those that the count has: a record without a number is none', () => {
  const unrated = aRecordOnDay(null, { day: 10, hour: 9, id: 'unrated' })
  const never = { level: { compare: 'over', value: 9 }, ways: ['per-week'] } as const
  const said = told(makeQuestion('level-days', { ...all, ...never }), answerDiary([...month, unrated]))
  expect(said.sentences.map(({ values }) => values['count'] ?? values['days'])).toMatchObject([
    { value: 0 },
    { value: 0, as: 'count' },
  ])
})
