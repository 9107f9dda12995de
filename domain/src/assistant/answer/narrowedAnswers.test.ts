import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { aRecordOnDay, aReflectionOnDay } from '../../results/testing/aDiary.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  keysInAnswer,
  makeQuestion,
} from './testDiary.ts'

/** Thirty days: the back on every fifth, the knee on the others, the garden on every fourth. Nausea comes with a bad knee. */
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => day).flatMap((day) => {
  const isKnee = day % 5 !== 4
  const isBad = isKnee && day % 2 === 0
  return [
    aRecordOnDay(isBad ? 7 + (day % 3 === 0 ? 1 : 0) : 4 + (day % 5 === 0 ? 1 : 0), {
      day,
      hour: 9,
      id: `r${day}`,
      lists: {
        location: [isKnee ? 'knee-left' : 'back'],
        symptom: [isBad ? 'nausea' : 'fatigue'],
        alleviating_factor: isKnee ? ['heat'] : ['rest'],
      },
      marks: { heat: MARK.alleviating, rest: MARK.ineffective },
    }),
    aReflectionOnDay(6, {
      day,
      id: `s${day}`,
      lists: { meaningful_activities: day % 4 === 1 ? ['gardening'] : ['reading'] },
    }),
  ]
})
const diary = answerDiary(month)
const knee = { list: 'location', ids: ['knee-left'] } as const
const all = { periods: [daysFrom({ from: 0, to: 29 })] }

const told = (asked: UnderstoodQuestion): AnswerContent => answerFromDiary(asked, diary)!
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))
const openingOf = ({ opening = [] }: AnswerContent): readonly string[] => opening.map(({ key }) => key)

test('[ASST-102] an answer about a near item says how to record the word itself', () => {
  const near = { isLoose: true, topic: 'shopping', topicWords: 'supermarket' } as const
  const said = told(makeQuestion('link-of', { ...near, ...aboutThing('symptom', 'nausea'), ...all }))
  expect(openingOf(said)[0]).toBe('readAsNear')
  expect(keysInAnswer(said).at(-1)).toBe('ownItem')
  const never = told(makeQuestion('link-of', { ...near, ...aboutThing('symptom', 'cramps'), ...all }))
  expect(keysInAnswer(never)).toEqual(['notRecordedIn', 'ownItem'])
  expect(never.screen).toBe('lists')
  const helped = told(
    makeQuestion('did-help', { ...near, topic: 'yoga', ...aboutThing('alleviating_factor', 'heat'), ...all }),
  )
  expect(keysInAnswer(helped).at(-1)).toBe('ownItemHelped')
})

test('[ASST-103] the medicine that contains what was asked about is named first', () => {
  const within = { list: 'medication', ids: ['naproxen'] } as const
  const said = told(
    makeQuestion('did-help', {
      ...aboutThing('medication', 'naproxen'),
      part: { words: 'esomeprazole', within },
    }),
  )
  expect(openingOf(said)[0]).toBe('readAsPart')
})

test('[ASST-105] what comes with more pain in a place counts its records only', () => {
  const whole = told(makeQuestion('more-with', { isLoose: true, ...all }))
  const inKnee = told(makeQuestion('more-with', { isLoose: true, place: knee, ...all }))
  expect(keysInAnswer(whole)).toContain('linkRowMore')
  const rowOf = ({ sentences }: AnswerContent) => sentences.find(({ key }) => key === 'linkRowMore')!
  expect(rowOf(whole).values['days']).toMatchObject({ value: 30 })
  expect(rowOf(inKnee).values['days']).toMatchObject({ value: 24 })
  expect(openingOf(inKnee)).toEqual(['readAsMore', 'readAsPlace'])
})

test('[ASST-105] what hurts most after something counts the days with it', () => {
  const said = told(
    makeQuestion('most', {
      isLoose: true,
      list: 'location',
      rank: 'most',
      ...aboutThing('meaningful_activities', 'gardening'),
      ...all,
    }),
  )
  expect(keysInAnswer(said)).toEqual(['onDaysWith', 'mostOften', 'mostRow', 'mostRow'])
  expect(valuesOf(said)['records']).toBe(2)
})

test('[ASST-107] interventions that are only near are rated apart', () => {
  const about = { ...aboutThing('alleviating_factor', 'heat', 'rest'), ...all }
  const near = told(makeQuestion('did-help', { isLoose: true, topic: 'yoga', topicWords: 'yoga', ...about }))
  expect(keysInAnswer(near).filter((key) => key.startsWith('helped'))).toEqual([
    'helpedUsually',
    'helpedRarely',
  ])
  const one = told(makeQuestion('did-help', { isLoose: true, topic: 'heat', topicWords: 'heat', ...about }))
  expect(keysInAnswer(one).filter((key) => key.startsWith('helped'))).toHaveLength(1)
})

test('[ASST-108] a visit about a place has the pain there and what helped there', () => {
  const said = told(makeQuestion('visit', { isLoose: true, place: knee }))
  expect(keysInAnswer(said)).toContain('howOften')
  expect(keysInAnswer(said)).not.toContain('hardDays')
})

test('[ASST-108] the day of the last visit is not known, and the answer says so', () => {
  expect(openingOf(told(makeQuestion('visit', { isLoose: true, measure: 'days' })))).toEqual([
    'lastVisitUnknown',
  ])
  expect(openingOf(told(makeQuestion('visit', { isLoose: true })))).toEqual([])
})

test('[ASST-78] since when something is there: its first record and the days since', () => {
  const said = told(makeQuestion('since-when', { isLoose: true, ...aboutThing('location', 'knee-left') }))
  expect(valuesOf(said)).toMatchObject({ day: 0, count: 24 })
  const never = told(makeQuestion('since-when', { isLoose: true, ...aboutThing('location', 'hip-left') }))
  expect(never.declined).toBe('nothing')
})

test('[ASST-77] without a pain-free day lately, those of the year are counted too', () => {
  const said = told(makeQuestion('good-days', { isLoose: true }))
  expect(keysInAnswer(said)).toEqual(['goodDays', 'painFreeDays', 'painFreeYear'])
  expect(valuesOf(said)).toMatchObject({ free: 0, lowest: 4 })
})
