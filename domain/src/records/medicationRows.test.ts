import { expect, test } from 'vitest'
import { namedMedication } from '../medications/addMedication.ts'
import type { Medication } from '../medications/medication.ts'
import { medicationRows } from './medicationRows.ts'
import { emptyRecord, type MedicationUse, type PainRecord } from './painRecord.ts'

const medication = (name: string): Medication => {
  const made = namedMedication(name.toLowerCase(), name)
  if (!made.ok) throw new Error(made.reason)
  return made.value
}
const use = (id: string, text: string): MedicationUse => ({ id, text, dose: null, effect: 'unmarked' })
const record = (...items: MedicationUse[]): PainRecord => ({
  ...emptyRecord({ at: 0, offset: 0 }),
  medication: { kind: 'items', items },
})

const compare = new Intl.Collator('en').compare
const medications = ['Zinc', 'Aspirin', 'Ibuprofen', 'Naproxen'].map(medication)

test('[MED-6] those of the record first, then the last used, then the others by name', () => {
  const records = [record(use('naproxen', 'Naproxen')), record(use('zinc', 'Zinc'), use('naproxen', 'Old'))]
  const rows = medicationRows([use('ibuprofen', 'Ibuprofen')], { medications, records, compare })
  expect(rows.map(({ text }) => text)).toEqual(['Ibuprofen', 'Naproxen', 'Zinc', 'Aspirin'])
})

test('[MED-6, D31] one that is unknown here stands with the text of the record, and only if it is on it', () => {
  const records = [record(use('gone', 'Codeine'))]
  const shelf = { medications: [], records, compare }
  expect(medicationRows([use('x', 'Tilidine')], shelf)).toEqual([{ id: 'x', text: 'Tilidine', units: null }])
})

test('[MED-6, D31] a medication that was changed since is shown by its words of today', () => {
  const changed = { ...medication('Aspirin'), strength: '100', dosageUnits: 'tablets' }
  const shelf = { medications: [changed], records: [], compare }
  expect(medicationRows([use('aspirin', 'Aspirin')], shelf)).toEqual([
    { id: 'aspirin', text: 'Aspirin - 100 mg', units: 'tablets' },
  ])
})
