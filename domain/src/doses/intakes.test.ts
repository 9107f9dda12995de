import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { medicationsByAnyId, allMedicationIds } from '../medications/medicationsByAnyId.ts'
import { sumLastDay, listIntakes } from './intakes.ts'
import { aDose, aUse, DOSE_NOW, withUses } from './testing/doses.ts'

const ago = (hours: number): number => DOSE_NOW - hours * HOUR_MS
const NAPROXEN = new Set(['naproxen'])
const day = (...given: Parameters<typeof listIntakes>) =>
  sumLastDay(listIntakes(...given), NAPROXEN, DOSE_NOW)
const tablets = (amount: number) => [{ units: 'tablets', amount }]

test('[DOSE-3] the last one, and the sum of 24 hours from doses and records', () => {
  const doses = [aDose({ takenAt: ago(25) }), aDose({ id: 'd2', takenAt: ago(9) })]
  expect(day(doses, [withUses(ago(3), aUse())])).toEqual({ last: ago(3), sums: tablets(2), untold: 0 })
  expect(day([], [])).toEqual({ last: null, sums: [], untold: 0 })
})

test('[DOSE-3] the day is the 24 hours up to now', () => {
  const at = (takenAt: number) => day([aDose({ takenAt })], [])
  expect(at(ago(24)).sums).toEqual([])
  expect(at(ago(24) + 1).sums).toEqual(tablets(1))
  expect(at(DOSE_NOW + 5 * MINUTE_MS).sums).toEqual(tablets(1))
  expect(at(DOSE_NOW + 6 * MINUTE_MS)).toEqual({ last: null, sums: [], untold: 0 })
  expect(at(ago(50)).last).toBe(ago(50))
})

test('[DOSE-3] units do not add up, tenths do, and doses without an amount are counted separately', () => {
  const amounts = [0.1, 0.2].map((amount, at) =>
    aDose({ id: `t${at}`, amount: { amount, units: 'tablets' } }),
  )
  const others = [aDose({ id: 'm', amount: { amount: 5, units: 'mL' } }), aDose({ id: 'u', amount: null })]
  expect(day([...amounts, ...others], [])).toEqual({
    last: DOSE_NOW,
    sums: [...tablets(0.3), { units: 'mL', amount: 5 }],
    untold: 1,
  })
})

test('[DOSE-3] nothing but this medicine, by any id that it has had, and no intervention', () => {
  const merged = { id: 'naproxen', aliases: ['copy'] }
  const doses = [
    aDose(),
    aDose({ id: 'd2', what: { id: 'copy', text: 'Naproxen', kind: 'medication' } }),
    aDose({ id: 'd3', what: { id: 'aspirin', text: 'Aspirin', kind: 'medication' } }),
    aDose({ id: 'd4', what: { id: 'naproxen', text: 'Heat', kind: 'intervention' } }),
  ]
  expect(sumLastDay(listIntakes(doses, []), allMedicationIds(merged), DOSE_NOW).sums).toEqual(tablets(2))
  expect(medicationsByAnyId([merged]).get('copy')).toBe(merged)
  expect(medicationsByAnyId([merged, { id: 'copy' }]).get('copy')).toEqual({ id: 'copy' })
})

test('[DOSE-7] a use with logged doses is counted as these, and as itself if they are gone', () => {
  const record = withUses(ago(1), aUse({ dose: { amount: 2, units: 'tablets' }, doses: ['d1', 'd2'] }))
  const both = [aDose({ takenAt: ago(2) }), aDose({ id: 'd2', takenAt: ago(2) })]
  expect(day(both, [record])).toEqual({ last: ago(2), sums: tablets(2), untold: 0 })
  expect(day(both.slice(1), [record]).sums).toEqual(tablets(1))
  expect(day([], [record])).toEqual({ last: ago(1), sums: tablets(2), untold: 0 })
})

test('[DOSE-3, DOSE-7] whatever is logged, offered and deleted, each is counted once', () => {
  const entry = fc.record({
    amount: fc.integer({ min: 1, max: 9 }),
    isOnRecord: fc.boolean(),
    isDoseDeleted: fc.boolean(),
    isRecordDeleted: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const whole = entries.map(({ amount, ...is }, at) => ({
        is,
        amount,
        dose: aDose({ id: `d${at}`, amount: { amount, units: 'tablets' }, takenAt: DOSE_NOW - 1 }),
        record: withUses(DOSE_NOW - 1, aUse({ dose: { amount, units: 'tablets' }, doses: [`d${at}`] })),
      }))
      const doses = whole.filter(({ is }) => !is.isDoseDeleted).map(({ dose }) => dose)
      const records = whole
        .filter(({ is }) => is.isOnRecord && !is.isRecordDeleted)
        .map(({ record }) => record)
      const isTold = ({ is }: (typeof whole)[number]) =>
        !is.isDoseDeleted || (is.isOnRecord && !is.isRecordDeleted)
      const sum = whole.filter(isTold).reduce((before, { amount }) => before + amount, 0)
      expect(day(doses, records).sums).toEqual(sum === 0 ? [] : tablets(sum))
    }),
    { numRuns: 200 },
  )
})
