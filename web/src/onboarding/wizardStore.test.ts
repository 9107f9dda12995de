import { freshWizard, NO_SEED } from '@reprieve/domain/onboarding/wizard.ts'
import { expect, test } from 'vitest'
import { storePart } from '../local/diaryParts.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { readWizard, wizardStore } from './wizardStore.ts'

test('[ONB-2] every answer is stored, in the order in which it was given', async () => {
  const diary = aDiary()
  const store = wizardStore(diary)
  expect(store.current()).toBeNull()
  const first = store.change((wizard) => ({ ...wizard, greetingViewed: true }))
  const second = store.change((wizard) => ({ ...wizard, reminder: 'no' }))
  await Promise.all([first, second])
  expect(store.current()).toMatchObject({ greetingViewed: true, reminder: 'no' })
  expect(await readWizard(diary)).toEqual(store.current())
})

test('[ONB-2] a wizard that was left is there as it was', async () => {
  const diary = aDiary()
  await wizardStore(diary).change((wizard) => ({ ...wizard, firstStepViewed: true }))
  // As after a reload: another diary object on the same tables.
  const again = wizardStore({ ...diary })
  await again.change((wizard) => wizard)
  expect(again.current()).toMatchObject({ firstStepViewed: true, secondStepViewed: false })
})

test('[ONB-2] an invalid value starts a new wizard', async () => {
  const diary = aDiary()
  await storePart(diary, 'onboarding', { conditions: 'many' })
  expect(await readWizard(diary)).toEqual(freshWizard(NO_SEED))
})
