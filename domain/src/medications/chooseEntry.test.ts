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

test('[MED-10] what was chosen takes over what the entry says; which strength is still to be told', () => {
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

test('[MED-10] where there is one strength alone it is that one; what was said goes before it', () => {
  const chosen = chosenEntry({ ...CODEINE, strengths: ['300/30'] }, null)
  expect(medicationFromChoice('id', chosen)).toMatchObject({ strength: '300/30', brandName: null })
  expect(medicationFromChoice('id', chosen, '')).toMatchObject({ strength: '' })
})

test('[MED-10, MED-16] an entry that tells no units has the last of their lists', () => {
  const chosen = chosenEntry({ ...CODEINE, strengthUnits: '', dosageUnits: '' }, null)
  expect(chosen).toMatchObject({ strengthUnits: 'mg', dosageUnits: 'units' })
})

test('[MED-1] what the catalogue does not have is known by its name alone', () => {
  const typed = unlistedMedication(' My tea ')
  if (!typed.ok) throw new Error(typed.reason)
  expect(medicationFromChoice('id', typed.value)).toEqual({
    ...EMPTY_MEDICATION,
    id: 'id',
    commonName: 'My tea',
  })
  expect(unlistedMedication(' ')).toEqual(err('name-empty'))
})
