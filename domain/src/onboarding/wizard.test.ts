import fc from 'fast-check'
import { expect, test } from 'vitest'
import { A_SEED, aFoundMedication, aSeedCondition, aTypedSeedCondition } from './testing/aSeed.ts'
import {
  clearWizard,
  freshWizard,
  isWizardCleared,
  NO_SEED,
  resetWizard,
  resetConditions,
  resetMedications,
  seedWizard,
  type Wizard,
} from './wizard.ts'
import { sayNoConditions, selectCondition, toggleCondition } from './wizardConditions.ts'
import {
  addMedication,
  addStrength,
  chooseBrand,
  sayNoMedications,
  toggleMedication,
  toggleStrength,
} from './wizardMedications.ts'

const FRESH = freshWizard(A_SEED)

type Act = (wizard: Wizard) => Wizard

const number = fc.constantFrom(1, 2, 3, 10, 11, 12, -1, -2, 7)
const anAct: fc.Arbitrary<Act> = fc.oneof(
  number.map(
    (fid): Act =>
      (wizard) =>
        toggleCondition(wizard, fid),
  ),
  number.map(
    (nid): Act =>
      (wizard) =>
        toggleMedication(wizard, nid),
  ),
  fc.string().map(
    (name): Act =>
      (wizard) =>
        selectCondition(wizard, aTypedSeedCondition('a', name)),
  ),
  fc.constant<Act>((wizard) => selectCondition(wizard, aSeedCondition(7, 'Migraine'))),
  fc.string().map(
    (name): Act =>
      (wizard) =>
        addMedication(wizard, aFoundMedication(name, { brandName: 'Own', strengths: ['5'] })),
  ),
  fc.tuple(number, fc.string()).map(
    ([nid, brand]): Act =>
      (wizard) =>
        chooseBrand(wizard, nid, brand),
  ),
  number.map(
    (nid): Act =>
      (wizard) =>
        toggleStrength(wizard, nid, 1),
  ),
  number.map((nid): Act => (wizard) => {
    const added = addStrength(wizard, nid, { strength: '42', units: 'mg' })
    return added.ok ? added.value : wizard
  }),
  fc.boolean().map(
    (is): Act =>
      (wizard) =>
        sayNoConditions(wizard, is),
  ),
  fc.boolean().map(
    (is): Act =>
      (wizard) =>
        sayNoMedications(wizard, is),
  ),
  fc.constant<Act>(clearWizard),
)
const acts = fc.array(anAct, { maxLength: 20 })
const after = (done: readonly Act[], start = FRESH): Wizard =>
  done.reduce((wizard, act) => act(wizard), start)

test('[ONB-7] whatever was answered, resetting restores exactly what the questions started with', () => {
  fc.assert(
    fc.property(acts, (done) => {
      expect(resetWizard(after(done))).toEqual(FRESH)
    }),
  )
})

test('[ONB-7] one question can be reset without the other, and what was seen stays seen', () => {
  fc.assert(
    fc.property(acts, (done) => {
      const answered = after(done, { ...FRESH, greetingViewed: true, reminder: 'no' })
      expect(resetWizard(answered)).toEqual({ ...FRESH, greetingViewed: true, reminder: 'no' })
      const first = resetConditions(answered)
      expect(first.conditions).toEqual(FRESH.conditions)
      expect(first.medications).toBe(answered.medications)
      const second = resetMedications(answered)
      expect(second.medications).toEqual(FRESH.medications)
      expect(second.conditions).toBe(answered.conditions)
    }),
  )
})

test('[ONB-7] clearing empties the three lists', () => {
  const cleared = clearWizard(chooseBrand(FRESH, 11, 'Dolgit'))
  expect(cleared).toMatchObject({ conditions: [], medications: [], brandsFound: {} })
  expect([isWizardCleared(cleared), isWizardCleared(FRESH)]).toEqual([true, false])
})

test('[ONB-3, ONB-5] whatever was answered, no two have one number', () => {
  fc.assert(
    fc.property(acts, (done) => {
      const { conditions, medications } = after(done)
      for (const numbers of [conditions.map(({ fid }) => fid), medications.map(({ nid }) => nid)])
        expect(new Set(numbers).size).toBe(numbers.length)
    }),
  )
})

test('[ONB-3, ONB-5] the lists come when a question is first seen, and never over an answer', () => {
  const begun = { ...freshWizard(NO_SEED), greetingViewed: true }
  expect(isWizardCleared(begun)).toBe(true)
  const asked = seedWizard(begun, A_SEED)
  expect(asked).toEqual({ ...FRESH, greetingViewed: true })
  const answered = toggleCondition(asked, 2)
  expect(seedWizard(answered, NO_SEED)).toBe(answered)
})
