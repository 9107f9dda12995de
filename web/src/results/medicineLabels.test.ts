import { UNTOLD, type Medication } from '@reprieve/domain/medications/medication.ts'
import { expect, test } from 'vitest'
import { withGeneric } from './medicineLabels.ts'

const medicine = (id: string, own: Partial<Medication>): Medication => ({
  ...UNTOLD,
  id,
  commonName: 'Naproxen',
  ...own,
})

test('[MED-3, MED-8] on a card a medicine is told by its words of today, and without a brand as generic', () => {
  const known = [
    medicine('a', { strength: '500', names: { ru: 'Напроксен' } }),
    medicine('b', { brandName: 'Aleve', aliases: ['copy'] }),
  ]
  const labelOf = withGeneric(({ text }) => text, known, { language: 'ru', generic: 'Дженерик' })
  expect(labelOf({ id: 'a', text: 'Naproxen' })).toBe('Напроксен (Дженерик) - 500 mg')
  expect(labelOf({ id: 'copy', text: 'Old' })).toBe('Naproxen (Aleve)')
  expect(labelOf({ id: 'heat', text: 'Heat' })).toBe('Heat')
})
