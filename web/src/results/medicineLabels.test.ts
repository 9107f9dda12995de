import { EMPTY_MEDICATION, type Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationWords } from '@reprieve/domain/medications/words/medicationWords.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { withMedicationNames } from './medicineLabels.ts'

const medicine = (id: string, own: Partial<Medication>): Medication => ({
  ...EMPTY_MEDICATION,
  id,
  commonName: 'Naproxen',
  ...own,
})

test('[MED-3, MED-8] on a card a medicine has its current name, and without a brand is generic', async () => {
  const known = [
    medicine('a', { strength: '500', names: { ru: 'Напроксен' } }),
    medicine('b', { brandName: 'Aleve', aliases: ['copy'] }),
  ]
  const text = await loadText('ru', 'medications')
  const { name } = medicationWords({ text, language: 'ru', tag: 'ru' })
  const labelOf = withMedicationNames((reference) => reference.text, known, name)
  expect(labelOf({ id: 'a', text: 'Naproxen' })).toBe('Напроксен (Дженерик) - 500 мг')
  expect(labelOf({ id: 'copy', text: 'Old' })).toBe('Naproxen (Aleve)')
  expect(labelOf({ id: 'heat', text: 'Heat' })).toBe('Heat')
})
