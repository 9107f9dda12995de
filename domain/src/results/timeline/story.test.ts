import { expect, test } from 'vitest'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays, DAY_0 } from '../testing/aDiary.ts'
import { makeStory } from './story.ts'

const RANGE = { from: 0, to: 29 }
const ofPain = (values: readonly number[]) =>
  makeStory(selectDays(aDiary(values.map((value, day) => aRecordOnDay(value, { day }))), RANGE).days)

test('[RES-51] pain and reflection each have their average, its days and their own trend', () => {
  const entries = [
    ...[2, 3, 4, 5, 6, 7, 8].map((value, day) => aRecordOnDay(value, { day })),
    ...[4, 5].map((value, day) => aReflectionOnDay(value, { day })),
  ]
  const { pain, reflection } = makeStory(selectDays(aDiary(entries), RANGE).days)
  expect(pain.average).toEqual({ value: 5, logged: { days: 7, outOf: 30 } })
  expect(pain.trend).toMatchObject({ from: 2, to: 8, first: DAY_0, last: DAY_0 + 6, isClear: true })
  expect(reflection).toEqual({ average: { value: 4.5, logged: { days: 2, outOf: 30 } }, trend: null })
})

test('[RES-52] a flare is a day of 7 or more that is 2 points above what three of four days do not exceed', () => {
  const usual = [5, 5, 5, 5, 3, 3]
  expect(ofPain([7, ...usual]).flares).toEqual({ count: 1, named: [DAY_0] })
  expect(ofPain([6, ...usual]).flares.count).toBe(0)
  // Six of eight do not exceed 5; of seven only five do not.
  expect(ofPain([7, 6, ...usual]).flares.count).toBe(1)
  expect(ofPain([7, 6, ...usual.slice(1)]).flares.count).toBe(0)
  expect(ofPain([6, 1, 1, 1, 1, 1, 1, 1]).flares.count).toBe(0)
  expect(ofPain([9, 9, 9, 9, 9, 9, 9]).flares.count).toBe(0)
})

test('[RES-52] pain that is reached on more than one day of four is usual, and not a flare', () => {
  const easy = [2, 2, 2, 2, 2, 2]
  expect(ofPain([8, 8, ...easy]).flares.count).toBe(2)
  expect(ofPain([8, 8, 8, ...easy]).flares.count).toBe(0)
})

test('[RES-52] with fewer than 7 logged days no flare is shown', () => {
  expect(ofPain([9, 1, 1, 1, 1, 1, 1]).flares.count).toBe(1)
  expect(ofPain([9, 1, 1, 1, 1, 1]).flares).toEqual({ count: 0, named: [] })
  expect(ofPain([]).flares).toEqual({ count: 0, named: [] })
})

test('[RES-52] the two hardest are named, the earlier first', () => {
  const { flares } = ofPain([8, 1, 9, 1, 1, 1, 10, 1, 1, 1, 1, 1])
  expect(flares).toEqual({ count: 3, named: [DAY_0 + 2, DAY_0 + 6] })
})
