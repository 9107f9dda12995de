import { expect, test } from 'vitest'
import { emptyRecord } from './painRecord.ts'
import { duplicateRecord } from './duplicateRecord.ts'
import { repeatRecord } from './oneTap.ts'
import {
  offeredOverall,
  placesWithStrength,
  setPlaceStrength,
  stepPlaceStrength,
  strengthOfPlace,
  strengthsOnFigure,
} from './placeStrength.ts'
import { resolveReferences } from './resolveReferences.ts'

const BACK = { id: 'back', text: 'Lower back' }
const LEG = { id: 'leg', text: 'Left leg' }
const EMPTY = { ...emptyRecord({ at: 0, offset: 0 }), location: [BACK, LEG] }

test('[PLACE-1] no number is not 0', () => {
  const told = setPlaceStrength(EMPTY, 'leg', 0)
  expect([strengthOfPlace(told, 'leg'), strengthOfPlace(told, 'back')]).toEqual([0, null])
  expect(strengthOfPlace(setPlaceStrength(told, 'leg', null), 'leg')).toBeNull()
})

test('[PLACE-1] a number of a place that is not chosen is kept and not shown', () => {
  const told = setPlaceStrength(setPlaceStrength(EMPTY, 'back', 7), 'leg', 4)
  const off = { ...told, location: [BACK] }
  expect(placesWithStrength(off)).toEqual([{ place: BACK, severity: 7 }])
  expect(placesWithStrength({ ...off, location: [BACK, LEG] })).toHaveLength(2)
})

test.each([
  [12, 10],
  [-3, 0],
  [6.6, 7],
])('[PLACE-1] %d is kept as %d', (typed, kept) => {
  expect(strengthOfPlace(setPlaceStrength(EMPTY, 'leg', typed), 'leg')).toBe(kept)
})

test('[PLACE-1] a number follows its place to the id that the place has today', () => {
  const told = setPlaceStrength(setPlaceStrength(EMPTY, 'old', 3), 'leg', 5)
  const resolved = resolveReferences(told, (one) => (one.id === 'old' ? { ...one, id: 'leg' } : one))
  expect(resolved.placeStrengths).toEqual([{ place: 'leg', severity: 5 }])
})

test('[PLACE-2] the highest is offered only where the overall has no number', () => {
  const told = setPlaceStrength(setPlaceStrength(EMPTY, 'back', 8), 'leg', 4)
  expect([offeredOverall(EMPTY), offeredOverall(told), offeredOverall({ ...told, severity: 2 })]).toEqual([
    null,
    8,
    null,
  ])
})

test('[PLACE-3] a duplicate copies the numbers, "Nothing new" does not', () => {
  const told = setPlaceStrength(EMPTY, 'back', 8)
  expect(duplicateRecord(told).placeStrengths).toEqual(told.placeStrengths)
  expect(repeatRecord(told, { at: 1, offset: 0 })).toMatchObject({
    location: [BACK, LEG],
    placeStrengths: [],
  })
})

test('[PLACE-4] of two places that cover a region the higher number is drawn', () => {
  const places = [
    { ...BACK, regions: ['lower-back'] },
    { ...LEG, regions: ['lower-back', 'thigh-left'] },
  ]
  const told = setPlaceStrength(setPlaceStrength(EMPTY, 'back', 2), 'leg', 6)
  expect([...strengthsOnFigure(told, places)]).toEqual([
    ['lower-back', 6],
    ['thigh-left', 6],
  ])
  expect(strengthsOnFigure({ ...told, location: [] }, places).size).toBe(0)
})

test('[PLACE-8] the first press begins at the overall number or in the middle', () => {
  const first = stepPlaceStrength(EMPTY, 'leg', 1)
  const withOverall = stepPlaceStrength({ ...EMPTY, severity: 7.4 }, 'leg', -1)
  expect([first, withOverall].map((record) => strengthOfPlace(record, 'leg'))).toEqual([5, 7])
  expect(strengthOfPlace(stepPlaceStrength(first, 'leg', -1), 'leg')).toBe(4)
  const highest = setPlaceStrength(EMPTY, 'leg', 10)
  expect(strengthOfPlace(stepPlaceStrength(highest, 'leg', 1), 'leg')).toBe(10)
})
