import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { setDeviceOwner } from '../pages/account/deviceOwner.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import {
  onboardingAddNewButton,
  condition,
  conditionSearch,
  foundInDialog,
  noConditions,
  onboardingNoMedicationsButton,
  onboardingQuestion,
  onboardingStrengthButton,
  medicineLabel,
} from '../pages/app/onboarding.ts'
import { DESKTOP, LONG, PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const medications = await loadText('en', 'medications')

const faultsIn = async (page: Page, theme: string): Promise<string[]> => {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
  return findAxeFaults(page)
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} pixels, ${theme}`, () => {
      test.use({ viewport })

      test('[REL 6] the two questions, with the details of an answer', LONG, async ({ page }) => {
        test.slow()
        await setDeviceOwner(page, { is: 'anonymous' })
        await page.goto('/onboarding/conditions')
        await condition(page, 'Back Pain').click()
        expect(await faultsIn(page, theme)).toEqual([])
        await onboardingAddNewButton(page).click()
        await conditionSearch(page).fill('fibro')
        await expect(foundInDialog(page, 'Fibromyalgia')).toBeVisible()
        expect(await faultsIn(page, theme)).toEqual([])
        await foundInDialog(page, 'Fibromyalgia').click()
        await noConditions(page).click()
        expect(await faultsIn(page, theme)).toEqual([])
        await page.goto('/onboarding/medications')
        await expect(onboardingQuestion(page)).toBeVisible()
        await medicineLabel(page, 'Ibuprofen').click()
        await onboardingStrengthButton(page, 'Ibuprofen', '400 mg').click()
        await onboardingStrengthButton(page, 'Ibuprofen', medications('strengthAdd')).click()
        expect(await faultsIn(page, theme)).toEqual([])
        await onboardingNoMedicationsButton(page).click()
        expect(await faultsIn(page, theme)).toEqual([])
      })
    })
  }
}
