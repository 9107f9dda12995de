import fc from 'fast-check'
import { DOSAGE_UNITS, type Dosage, type Medication } from '@reprieve/domain/medications/medication.ts'
import type { Frequency } from '@reprieve/domain/schedule/frequency.ts'
import { expect, test } from 'vitest'
import { medicationGroupsToWire, medicationGroupValues, medicationGroupStamp } from './medicationGroups.ts'
import { medicationToGroups, newMedicationToGroups, readMedicationGroups } from './medicationWire.ts'
import { sentMedication } from './sentMedication.ts'
import { groupOfKey, keyGroups } from '../groups.ts'
import { isStorable } from '../storable.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'
const LOWEST = '000000000000-0000-000000000000'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((value) => !value.includes('\0') && value !== 'Generic')
const day = fc.option(fc.constantFrom('2026-01-31', '2028-02-29'))

const anyDosage: fc.Arbitrary<Dosage> = fc.record({
  amount: fc.option(fc.constantFrom(1, 0.5, 20)),
  frequency: fc.constantFrom<Frequency | null>(
    null,
    { kind: 'hourly', every: 4, from: { hour: 8, minute: 0 }, to: { hour: 22, minute: 30 } },
    { kind: 'daily', every: 1, at: { hour: 20, minute: 0 } },
    { kind: 'weekly', every: 2, days: [1, 5], at: { hour: 7, minute: 5 } },
    { kind: 'monthly', every: 1, day: 31, at: { hour: 0, minute: 0 } },
  ),
})

const anyMedication: fc.Arbitrary<Medication> = fc.record({
  id: fc.constant('c'),
  commonName: text,
  number: fc.option(fc.integer({ min: 1, max: 99_999 })),
  names: fc.constantFrom({}, { de: 'Paracetamol', ru: 'Парацетамол' }),
  components: fc.constantFrom([], ['Acetaminophen'], ['Acetaminophen', 'Codeine']),
  brandName: fc.option(text),
  strength: fc.constantFrom('', '500', '500/30', '0.5'),
  strengthUnits: fc.constantFrom('%', 'µg', 'g', 'mg'),
  dosageUnits: fc.constantFrom(...DOSAGE_UNITS),
  takeAs: fc.constantFrom('needed' as const, 'scheduled' as const, 'scheduled and needed' as const, null),
  purpose: fc.constantFrom([], [{ id: 'k', text: 'Knee' }]),
  dosages: fc.array(anyDosage, { maxLength: 3 }),
  limit: fc.option(fc.constantFrom(1, 4, 2.5)),
  countsDays: fc.constantFrom(true, false, null),
  dayLimit: fc.option(fc.integer({ min: 1, max: 30 })),
  startDate: day,
  endDate: day,
  notes: fc.oneof(fc.constant(''), text),
  specialInstructions: fc.oneof(fc.constant(''), text),
  isShown: fc.boolean(),
})

const asStored = (groups: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...groups].map(([group, v]) => [group, { v: JSON.parse(JSON.stringify(v)) as unknown }]),
  )

test('[MED-4] a medication comes back from its groups as it was', () => {
  fc.assert(
    fc.property(anyMedication, (medication) => {
      expect(readMedicationGroups(medicationToGroups(medication), 'c')).toEqual(medication)
    }),
    { numRuns: runs },
  )
})

