import { UNTOLD, type Medication } from '@reprieve/domain/medications/medication.ts'
import { expect, test } from 'vitest'
import { withGeneric } from './medicineLabels.ts'

const medicine = (id: string, brandName: string | null): Medication => ({
  ...UNTOLD,
  id,
  commonName: id,
  brandName,
})

test('[MED-8] on a card a medicine without a brand is told as generic, and nothing else is', () => {
  const known = [medicine('a', null), medicine('b', 'Aleve')]
  const labelOf = withGeneric(({ text }) => text, known, 'Generic')
  expect(labelOf({ id: 'a', text: 'Naproxen' })).toBe('Naproxen (Generic)')
  expect(labelOf({ id: 'b', text: 'Naproxen (Aleve)' })).toBe('Naproxen (Aleve)')
  expect(labelOf({ id: 'heat', text: 'Heat' })).toBe('Heat')
})
