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

/** Thirty days: the garden on every third, the back worse on the day after it, nausea and bad nights after the garden. */
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => day).flatMap((day) => {
  const isAfter = day % 3 === 1
  return [
    aRecordOnDay(isAfter ? 6 : 3, {
      day,
      hour: 9,
      id: `r${day}`,
      lists: {
        location: [day % 2 === 0 || isAfter ? 'back' : 'knee'],
        symptom: isAfter ? ['nausea', 'poor-sleep'] : ['fatigue'],
      },
    }),
    aReflectionOnDay(6, {
      day,
      id: `s${day}`,
      lists: { meaningful_activities: day % 3 === 0 ? ['gardening'] : ['reading'] },
    }),
  ]
})
const diary = answerDiary(month)
const all = { isLoose: true, periods: [daysFrom({ from: 0, to: 29 })] } as const
const thing = (list: 'location' | 'symptom' | 'meaningful_activities' | 'medication', id: string) => ({
  list,
  ids: [id],
})
const told = (asked: UnderstoodQuestion): AnswerContent => answerFromDiary(asked, diary)!
const openingOf = ({ opening = [] }: AnswerContent): readonly string[] => opening.map(({ key }) => key)
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))

test('[ASST-277] the day after counts the pain of its place', () => {
  const garden = aboutThing('meaningful_activities', 'gardening')
  const inBack = told(makeQuestion('day-after', { ...all, ...garden, place: thing('location', 'back') }))
  expect(openingOf(inBack)).toEqual(['readAsPlace', 'openLook'])
  expect(valuesOf(inBack)).toMatchObject({ after: 6, days: 10, others: 3, otherDays: 10 })
  const inKnee = told(makeQuestion('day-after', { ...all, ...garden, place: thing('location', 'knee') }))
  expect(openingOf(inKnee)).toEqual(['leftOut', 'openLook'])
  expect(valuesOf(inKnee)).toMatchObject({ after: 6, days: 10, otherDays: 20 })
  const nowhere = told(makeQuestion('day-after', { ...all, ...garden, place: thing('location', 'neck') }))
  expect(openingOf(nowhere)).toEqual(['neverRecorded', 'markInList', 'openLook'])
})

test('[ASST-278] what came is counted on the days with the other thing, or after it', () => {
  const two = { ...all, ...aboutThing('symptom', 'nausea') }
  const garden = thing('meaningful_activities', 'gardening')
  const same = told(
    makeQuestion('link-two', { ...two, second: [thing('symptom', 'poor-sleep')], ways: ['shares'] }),
  )
  expect(keysInAnswer(same)).toEqual(['shareInPlace', 'notFirst'])
  expect(valuesOf(same)).toMatchObject({ with: 10, days: 10, others: 0, otherDays: 20 })
  const after = told(makeQuestion('link-two', { ...two, second: [garden], ways: ['shares-after'] }))
  expect(keysInAnswer(after)).toEqual(['shareNextDay', 'nextDayCaution'])
  expect(valuesOf(after)).toMatchObject({ with: 10, days: 10, others: 0, otherDays: 20 })
})

test('[ASST-278] without one of both, the diary says what it lacks and what it has', () => {
  const nausea = aboutThing('symptom', 'nausea')
  const tablet = [thing('medication', 'tramadol')]
  const noTablet = told(makeQuestion('link-two', { ...all, ...nausea, second: tablet, ways: ['shares'] }))
  expect(keysInAnswer(noTablet).slice(0, 2)).toEqual(['neverRecorded', 'markToCount'])
  expect(keysInAnswer(noTablet).at(-1)).toBe('sideHow')
  expect(valuesOf(noTablet)).toMatchObject({ days: 10 })
  const dizzy = aboutThing('symptom', 'dizziness')
  const garden = [thing('meaningful_activities', 'gardening')]
  const noDizziness = told(makeQuestion('link-two', { ...all, ...dizzy, second: garden, ways: ['shares'] }))
  expect(openingOf(noDizziness).slice(0, 2)).toEqual(['neverRecorded', 'markInList'])
  expect(noDizziness.declined).toBeNull()
  const unknown = told(
    makeQuestion('link-two', { ...all, ...nausea, topicWords: 'wine', ways: ['shares'], second: [] }),
  )
  expect(keysInAnswer(unknown).slice(0, 2)).toEqual(['nothingAbout', 'addToAList'])
})

test('[ASST-282] a thing that was never recorded, beside a weekday, comes with the days of the week', () => {
  const asked = makeQuestion('link-of', {
    ...aboutThing('meaningful_activities', 'family-time'),
    isLoose: true,
    ways: ['weekdays'],
  })
  const said = told(asked)
  expect(openingOf(said)).toContain('notRecordedIn')
  expect(said.declined).toBeNull()
  expect(keysInAnswer(said).at(-1)).toBe('markInList')
})

test('[ASST-284] the day after each of two', () => {
  const said = told(
    makeQuestion('link-two', {
      ...all,
      ...aboutThing('meaningful_activities', 'gardening'),
      second: [thing('meaningful_activities', 'reading')],
      ways: ['next-of-two'],
    }),
  )
  expect(keysInAnswer(said).filter((key) => key === 'nextDay')).toHaveLength(2)
})

test('[ASST-285] beside a thing that was never recorded, the other one is told', () => {
  const never = makeQuestion('link-of', {
    ...all,
    ...aboutThing('symptom', 'stiffness'),
    leftOut: ['bad night', 'dizzy'],
    leftThings: [[thing('symptom', 'poor-sleep')], [thing('symptom', 'dizziness')]],
  })
  const said = told(never)
  expect(openingOf(said).slice(0, 4)).toEqual(['readAsLink', 'notRecordedIn', 'markInList', 'neverRecorded'])
  expect(said.declined).toBeNull()
  expect(keysInAnswer(said)[0]).toMatch(/^link/)
})
