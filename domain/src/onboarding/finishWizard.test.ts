import { expect, test } from 'vitest'
import { EMPTY_MEDICATION } from '../medications/medication.ts'
import { newProfileItems, assignMedicationIds, type ProfileItems } from './finishWizard.ts'
import { A_SEED, aFoundMedication, aTypedSeedCondition } from './testing/aSeed.ts'
import { freshWizard, type Wizard } from './wizard.ts'
import { sayNoConditions, selectCondition, toggleCondition } from './wizardConditions.ts'
import { addMedication, chooseBrand, toggleMedication, toggleStrength } from './wizardMedications.ts'

const FRESH = freshWizard(A_SEED)
const EMPTY: ProfileItems = { conditions: [], medications: [] }
const counted = () => {
  let last = 0
  return () => `id-${++last}`
}
const ends = (wizard: Wizard, profile = EMPTY): ProfileItems =>
  newProfileItems(assignMedicationIds(wizard, counted()), profile)

test('[ONB-8] each checked condition is one of the profile, under the id of its entry', () => {
  const wizard = toggleCondition(selectCondition(FRESH, aTypedSeedCondition('mine', 'Gout')), 2)
  expect(ends(wizard).conditions).toEqual([
    {
      id: 'mine',
      name: 'Gout',
      number: null,
      names: {},
      icon: null,
      firstSymptom: null,
      diagnosed: null,
      isShown: true,
    },
    {
      id: 'entry-2',
      name: 'Back Pain',
      number: 2,
      names: { de: 'Rückenschmerzen' },
      icon: 'other',
      firstSymptom: null,
      diagnosed: null,
      isShown: true,
    },
  ])
})

test('[ONB-8] each checked medication becomes one for each selected strength, or one without if none is selected', () => {
  const both = [1, 2].reduce((wizard, id) => toggleStrength(wizard, 11, id), FRESH)
  const wizard = [11, 12].reduce(toggleMedication, chooseBrand(both, 11, 'Advil'))
  expect(ends(wizard).medications).toMatchObject([
    { id: 'id-1', number: 11, brandName: 'Advil', strength: '200', strengthUnits: 'mg' },
    { id: 'id-2', number: 11, brandName: 'Advil', strength: '400', dosageUnits: 'tablets' },
    { id: 'id-3', number: 12, brandName: null, strength: '', takeAs: null, purpose: [] },
  ])
})

test('[ONB-8] unchecked items, and all if "none" is checked, are left out', () => {
  const wizard = sayNoConditions(toggleCondition(toggleStrength(FRESH, 11, 1), 2), true)
  expect(ends(wizard)).toEqual(EMPTY)
})

test('[ONB-8] an id is given once: reached again, the end makes the same ones', () => {
  const once = assignMedicationIds(toggleMedication(toggleStrength(FRESH, 11, 1), 11), counted())
  const again = assignMedicationIds(once, () => 'another')
  expect(newProfileItems(again, EMPTY)).toEqual(newProfileItems(once, EMPTY))
  expect(newProfileItems(again, newProfileItems(once, EMPTY))).toEqual(EMPTY)
})

test('[ONB-8] items that the profile already has are skipped, whatever their name there', () => {
  const wizard = toggleMedication(
    addMedication(toggleCondition(FRESH, 2), aFoundMedication('Tea', { dosageUnits: 'mL' })),
    10,
  )
  const profile: ProfileItems = {
    conditions: [
      {
        ...aTypedSeedCondition('theirs', 'rückenschmerzen'),
        firstSymptom: '2020-01-01',
        diagnosed: null,
        isShown: true,
      },
    ],
    medications: [{ ...EMPTY_MEDICATION, id: 'mine', commonName: 'paracetamol', dosageUnits: 'tablets' }],
  }
  const { conditions, medications } = ends(wizard, profile)
  expect(conditions).toEqual([])
  expect(medications.map(({ commonName }) => commonName)).toEqual(['Tea'])
})
