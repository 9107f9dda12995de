import { EMPTY_MEDICATION, type Medication } from '@reprieve/domain/medications/medication.ts'
import { expect, test } from 'vitest'
import { nameMedicationRows } from './MedicationsSection.tsx'

const row = (id: string, text: string) => ({ id, text, kept: text, units: null, isPrevious: false })
const naproxen: Medication = {
  ...EMPTY_MEDICATION,
  id: 'n',
  commonName: 'Naproxen',
  strength: '500',
  aliases: ['copy'],
}

test('[MED-3, MED-6, D31] the rows of a record are in the language of the page, and what the record stores is not', () => {
  const rows = [row('n', 'Naproxen - 500 mg'), row('copy', 'Naproxen - 500 mg'), row('x', 'Tilidine 50 mg')]
  const shown = nameMedicationRows(rows, [naproxen], () => 'Напроксен - 500 мг')
  expect(shown.map(({ text }) => text)).toEqual([
    'Напроксен - 500 мг',
    'Напроксен - 500 мг',
    'Tilidine 50 mg',
  ])
  expect(shown.map(({ kept }) => kept)).toEqual(rows.map(({ kept }) => kept))
})
