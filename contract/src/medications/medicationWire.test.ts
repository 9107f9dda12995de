import fc from 'fast-check'
import { DOSAGE_UNITS, type Medication } from '@reprieve/domain/medications/medication.ts'
import { expect, test } from 'vitest'
import { medicationFromGroups, medicationGroupValues, medicationStampOf } from './medicationGroups.ts'
import { groupsOfMedication, medicationOfGroups } from './medicationWire.ts'
import { sentMedication } from './sentMedication.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'
const LOWEST = '000000000000-0000-000000000000'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((value) => !value.includes('\0') && value !== 'Generic')
const day = fc.option(fc.constantFrom('2026-01-31', '2028-02-29'))

const anyMedication: fc.Arbitrary<Medication> = fc.record({
  id: fc.constant('c'),
  commonName: text,
  brandName: fc.option(text),
  strength: fc.constantFrom('', '500', '500/30', '0.5'),
  strengthUnits: fc.constantFrom('%', 'µg', 'g', 'mg'),
  dosageUnits: fc.constantFrom(...DOSAGE_UNITS),
  takeAs: fc.constantFrom('needed' as const, 'scheduled' as const, 'scheduled and needed' as const, null),
  startDate: day,
  endDate: day,
  notes: fc.oneof(fc.constant(''), text),
  specialInstructions: fc.oneof(fc.constant(''), text),
})

const asStored = (groups: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...groups].map(([group, v]) => [group, { v: JSON.parse(JSON.stringify(v)) as unknown }]),
  )

test('[MED-4] a medication comes back from its groups as it was', () => {
  fc.assert(
    fc.property(anyMedication, (medication) => {
      expect(medicationOfGroups(groupsOfMedication(medication), 'c')).toEqual(medication)
    }),
    { numRuns: runs },
  )
})

test('[MED-4, SYNC 1.2] what is sent makes the very groups that the device has, what is unknown included', () => {
  const strange = fc.record({
    of_tomorrow: fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('\\u0000')),
    purpose: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 3 }),
    refs: fc.constant([{ client_id: 'k', text: 'Knee' }]),
  })
  fc.assert(
    fc.property(anyMedication, strange, (medication, { of_tomorrow, purpose, refs }) => {
      const groups = groupsOfMedication(medication)
        .set('deleted', { deleted: 0 })
        .set('purpose', { purpose, refs })
        .set('other', { of_tomorrow })
      const flat = { ...medicationFromGroups(asStored(groups)), nid: -4, stamps: { name: STAMP } }
      expect(medicationGroupValues(sentMedication.parse(flat))).toEqual(
        new Map(Object.entries(asStored(groups)).map(([group, { v }]) => [group, v])),
      )
    }),
    { numRuns: runs },
  )
})

test('[MED-4] name, strength, units, dates and notes merge apart', () => {
  const sent = { common_name: 'Naproxen', strength: '500', dosage_units: 'tablets', med_notes: 'x' }
  expect(Object.fromEntries(medicationGroupValues(sent))).toEqual({
    name: { common_name: 'Naproxen' },
    strength: { strength: '500' },
    units: { dosage_units: 'tablets' },
    notes: { med_notes: 'x' },
  })
  const stamps = { colour: STAMP }
  expect([medicationStampOf('colour', stamps), medicationStampOf('name', stamps)]).toEqual([STAMP, LOWEST])
})

test('[MED-1] what a plain client leaves out is taken for granted, and Generic is no brand', () => {
  const stored = medicationGroupValues({ common_name: 'Aspirin', brand_name: 'Generic', start_date: '' })
  expect(medicationOfGroups(stored, 'c')).toMatchObject({
    commonName: 'Aspirin',
    brandName: null,
    strength: '',
    strengthUnits: 'mg',
    dosageUnits: 'units',
    startDate: null,
  })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no object', 'Aspirin'],
  ['a number', { common_name: 4 }],
  ['an empty one', { common_name: '' }],
])('[MED-4] %s for a name is nothing to show', (_, name) => {
  expect(medicationOfGroups(new Map([['name', name]]), 'c')).toBeNull()
})
