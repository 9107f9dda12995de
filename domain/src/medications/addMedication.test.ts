import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { namedMedication, newMedication } from './addMedication.ts'
import { medicationText, shownMedication, type Medication } from './medication.ts'

const made = namedMedication('a', 'Ibuprofen')
if (!made.ok) throw new Error(made.reason)
const ibuprofen: Medication = made.value

test('[MED-1] what is added by its name has that name, and of the rest what is taken for granted', () => {
  expect(namedMedication('b', '  Naproxen ')).toEqual(
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
])('[MED-1] %j is no name', (name, fault) => {
  expect(newMedication([], { id: 'b', name })).toEqual(err(fault))
})

test.each(['Ibuprofen', ' ibuprofen', 'IBUPROFEN', 'Ｉｂｕｐｒｏｆｅｎ'])(
  '[MED-2, D31] %j is there already',
  (name) => {
    expect(newMedication([ibuprofen], { id: 'b', name })).toEqual(err('already-exists'))
  },
)

test.each<[string, Partial<Medication>]>([
  ['brand', { brandName: 'Advil' }],
  ['strength', { strength: '400' }],
  ['dosage units', { dosageUnits: 'tablets' }],
])('[MED-2] another %s is another medication', (_, own) => {
  expect(newMedication([{ ...ibuprofen, ...own }], { id: 'b', name: 'Ibuprofen' }).ok).toBe(true)
})

test('[MED-2] without a strength its units tell nothing apart', () => {
  const silent = { ...ibuprofen, strengthUnits: '' }
  expect(newMedication([silent], { id: 'b', name: 'Ibuprofen' })).toEqual(err('already-exists'))
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
