import { expect, test } from 'vitest'
import { MARK } from '@reprieve/domain/filters/columns/columns.ts'
import type { EntryFacts } from '@reprieve/domain/filters/columns/facts.ts'
import { aRecordOnDay, aReflectionOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { RecordedThing, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import {
  aboutThing,
  allFiguresInAnswer,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  idsInBasis,
  keysInAnswer,
  makeQuestion,
} from '../testDiary.ts'

/** Thirty days: the knee on even days, at 6 and with nausea; the back on the others, at 3. Gardening on every third. */
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => day).flatMap((day) => {
  const isKnee = day % 2 === 0
  return [
    aRecordOnDay(isKnee ? 6 : 3, {
      day,
      hour: isKnee ? 9 : 20,
      id: `r${day}`,
      lists: {
        location: [isKnee ? 'knee-left' : 'back'],
        symptom: [isKnee ? 'nausea' : 'fatigue'],
        alleviating_factor: ['heat'],
      },
      marks: { heat: isKnee ? MARK.ineffective : MARK.alleviating },
    }),
    aReflectionOnDay(isKnee ? 4 : 8, {
      day,
      id: `s${day}`,
      lists: { meaningful_activities: day % 3 === 1 ? ['gardening'] : ['reading'] },
    }),
  ]
})
const diary = answerDiary(month)
const all = { periods: [daysFrom({ from: 0, to: 29 })], isLoose: true } as const

const told = (asked: UnderstoodQuestion): AnswerContent => answerFromDiary(asked, diary)!
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))
const openingOf = ({ opening = [] }: AnswerContent): readonly string[] => opening.map(({ key }) => key)
const left = (words: string, ...things: readonly RecordedThing[]) => ({
  leftOut: [words],
  leftThings: [things],
})
const knee: RecordedThing = { list: 'location', ids: ['knee-left'] }

test('[ASST-160] a condition narrows the same computation, and the answer says so', () => {
  const most = told(makeQuestion('most', { ...all, list: 'symptom', rank: 'most', ...left('knee', knee) }))
  expect(openingOf(most)[0]).toBe('readAsPlace')
  expect(keysInAnswer(most)).toEqual(['mostOften', 'mostRow'])
  expect(valuesOf(most)['records']).toBe(15)
  const heat = aboutThing('alleviating_factor', 'heat')
  const helped = told(makeQuestion('did-help', { ...all, ...heat, effect: 'helped', ...left('knee', knee) }))
  expect(openingOf(helped)).toContain('readAsPlace')
  expect(valuesOf(helped)).toMatchObject({ better: 0, marked: 15 })
  // Every number has exactly the entries behind it.
  for (const { basis } of allFiguresInAnswer(helped)) expect(idsInBasis(diary, basis).length).toBe(basis.n)
})

test('[ASST-160] a circumstance of a day counts the whole of its days', () => {
  const garden: RecordedThing = { list: 'meaningful_activities', ids: ['gardening'] }
  const said = told(makeQuestion('hard-days', { ...all, ...left('gardening', garden) }))
  expect(openingOf(said)).toContain('onDaysWith')
  expect(valuesOf(said)['days']).toBe(10)
})

test('[ASST-160] what the diary lacks is said first, with how to record it', () => {
  const stiff: RecordedThing = { list: 'symptom', ids: ['stiffness'] }
  const said = told(makeQuestion('hard-days', { ...all, ...left('stiff', stiff) }))
  expect(openingOf(said)[0]).toBe('nothingAboutAll')
  expect(keysInAnswer(said).at(-1)).toBe('markInList')
  const sciatica = told(makeQuestion('hard-days', { ...all, ...left('sciatica') }))
  expect(keysInAnswer(sciatica).at(-1)).toBe('ownItem')
  const medicine = told(
    makeQuestion('hard-days', { ...all, ...left('Ketonal', { list: 'medication', ids: [] }) }),
  )
  expect([openingOf(medicine)[0], keysInAnswer(medicine).at(-1)]).toEqual(['nothingAbout', 'addMedicine'])
})

test('[ASST-160] what was tried, a time of day and an older chat are only named', () => {
  const heat: RecordedThing = { list: 'alleviating_factor', ids: ['heat'] }
  const tried = told(makeQuestion('hard-days', { ...all, ...left('heat', heat) }))
  expect(openingOf(tried)).toContain('leftOut')
  const time = told(makeQuestion('hard-days', { ...all, leftOut: ['at night'], leftThings: [null] }))
  expect(openingOf(time)).toContain('leftOut')
  const older = told(makeQuestion('hard-days', { ...all, leftOut: ['knee'] }))
  expect(openingOf(older)).toContain('leftOut')
})

test('[ASST-161] a place that was never recorded is said, and nothing is counted', () => {
  const hip = aboutThing('location', 'hip-left', 'hip-right')
  for (const intent of ['time-of-day', 'avg-pain', 'trend', 'weekday'] as const) {
    const said = told(makeQuestion(intent, { ...all, ...hip, topic: 'hip', topicWords: 'hips' }))
    expect(keysInAnswer(said)).toEqual(['nothingAbout', 'markInList'])
  }
  const why = told(
    makeQuestion('what-differs', { ...all, place: { list: 'location', ids: ['hip-left'] }, topic: 'season' }),
  )
  expect(keysInAnswer(why)).toEqual(['neverRecorded', 'markInList'])
})

test('[ASST-163] two named times are told with their days, the later first', () => {
  const [early, late] = [daysFrom({ from: 0, to: 9 }), daysFrom({ from: 20, to: 29 })]
  for (const periods of [
    [early, late],
    [late, early],
  ]) {
    const said = told(makeQuestion('what-differs', { isLoose: true, periods }))
    expect(keysInAnswer(said)[0]).toBe('comparePain')
    expect(valuesOf(said)).toMatchObject({ from: 20, to: 29, fromBefore: 0, toBefore: 9 })
  }
})

test('[ASST-165] why a place is worse takes its own records; why the mood is low, the scores', () => {
  const range = { periods: [daysFrom({ from: 23, to: 29 })], isLoose: true } as const
  const place = told(makeQuestion('what-differs', { ...range, place: knee }))
  expect(openingOf(place)).toContain('readAsPlace')
  expect(valuesOf(place)['now']).toBe(6)
  const mood = told(makeQuestion('what-differs', { ...range, measure: 'score', topic: 'low-mood' }))
  expect(keysInAnswer(mood).slice(0, 2)).toEqual(['averageScore', 'averageScore'])
  expect(mood.picture).toBeUndefined()
})
