import { expect, test } from 'vitest'
import { A_SEED, aSeedCondition, aTypedSeedCondition } from './testing/aSeed.ts'
import { freshWizard, type Wizard } from './wizard.ts'
import { checkedConditions, sayNoConditions, selectCondition, toggleCondition } from './wizardConditions.ts'

const FRESH = freshWizard(A_SEED)
const shown = ({ conditions }: Wizard) => conditions.map(({ fid, name, isChecked }) => [fid, name, isChecked])
const checked = (wizard: Wizard) => checkedConditions(wizard).map(({ name }) => name)

test('[ONB-3] question 1 starts with the samples, none of them checked', () => {
  expect(shown(FRESH)).toEqual([
    [1, 'Arthritis', false],
    [2, 'Back Pain', false],
    [3, 'Fibromyalgia', false],
  ])
})

test('[ONB-3] pressing one flips it', () => {
  const once = toggleCondition(FRESH, 2)
  expect(checked(once)).toEqual(['Back Pain'])
  expect(checked(toggleCondition(once, 2))).toEqual([])
  expect(toggleCondition(FRESH, 99)).toEqual(FRESH)
})

test.each([
  ['the same entry', aSeedCondition(2, 'Back Pain')],
  ['its name, typed', aTypedSeedCondition('a', 'back pain')],
  ['its name in another language, typed', aTypedSeedCondition('a', 'RÜCKENSCHMERZEN')],
])('[ONB-3] an existing one is checked again, by %s', (_, one) => {
  const wizard = selectCondition(FRESH, one)
  expect(shown(wizard)).toEqual(shown(toggleCondition(FRESH, 2)))
  expect(selectCondition(wizard, one)).toEqual(wizard)
})

test('[ONB-3] a new one is first and checked: with the number of its entry, otherwise with decreasing negative numbers', () => {
  const told = [
    aTypedSeedCondition('a', 'Gout'),
    aSeedCondition(7, 'Migraine'),
    aTypedSeedCondition('b', 'Old whiplash'),
  ]
  const wizard = told.reduce(selectCondition, FRESH)
  expect(shown(wizard).slice(0, 3)).toEqual([
    [-2, 'Old whiplash', true],
    [7, 'Migraine', true],
    [-1, 'Gout', true],
  ])
})

test('[ONB-4] "none" disables the others, and the earlier checks come back when it is unchecked', () => {
  const none = sayNoConditions(toggleCondition(FRESH, 2), true)
  expect(checked(none)).toEqual([])
  expect(toggleCondition(none, 1)).toEqual(none)
  expect(checked(sayNoConditions(none, false))).toEqual(['Back Pain'])
})
