import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { finishMedication, formNamed } from './addMedication.ts'
import { medicationText, shownMedication, type Medication } from './medication.ts'

const made = finishMedication([], 'a', formNamed('Ibuprofen'))
if (!made.ok) throw new Error(made.reason)
const ibuprofen: Medication = made.value

test('[MED-1] a medication added by name has that name, and defaults for the rest', () => {
  expect(finishMedication([], 'b', formNamed('  Naproxen '))).toEqual(
    ok({
      id: 'b',
      commonName: 'Naproxen',
      number: null,
      names: {},
      components: [],
      brandName: null,
      strength: '',
      strengthUnits: 'mg',
      dosageUnits: 'units',
      countsDays: null,
      dayLimit: null,
      takeAs: null,
      purpose: [],
      dosages: [],
      limit: null,
      startDate: null,
      endDate: null,
      notes: '',
      specialInstructions: '',
      isShown: true,
    }),
  )
})

test.each([
  ['', 'name-empty'],
  [' \u200b ', 'name-empty'],
  ['x'.repeat(101), 'name-too-long'],
])('[MED-1] %j is not a name', (name, fault) => {
  expect(finishMedication([], 'b', formNamed(name))).toEqual(err(fault))
})

test.each(['Ibuprofen', ' ibuprofen', 'IBUPROFEN', 'Ｉｂｕｐｒｏｆｅｎ'])(
  '[MED-2, D31] %j is there already',
  (name) => {
    expect(finishMedication([ibuprofen], 'b', formNamed(name))).toEqual(err('already-exists'))
  },
)

test.each<[string, Partial<Medication>]>([
  ['brand', { brandName: 'Advil' }],
  ['strength', { strength: '400' }],
  ['dosage units', { dosageUnits: 'tablets' }],
])('[MED-2] another %s is another medication', (_, own) => {
  expect(finishMedication([{ ...ibuprofen, ...own }], 'b', formNamed('Ibuprofen')).ok).toBe(true)
})

test('[MED-2] without a strength its units make no difference', () => {
  const silent = { ...ibuprofen, strengthUnits: '' }
  expect(finishMedication([silent], 'b', formNamed('Ibuprofen'))).toEqual(err('already-exists'))
})

test('[MED-3] common name, brand, strength and units, as far as they are known', () => {
  const whole = { ...ibuprofen, brandName: 'Advil', strength: '200', strengthUnits: 'mg' }
  expect(medicationText(ibuprofen)).toBe('Ibuprofen')
  expect(medicationText(whole)).toBe('Ibuprofen (Advil) - 200 mg')
  expect(medicationText({ ...whole, brandName: null, strength: '500/30' })).toBe('Ibuprofen - 500/30 mg')
  const named = { ...whole, names: { fr: 'Ibuprofène' } }
  expect(medicationText(named)).toBe('Ibuprofen (Advil) - 200 mg')
  expect([shownMedication(named, 'fr'), shownMedication(named, 'de')]).toEqual([
    'Ibuprofène (Advil) - 200 mg',
    'Ibuprofen (Advil) - 200 mg',
  ])
})

test.each([
  ['2026-03-02', '2026-03-01', err('end-before-start')],
  ['2026-03-02', '2026-03-02', null],
  [null, '2026-03-01', null],
  ['2026-03-02', null, null],
])('[MED-20] from %s to %s', (startDate, endDate, fault) => {
  const told = finishMedication([], 'b', { ...formNamed('Naproxen'), startDate, endDate })
  expect(told.ok ? null : told).toEqual(fault)
})

test('[MED-16] units that are left out are the last of their lists', () => {
  const told = finishMedication([], 'b', { ...formNamed('Naproxen'), strengthUnits: '', dosageUnits: '' })
  expect(told).toMatchObject(ok({ strengthUnits: 'mg', dosageUnits: 'units' }))
})

test('[MED-21] an edit that makes it equal to another of the profile is refused, and one that changes nothing is not', () => {
  const strong = { ...ibuprofen, id: 'b', strength: '400' }
  const { id: _, ...form } = ibuprofen
  expect(finishMedication([ibuprofen, strong], 'b', form)).toEqual(err('already-exists'))
  expect(finishMedication([ibuprofen, strong], 'a', form).ok).toBe(true)
})
