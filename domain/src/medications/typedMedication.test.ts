import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { numberSigns } from '../writtenNumber.ts'
import { formNamed } from './addMedication.ts'
import { finishMedicationForm, typedMedication, withUnits, type TypedMedication } from './typedMedication.ts'

const signs = numberSigns('de')
const naproxen = {
  ...formNamed('Naproxen'),
  strength: '500',
  dosageUnits: 'tablets',
  startDate: '2026-03-02',
  limit: 2.5,
}
const typed = typedMedication(naproxen, signs)
const finish = (own: Partial<TypedMedication>, needsStrength = true) =>
  finishMedicationForm({ ...typed, ...own }, { signs, needsStrength })

test('[MED-23] values are shown in the fields, a limit with the separator of the language, and read back', () => {
  expect(typed).toMatchObject({ startDate: '2026-03-02', endDate: '', limit: '2,5' })
  expect(finish({})).toEqual(ok(naproxen))
})

test.each<[Partial<TypedMedication>, object]>([
  [{ strength: '' }, { strength: 'missing' }],
  [{ startDate: 'in spring' }, { startDate: 'not-a-day' }],
  [
    { startDate: '2026-02-30', endDate: 'x' },
    { startDate: 'not-a-day', endDate: 'not-a-day' },
  ],
  [{ endDate: '2026-03-01' }, { endDate: 'before-start' }],
  [{ limit: 'many' }, { limit: 'not-an-amount' }],
  [{ limit: '0' }, { limit: 'not-an-amount' }],
  [{ dayLimit: '31' }, { dayLimit: 'not-a-count' }],
  [{ dayLimit: '2,5' }, { dayLimit: 'not-a-count' }],
  [{ notes: 'x'.repeat(20_001) }, { notes: 'too-long' }],
])('[MED-12, MED-20, MED-23, MDAY-3] %j is reported at its field', (own, faults) => {
  expect(finish(own)).toEqual(err(faults))
})

test('[MED-12] a strength is required only if the catalogue has strengths for it', () => {
  expect(finish({ strength: '' }, false).ok).toBe(true)
})

test('[MED-20] days may be typed as people write them, and left empty', () => {
  expect(finish({ startDate: '', endDate: '2026.3.2' })).toMatchObject(
    ok({ startDate: null, endDate: '2026-03-02' }),
  )
})

test('[MED-23] a limit is in the units of the medication, and is removed when they change', () => {
  expect(withUnits(typed, 'drops')).toMatchObject({ dosageUnits: 'drops', limit: '' })
  expect(withUnits(typed, 'tablets')).toBe(typed)
  expect(finish({ limit: ' ' })).toMatchObject(ok({ limit: null }))
})

test('[MDAY-3] a limit of days is only what was typed, and stays when anything else of the medication changes', () => {
  expect(finish({})).toMatchObject(ok({ dayLimit: null, countsDays: null }))
  const limited = { ...withUnits({ ...typed, dayLimit: '10' }, 'drops'), takeAs: 'scheduled' as const }
  expect(finish({ ...limited, commonName: 'Sumatriptan' })).toMatchObject(ok({ dayLimit: 10 }))
  expect(finish({ ...limited, dayLimit: ' ' })).toMatchObject(ok({ dayLimit: null }))
})
