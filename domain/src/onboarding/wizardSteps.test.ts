import { expect, test } from 'vitest'
import { A_SEED } from './testing/aSeed.ts'
import { freshWizard, type Wizard } from './wizard.ts'
import {
  isWizardOffered,
  putWizardAway,
  findResumeStep,
  findNextStep,
  type WizardStep,
} from './wizardSteps.ts'

const FRESH = freshWizard(A_SEED)
const ALL = { privacy: true, reminder: true }
const FEW = { privacy: false, reminder: false }
const NOBODYS = { hasAccount: false, isSynced: false, hasAnything: false }

test.each<[Partial<Wizard>, WizardStep | null]>([
  [{}, 'intro'],
  [{ introViewed: true }, 'greeting'],
  [{ introViewed: true, greetingViewed: true }, 'privacy'],
  [{ introViewed: true, greetingViewed: true, privacyViewed: true }, 'reminder'],
  [{ introViewed: true, greetingViewed: true, privacyViewed: true, reminder: 'no' }, 'conditions'],
  [
    { introViewed: true, greetingViewed: true, privacyViewed: true, reminder: 'yes', firstStepViewed: true },
    'medications',
  ],
])('[ONB-2] after %j it is resumed at %s', (seen, step) => {
  expect(findResumeStep({ ...FRESH, ...seen }, ALL)).toBe(step)
})

test('[ONB-2] after the last there is nothing to resume', () => {
  const all = { introViewed: true, greetingViewed: true, firstStepViewed: true, secondStepViewed: true }
  expect(findResumeStep({ ...FRESH, ...all }, FEW)).toBeNull()
})

test('[ONB-2, ONB-9] one step follows the other; steps that do not apply are skipped', () => {
  const walk = (asked: typeof ALL): WizardStep[] => {
    const way: WizardStep[] = ['intro']
    for (let step = findNextStep('intro', asked); step !== null; step = findNextStep(step, asked))
      way.push(step)
    return way
  }
  expect(walk(ALL)).toEqual(['intro', 'greeting', 'privacy', 'reminder', 'conditions', 'medications'])
  expect(walk(FEW)).toEqual(['intro', 'greeting', 'conditions', 'medications'])
})

test('[ONB-2] home offers it until it was gone through, or put away there', () => {
  expect(isWizardOffered(FRESH, NOBODYS)).toBe(true)
  expect(isWizardOffered({ ...FRESH, greetingViewed: true }, NOBODYS)).toBe(true)
  expect(isWizardOffered(putWizardAway(FRESH), NOBODYS)).toBe(false)
  expect(isWizardOffered({ ...FRESH, viewed: true }, NOBODYS)).toBe(false)
})

test.each([
  ['its diary is not here yet', { isSynced: false, hasAnything: false }, false],
  ['its diary is here and empty', { isSynced: true, hasAnything: false }, true],
  ['its diary has something', { isSynced: true, hasAnything: true }, false],
])('[ONB-10] with an account, while %s, it is offered: %s', (_, around, is) => {
  expect(isWizardOffered(FRESH, { hasAccount: true, ...around })).toBe(is)
})
