import fc from 'fast-check'
import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { expect, test } from 'vitest'
import { doseGroupsToWire, doseGroupValues, doseGroupStamp } from './doseGroups.ts'
import { readDoseGroups, doseToGroups } from './doseWire.ts'
import { sentDose } from './sentDose.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'
const ID = '018bcfe5-6800-7000-8000-aaaaaaaaaaaa'

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
const measure = fc.option(fc.record({ severity: fc.integer({ min: 0, max: 10 }), at: moment }))

const anyDose: fc.Arbitrary<Dose> = fc.record({
  id: fc.constant('c'),
  what: fc.record({
    id: fc.constant(ID),
    text: fc.constantFrom('Ibuprofen (Advil) - 200 mg', 'Wärme', '찜질'),
    kind: fc.constantFrom('medication' as const, 'intervention' as const),
  }),
  amount: fc.option(
    fc.record({ amount: fc.constantFrom(1, 0.5, 20), units: fc.constantFrom('tablets', '') }),
  ),
  takenAt: moment,
  timeOffset: fc.constantFrom(0, 3_600_000, -18_000_000),
  before: measure,
  after: measure,
  effect: fc.constantFrom('better' as const, 'same' as const, 'worse' as const, null),
  asksAfter: fc.constantFrom(60 as const, 120 as const, null),
  isClosed: fc.boolean(),
})

test('[DOSE-1] a dose comes back from its groups as it was', () => {
  fc.assert(
    fc.property(anyDose, (dose) => {
      expect(readDoseGroups(doseToGroups(dose), 'c')).toEqual(dose)
    }),
    { numRuns: runs },
  )
})

test('[DOSE-1, SYNC 1.2] a sent dose gives the same groups as on the device, unknown ones included', () => {
  fc.assert(
    fc.property(anyDose, fc.integer(), (dose, tomorrow) => {
      const groups = doseToGroups(dose).set('deleted', { deleted: 0 }).set('other', { of_tomorrow: tomorrow })
      const stored = Object.fromEntries([...groups].map(([group, v]) => [group, { v }]))
      const sent = sentDose.parse({
        record_type: 'dose_record',
        content: doseGroupsToWire(stored),
        stamps: { what: STAMP },
      })
      expect(doseGroupValues(sent)).toEqual(groups)
    }),
    { numRuns: runs },
  )
})

test('[DOSE-1] medicine, amount, time and the numbers before and after merge separately', () => {
  const groups = [
    ...doseToGroups({
      id: 'c',
      what: { id: ID, text: 'Aspirin', kind: 'medication' },
      amount: null,
      takenAt: 1,
      timeOffset: 0,
      before: null,
      after: null,
      effect: null,
      asksAfter: null,
      isClosed: false,
    }).keys(),
  ]
  expect(groups).toEqual(['what', 'amount', 'timing', 'before', 'after', 'effect', 'asks'])
  expect(doseGroupStamp('colour', { colour: STAMP })).toBe(STAMP)
})

test.each<[string, Map<string, unknown>]>([
  ['nothing', new Map([['timing', { timing: 5 }]])],
  ['no time', new Map([['what', { value: 'Aspirin' }]])],
])('[DOSE-1] with only %s there is nothing to show', (_, stored) => {
  expect(readDoseGroups(stored, 'c')).toBeNull()
})

test.each<[string, unknown]>([
  ['severity_before', 11],
  ['severity_after', 4.5],
  ['timing', -9e15],
  ['relief_after', -1],
  ['effect', 'cured'],
  ['what', 'surgery'],
])('[D10] a dose whose %s does not fit is refused', (key, value) => {
  expect(sentDose.safeParse({ record_type: 'dose_record', content: { [key]: value } }).success).toBe(false)
})
