import { expect, test } from 'vitest'
import { err } from '../result.ts'
import { medicationFromChoice, chosenEntry, unlistedMedication, type MedicationEntry } from './chooseEntry.ts'
import { EMPTY_MEDICATION } from './medication.ts'

const CODEINE: MedicationEntry = {
  nid: 20_050,
  names: { en: 'Acetaminophen - Codeine - mixt', de: 'Paracetamol - Codein' },
  components: ['Acetaminophen', 'Codeine'],
  brands: ['Tylenol with Codeine'],
  strengths: ['300/30', '300/60'],
  strengthUnits: 'mg',
  dosageUnits: 'tablets',
  otherDosageUnits: ['mL'],
}

test('[MED-10] a chosen entry sets its values; the strength is still to be chosen', () => {
  const made = medicationFromChoice('id', chosenEntry(CODEINE, 'Tylenol with Codeine'))
  expect(made).toEqual({
    ...EMPTY_MEDICATION,
    id: 'id',
    commonName: 'Acetaminophen - Codeine - mixt',
    number: 20_050,
    names: CODEINE.names,
    components: CODEINE.components,
    brandName: 'Tylenol with Codeine',
    dosageUnits: 'tablets',
  })
})

test('[MED-10] a single strength is selected; a strength entered before wins', () => {
  const chosen = chosenEntry({ ...CODEINE, strengths: ['300/30'] }, null)
  expect(medicationFromChoice('id', chosen)).toMatchObject({ strength: '300/30', brandName: null })
  expect(medicationFromChoice('id', chosen, '')).toMatchObject({ strength: '' })
})

test('[MED-10, MED-16] an entry without units gets the last of their lists', () => {
  const chosen = chosenEntry({ ...CODEINE, strengthUnits: '', dosageUnits: '' }, null)
  expect(chosen).toMatchObject({ strengthUnits: 'mg', dosageUnits: 'units' })
})

test('[MED-1] a medication outside the catalogue has only its name', () => {
  const typed = unlistedMedication(' My tea ')
  if (!typed.ok) throw new Error(typed.reason)
  expect(medicationFromChoice('id', typed.value)).toEqual({
    ...EMPTY_MEDICATION,
    id: 'id',
    commonName: 'My tea',
  })
  expect(unlistedMedication(' ')).toEqual(err('name-empty'))
})
