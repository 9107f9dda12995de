import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import { aDoseOnDay, aRecordOnDay, aReflectionOnDay } from '../../results/testing/aDiary.ts'
import { aReportLocale, aReportContent } from '../testing/aReport.ts'
import { PAGE_ROOMS } from './pageRoom.ts'
import { printReport } from './printReport.ts'

const SEED = 8
const value = fc.option(fc.integer({ min: 0, max: 10 }))
const day = fc.integer({ min: -40, max: 31 })
const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'nothing'), { maxLength: 5 })
const mark = fc.constantFrom(...Object.values(MARK))

const record = fc
  .record({ value, day, location: names, symptom: names, tried: names, taken: names, mark })
  .map(({ value: felt, day: on, location, symptom, tried, taken, mark: one }) =>
    aRecordOnDay(felt, {
      day: on,
      lists: { location, symptom, alleviating_factor: tried, medication: taken },
      marks: Object.fromEntries([...tried, ...taken].map((name) => [name, one])),
    }),
  )
const reflection = fc
  .record({ value, day, activities: names })
  .map((told) =>
    aReflectionOnDay(told.value, { day: told.day, lists: { meaningful_activities: told.activities } }),
  )
const dose = fc
  .record({ day, name: fc.constantFrom('a', 'b') })
  .map((told) => aDoseOnDay(told.name, { day: told.day }))

const BROKEN = ['NaN', 'undefined', 'Infinity', 'null', '\u0002', '\u0003']

function leavesOf(told: unknown): unknown[] {
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(leavesOf) : [told]
}

test('[REP-42, REP-43] for any diary, no text has an unfilled placeholder and no number is missing', () => {
  const entries = fc.array(fc.oneof(record, reflection), { maxLength: 60 })
  const diary = fc.record({
    entries,
    doses: fc.array(dose, { maxLength: 10 }),
    room: fc.constantFrom(...PAGE_ROOMS),
  })
  fc.assert(
    fc.property(diary, ({ entries: told, doses, room }) => {
      const leaves = leavesOf(printReport(aReportContent(told, { doses }), aReportLocale, room))
      const isBroken = (leaf: unknown): boolean => {
        if (typeof leaf === 'string') return BROKEN.some((sign) => leaf.includes(sign))
        return typeof leaf === 'number' ? !Number.isFinite(leaf) : leaf === undefined
      }
      expect(leaves.filter(isBroken)).toEqual([])
    }),
    { seed: SEED, numRuns: 60 },
  )
})
