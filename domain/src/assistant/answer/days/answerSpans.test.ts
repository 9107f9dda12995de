import { expect, test } from 'vitest'
import type { EntryFacts } from '@reprieve/domain/filters/columns/facts.ts'
import { aRecordOnDay, aReflectionOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  keysInAnswer,
  makeQuestion,
} from '../testDiary.ts'

/** Twenty-eight days: nausea and low scores in the second week, pain of 6 on the last ten days. */
const month: readonly EntryFacts[] = Array.from({ length: 28 }, (_, day) => day).flatMap((day) => [
  aRecordOnDay(day > 17 ? 6 : 2, {
    day,
    hour: 9,
    id: `r${day}`,
    lists: { symptom: day > 6 && day < 14 ? ['nausea'] : ['fatigue'] },
  }),
  aReflectionOnDay(day > 6 && day < 14 ? 3 : 7, { day, id: `s${day}` }),
])
const diary = answerDiary(month)
const all = { periods: [daysFrom({ from: 0, to: 27 })] }
const told = (asked: UnderstoodQuestion): AnswerContent => answerFromDiary(asked, diary)!
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))

test('[ASST-214] the week with most of a symptom, and the one with the lowest scores', () => {
  const nausea = makeQuestion('weeks', { ...aboutThing('symptom', 'nausea'), ...all, rank: 'most' })
  expect(keysInAnswer(told(nausea))).toEqual(['spanMostOf'])
  expect(valuesOf(told(nausea))['count']).toBeGreaterThan(3)
  expect(keysInAnswer(told({ ...nausea, rank: 'least' }))).toEqual(['spanLeastOf'])
  const scores = makeQuestion('weeks', { ...all, rank: 'most', measure: 'score' })
  expect(keysInAnswer(told(scores))).toEqual(['spanScoreLow'])
  expect(keysInAnswer(told({ ...scores, rank: 'least' }))).toEqual(['spanScoreHigh'])
  const never = makeQuestion('weeks', { ...aboutThing('symptom', 'fever'), ...all, rank: 'most' })
  expect(keysInAnswer(told(never))).toEqual(['notRecordedIn', 'markToCount'])
})

test('[ASST-213] each week has its own bar', () => {
  const said = told(makeQuestion('weeks', { ...all, ways: ['by-week'] }))
  expect(said.picture?.is === 'bars' && said.picture.rows.length).toBeGreaterThan(3)
})

test('[ASST-211] the last whole week under a number, and that there is none', () => {
  const under = (value: number) =>
    told(makeQuestion('last-level', { ...all, level: { compare: 'under', value }, ways: ['week-run'] }))
  expect(keysInAnswer(under(4))).toEqual(['weekUnder'])
  expect(keysInAnswer(under(1))).toEqual(['weekUnderNone'])
})

test('[ASST-211] a number that was never reached comes with the highest day', () => {
  const asked = makeQuestion('last-level', { ...all, isLoose: true, level: { compare: 'over', value: 9 } })
  expect(keysInAnswer(told(asked)).slice(0, 2)).toEqual(['neverOver', 'worstDay'])
})

test('[ASST-218] a few days each are shown, and not refused', () => {
  const periods = [daysFrom({ from: 22, to: 25 }), daysFrom({ from: 1, to: 4 })]
  const said = told(makeQuestion('compare', { periods, isLoose: true }))
  expect(said.declined).toBeNull()
  expect(keysInAnswer(said)).toEqual(['comparePain', 'compareFew'])
})

test('[ASST-219] pain and a symptom in two times', () => {
  const periods = [daysFrom({ from: 14, to: 27 }), daysFrom({ from: 0, to: 13 })]
  const second = aboutThing('symptom', 'nausea').things
  const said = told(makeQuestion('compare', { periods, second, isLoose: true, ways: ['compare-both'] }))
  expect(keysInAnswer(said)).toContain('comparePain')
  expect(keysInAnswer(said)).toContain('thingThen')
})

test('[ASST-212] an evening without a record gives what the day has', () => {
  const periods = [daysFrom({ from: 20, to: 20 })]
  const of = (time: 'morning' | 'evening') =>
    keysInAnswer(told(makeQuestion('avg-pain', { periods, time, ways: ['part-of-day'] })))
  expect(of('morning')).toContain('averagePainMorning')
  expect(of('evening')).toContain('onDay')
})
