import { expect, test } from 'vitest'
import { MARK } from '@reprieve/domain/filters/columns/columns.ts'
import { aDoseOnDay, aRecordOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import { aboutThing, answerDiary, keysInAnswer, makeQuestion } from '../testDiary.ts'

const diary = answerDiary(
  Array.from({ length: 30 }, (_, day) =>
    aRecordOnDay(4, {
      day,
      hour: 9,
      id: `r${day}`,
      lists: { location: ['knee-left'], alleviating_factor: ['heat'] },
      marks: { heat: MARK.alleviating },
    }),
  ),
  { doses: [3, 9].map((day) => aDoseOnDay('naproxen', { day })).concat(aDoseOnDay('ibuprofen', { day: 5 })) },
)
const told = (asked: UnderstoodQuestion) => answerFromDiary(asked, diary)!

test('[ASST-191] a short visit has the numbers, the place, what helped and what was taken', () => {
  const said = told(makeQuestion('visit', { rank: 'least', isLoose: true }))
  expect(said.opening?.map(({ key }) => key)).toEqual(['inShort'])
  expect(keysInAnswer(said)).toEqual(['myNumber', 'mostRow', 'triedRow', 'uses'])
})

test('[ASST-241] a short visit has the months that are named, and not the day of the appointment', () => {
  const days = (range: { from: string; to: string }) =>
    told(makeQuestion('visit', { rank: 'least', isLoose: true, periods: [{ is: 'custom', ...range }] }))
      .sentences[0]
  const usual = told(makeQuestion('visit', { rank: 'least', isLoose: true })).sentences[0]
  expect(days({ from: '1970-01-02', to: '1970-01-02' })).toEqual(usual)
  expect(days({ from: '1970-01-01', to: '1970-01-20' })).not.toEqual(usual)
})

test('[ASST-192] the medicines come with the doses of each, and all doses with those of each', () => {
  expect(keysInAnswer(told(makeQuestion('my-medicines', { isLoose: true })))).toEqual([
    'myMedicines',
    'uses',
    'uses',
  ])
  expect(keysInAnswer(told(makeQuestion('my-medicines')))).toEqual(['myMedicines'])
  expect(keysInAnswer(told(makeQuestion('doses', { isLoose: true })))).toEqual(['uses', 'uses', 'uses'])
})

test('[ASST-193, ASST-226] the pain of a place by its own records; never recorded is said', () => {
  const knee = told(makeQuestion('describe', aboutThing('location', 'knee-left')))
  expect(keysInAnswer(knee)).toEqual(['describe', 'averagePainWith', 'howOften', 'describeMark'])
  const leg = told(makeQuestion('describe', aboutThing('location', 'leg-left')))
  expect(keysInAnswer(leg)).toEqual(['neverRecorded', 'describeMark'])
})

test('[ASST-194] questions for the doctor fit their subject', () => {
  const about = (own: Partial<UnderstoodQuestion>) => keysInAnswer(told(makeQuestion('visit-questions', own)))
  expect(about({ topic: 'painkillers' })).toEqual(['questionsHere', 'askAboutMedicines'])
  expect(about({ topic: 'poor-sleep' })).toEqual(['questionsHere', 'askAboutSleep'])
  expect(about({ topic: 'injection-surgery' })).toEqual(['questionsHere', 'askAboutOperation'])
  expect(about({})).toEqual(['visitQuestions'])
})