test('[MED-4, SYNC 1.2] a sent medication gives the same groups as on the device, unknown ones included', () => {
  const strange = fc.record({
    of_tomorrow: fc.jsonValue({ maxDepth: 2 }).filter(isStorable),
    purpose: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 3 }),
    refs: fc.constant([{ client_id: 'k', text: 'Knee' }]),
  })
  fc.assert(
    fc.property(anyMedication, strange, (medication, { of_tomorrow, purpose, refs }) => {
      const groups = medicationToGroups(medication)
        .set('deleted', { deleted: 0 })
        .set('purpose', { purpose, refs })
        .set('other', { of_tomorrow })
      const flat = { ...medicationGroupsToWire(asStored(groups)), nid: -4, stamps: { name: STAMP } }
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
  expect([medicationGroupStamp('colour', stamps), medicationGroupStamp('name', stamps)]).toEqual([
    STAMP,
    LOWEST,
  ])
})

test('[MED-1] fields missing from a plain client get their defaults, and Generic means no brand', () => {
  const stored = medicationGroupValues({ common_name: 'Aspirin', brand_name: 'Generic', start_date: '' })
  expect(readMedicationGroups(stored, 'c')).toMatchObject({
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
  expect(readMedicationGroups(new Map([['name', name]]), 'c')).toBeNull()
})

test('[MED-4] a new medication has no groups for fields that were not filled in, and is still read back', () => {
  const told = { common_name: 'Aspirin' }
  const fresh = readMedicationGroups(new Map([['name', told]]), 'c')!
  const groups = newMedicationToGroups(fresh)
  expect([...groups.keys()]).toEqual(['name', 'strength', 'units', 'shown'])
  expect(readMedicationGroups(groups, 'c')).toEqual(fresh)
  expect(newMedicationToGroups({ ...fresh, notes: 'x' }).has('notes')).toBe(true)
})

test('[MED-4] a frequency that only a newer app can read is returned unchanged', () => {
  const info = { frequency: 'at sunset', repeat_every: 1 }
  const stored = new Map<string, unknown>([
    ['name', { common_name: 'Aspirin' }],
    ['dosage', { dosage: [{ value: '2', frequency_info: info }] }],
  ])
  const read = readMedicationGroups(stored, 'c')!
  expect(read.dosages).toEqual([{ amount: 2, frequency: null, unread: info }])
  expect(medicationToGroups(read).get('dosage')).toEqual({ dosage: [{ value: 2, frequency_info: info }] })
})

test.each([0, -1, 1.5, '20001', null])('[MED-2] %j is not a catalogue entry', (number) => {
  const stored = new Map([['name', { common_name: 'Aspirin', original_nid: number }]])
  expect(readMedicationGroups(stored, 'c')?.number).toBeNull()
})

test('[MDAY-3, SYNC I14] each new key is a group of its own name, and is not written before the person says something', () => {
  const fresh = readMedicationGroups(new Map([['name', { common_name: 'Sumatriptan' }]]), 'c')!
  expect([...newMedicationToGroups({ ...fresh, takeAs: 'needed' }).keys()]).not.toContain('day_limit')
  const told = { ...fresh, countsDays: false, dayLimit: 10 }
  const flat = medicationGroupsToWire(asStored(newMedicationToGroups(told)))
  expect(flat).toMatchObject({ counts_days: 0, day_limit: 10 })
  const sent = medicationGroupValues(sentMedication.parse(flat))
  expect([sent.get('counts_days'), sent.get('day_limit')]).toEqual([{ counts_days: 0 }, { day_limit: 10 }])
})

test.each([
  ['counts_days', { counts_days: 2 }],
  ['counts_days', { counts_days: 'yes' }],
  ['day_limit', { day_limit: 0 }],
  ['day_limit', { day_limit: 31 }],
  ['day_limit', { day_limit: 2.5 }],
  ['day_limit', { day_limit: '10' }],
  ['day_limit', [10]],
])('[MDAY-3, SYNC I14] an unreadable %s %j says nothing, and the rest is read and sent', (group, value) => {
  const stored = new Map<string, unknown>([
    ['name', { common_name: 'Sumatriptan' }],
    ['limit', { dose_limit: 2 }],
    [group, value],
  ])
  expect(readMedicationGroups(stored, 'c')).toMatchObject({ limit: 2, countsDays: null, dayLimit: null })
  const flat = Array.isArray(value) ? { day_limit: value } : value
  expect(sentMedication.safeParse({ common_name: 'Sumatriptan', ...flat }).success).toBe(true)
})

test('[SYNC I14] an app of 4.41.0 keeps the new groups when it edits the medication, and sends them back unchanged', () => {
  const known = keyGroups({
    common_name: 'name',
    brand_name: 'name',
    dose_limit: 'limit',
    med_notes: 'notes',
  })
  const stamps = { name: STAMP, counts_days: STAMP, day_limit: STAMP }
  const sent = { common_name: 'Sumatriptan', counts_days: 1, day_limit: 10 }
  const stored = new Map(
    Object.entries(sent).map(([key, v]) => [groupOfKey(known, key, stamps), { [key]: v }]),
  )
  expect([...stored.keys()]).toEqual(['name', 'counts_days', 'day_limit'])
  const edited = medicationGroupsToWire(asStored(stored.set('notes', { med_notes: 'x' })))
  expect(readMedicationGroups(medicationGroupValues(edited), 'c')).toMatchObject({
    countsDays: true,
    dayLimit: 10,
    notes: 'x',
  })
})
