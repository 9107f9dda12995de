import { expect, test } from 'vitest'
import { aDose, aPainRecord, DOSE_NOW } from '../doses/testing/doses.ts'
import { emptyReflection } from '../reflections/reflection.ts'
import { DAY_MS, HOUR_MS } from '../time/instant.ts'
import { movedDose, movedRecord, movedReflection, clockShift } from './clockShift.ts'

test('[SYNC-33] a record moves with its end, and keeps its length', () => {
  const until = aPainRecord(DOSE_NOW, { duration: { kind: 'until', endsAt: DOSE_NOW + HOUR_MS } })
  expect(movedRecord(until, 2 * HOUR_MS)).toEqual({
    ...until,
    startsAt: DOSE_NOW + 2 * HOUR_MS,
    duration: { kind: 'until', endsAt: DOSE_NOW + 3 * HOUR_MS },
  })
  const lasting = aPainRecord(DOSE_NOW, { duration: { kind: 'length', seconds: 60, shownIn: 'minutes' } })
  expect(movedRecord(lasting, -HOUR_MS)).toEqual({ ...lasting, startsAt: DOSE_NOW - HOUR_MS })
})

test('[SYNC-33] a whole day stays a whole day, and moves by days alone', () => {
  const day = aPainRecord(DOSE_NOW - (DOSE_NOW % DAY_MS), { duration: { kind: 'all-day' } })
  expect(movedRecord(day, 3 * HOUR_MS)).toBe(day)
  expect(movedRecord(day, 365 * DAY_MS + HOUR_MS).startsAt).toBe(day.startsAt + 365 * DAY_MS)
})

test('[SYNC-33] a dose moves with the numbers before and after it', () => {
  const dose = aDose({
    before: { severity: 6, at: DOSE_NOW },
    after: { severity: 3, at: DOSE_NOW + HOUR_MS },
  })
  expect(movedDose(dose, HOUR_MS)).toEqual({
    ...dose,
    takenAt: DOSE_NOW + HOUR_MS,
    before: { severity: 6, at: DOSE_NOW + HOUR_MS },
    after: { severity: 3, at: DOSE_NOW + 2 * HOUR_MS },
  })
})

test('[SYNC-33] a reflection is of a day: hours leave it, days move it', () => {
  const reflection = emptyReflection({ at: DOSE_NOW, offset: 0 })
  expect(movedReflection(reflection, 3 * HOUR_MS)).toBe(reflection)
  expect(movedReflection(reflection, -2 * DAY_MS).at).toBe(reflection.at - 2 * DAY_MS)
})

test('[SYNC-33] the travel time of the answer moves nothing', () => {
  expect(clockShift(HOUR_MS + 312)).toBe(HOUR_MS)
  expect(clockShift(-HOUR_MS - 312)).toBe(-HOUR_MS)
})
