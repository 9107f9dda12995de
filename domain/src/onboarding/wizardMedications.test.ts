import { expect, test } from 'vitest'
import { A_SEED, aFoundMedication } from './testing/aSeed.ts'
import { freshWizard, type Wizard } from './wizard.ts'
import {
  addMedication,
  addStrength,
  checkedMedications,
  chooseBrand,
  sayNoMedications,
  toggleMedication,
  toggleStrength,
} from './wizardMedications.ts'

const FRESH = freshWizard(A_SEED)
const IBUPROFEN = 11
const checked = (wizard: Wizard) => checkedMedications(wizard).map(({ nid }) => nid)
const ofNumber = ({ medications }: Wizard, number: number) => medications.find(({ nid }) => nid === number)
const selected = (wizard: Wizard, number: number) =>
  ofNumber(wizard, number)
    ?.strengths.filter(({ isSelected }) => isSelected)
    .map(({ strength, units }) => `${strength} ${units}`)

test('[ONB-5] question 2 starts with the common medications, their strengths and brands, and nothing chosen', () => {
  expect(FRESH.medications.map(({ nid }) => nid)).toEqual([10, 11, 12])
  expect(ofNumber(FRESH, IBUPROFEN)).toMatchObject({
    brandName: null,
    defaultBrands: ['Advil', 'Nurofen'],
    isChecked: false,
  })
  expect(ofNumber(FRESH, IBUPROFEN)?.strengths.map(({ strength }) => strength)).toEqual(['200', '400'])
  expect(selected(FRESH, IBUPROFEN)).toEqual([])
})

test('[ONB-5] an added one is first and checked, with decreasing negative numbers if it has none', () => {
  const added = [
    aFoundMedication('Old drops'),
    aFoundMedication('Naproxen', { number: 20 }),
    aFoundMedication('Tea'),
  ]
  const wizard = added.reduce(addMedication, FRESH)
  expect(wizard.medications.map(({ nid }) => nid)).toEqual([-2, 20, -1, 10, 11, 12])
  expect(checked(wizard)).toEqual([-2, 20, -1])
})

test.each([
  ['by its number', aFoundMedication('Ibuprofen', { number: 11 })],
  ['by its name', aFoundMedication('ibuprofen')],
])('[ONB-5] an existing one comes to the front, %s, and is not duplicated', (_, one) => {
  const wizard = addMedication(FRESH, one)
  expect(wizard.medications.map(({ nid }) => nid)).toEqual([11, 10, 12])
  expect(checked(wizard)).toEqual([11])
})

test('[ONB-5] the brand of the search comes along, and a strength that is the only one', () => {
  const wizard = addMedication(FRESH, aFoundMedication('Ibuprofen', { number: 11, brandName: 'Dolgit' }))
  expect(ofNumber(wizard, IBUPROFEN)?.brandName).toBe('Dolgit')
  const only = addMedication(FRESH, aFoundMedication('Tea', { number: 30, strengths: ['5'] }))
  expect(selected(only, 30)).toEqual(['5 mg'])
  const several = addMedication(FRESH, aFoundMedication('Tea', { number: 30, strengths: ['5', '10'] }))
  expect(selected(several, 30)).toEqual([])
})

test('[ONB-5] all can be unchecked', () => {
  const all = [10, 11, 12].reduce(toggleMedication, FRESH)
  expect(checked(all)).toEqual([10, 11, 12])
  expect(checked([10, 11, 12].reduce(toggleMedication, all))).toEqual([])
})

test('[ONB-5] a brand applies to the medication with its number; one that was not offered joins the offered ones', () => {
  const offered = chooseBrand(FRESH, IBUPROFEN, 'advil')
  expect(ofNumber(offered, IBUPROFEN)).toMatchObject({
    brandName: 'Advil',
    defaultBrands: ['Advil', 'Nurofen'],
  })
  expect(ofNumber(offered, 10)?.brandName).toBeNull()
  expect(offered.brandsFound).toEqual({})
  const own = chooseBrand(FRESH, IBUPROFEN, 'Dolgit')
  expect(ofNumber(own, IBUPROFEN)).toMatchObject({
    brandName: 'Dolgit',
    defaultBrands: ['Advil', 'Nurofen', 'Dolgit'],
  })
  expect(own.brandsFound).toEqual({ 11: ['Dolgit'] })
  expect(ofNumber(chooseBrand(own, IBUPROFEN, null), IBUPROFEN)?.brandName).toBeNull()
})

test('[ONB-5] strengths are selected and taken back', () => {
  const one = toggleStrength(FRESH, IBUPROFEN, 2)
  expect(selected(one, IBUPROFEN)).toEqual(['400 mg'])
  expect(selected(one, 10)).toEqual([])
  expect(selected(toggleStrength(one, IBUPROFEN, 2), IBUPROFEN)).toEqual([])
})

test('[ONB-5] an added one is selected; an existing one is refused', () => {
  const added = addStrength(FRESH, IBUPROFEN, { strength: '600', units: 'mg' })
  if (!added.ok) throw new Error(added.reason)
  expect(selected(added.value, IBUPROFEN)).toEqual(['600 mg'])
  expect(addStrength(added.value, IBUPROFEN, { strength: '600', units: 'mg' }).ok).toBe(false)
  expect(addStrength(FRESH, IBUPROFEN, { strength: '200', units: 'g' }).ok).toBe(true)
})

test('[ONB-6] "none" disables the others, and the earlier checks come back when it is unchecked', () => {
  const none = sayNoMedications(toggleMedication(FRESH, 10), true)
  expect(checked(none)).toEqual([])
  expect(toggleMedication(none, 11)).toEqual(none)
  expect(checked(sayNoMedications(none, false))).toEqual([10])
})
