import { expect, test } from 'vitest'
import { alikeMedication } from './likeness.ts'
import { EMPTY_MEDICATION, type Medication } from './medication.ts'

const entry: Medication = {
  ...EMPTY_MEDICATION,
  id: 'a',
  commonName: 'Acetaminophen',
  number: 20_001,
  names: { de: 'Paracetamol', ko: '아세트아미노펜' },
  brandName: 'Tylenol',
  strength: '500',
  dosageUnits: 'tablets',
}
const other = (own: Partial<Medication>): Medication => ({ ...entry, id: 'b', ...own })

test.each<[string, Partial<Medication>]>([
  ['of the same entry', { commonName: 'Paracétamol', names: {} }],
  ['typed in another language', { commonName: 'paracetamol', number: null, names: {} }],
  ['of a second catalogue under the same name', { number: 10_000_000_001, names: {} }],
  ['that says it in other letters', { brandName: 'TYLENOL', strengthUnits: 'MG' }],
])('[MED-2] one %s is the same', (_, own) => {
  expect(alikeMedication([entry], other(own))).toBe(entry)
  expect(alikeMedication([other(own)], entry)).toEqual(other(own))
})

test.each<[string, Partial<Medication>]>([
  ['brand', { brandName: null }],
  ['form', { dosageUnits: 'capsules' }],
  ['strength', { strength: '325' }],
  ['unit of strength', { strengthUnits: 'µg' }],
])('[MED-2] another %s makes it another medication, also with the same entry', (_, own) => {
  expect(alikeMedication([entry], other(own))).toBeUndefined()
})

test('[MED-2, D30] one number of two imported catalogues is not one entry', () => {
  const imported = { ...entry, commonName: 'Tormexin', number: 10_000_000_007, names: {} }
  expect(alikeMedication([imported], { ...imported, id: 'b', commonName: 'Velorin' })).toBeUndefined()
})

test('[MED-2] the two characters for micro are equal, and a medication does not conflict with itself', () => {
  const strong = { ...entry, strengthUnits: '\u00b5g' }
  expect(alikeMedication([strong], other({ strengthUnits: '\u03bcg' }))).toBe(strong)
  expect(alikeMedication([entry], { ...entry, names: {} })).toBeUndefined()
})
