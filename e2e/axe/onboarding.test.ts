import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { faultsOf } from '../pages/axe.ts'
import { becomeOwnedBy } from '../pages/deviceOwner.ts'
import {
  addNew,
  condition,
  conditionSearch,
  found,
  noConditions,
  noMedications,
  question,
  strength,
  takes,
} from '../pages/onboarding.ts'
import { DESKTOP, LONG, PHONE } from '../pages/shell.ts'
import { test } from '../pages/watch.ts'

const medications = await loadText('en', 'medications')

const faultsIn = async (page: Page, theme: string): Promise<string[]> => {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
  return faultsOf(page)
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} pixels, ${theme}`, () => {
      test.use({ viewport })

      test('[REL 6] the two questions, with what is asked of an answer', LONG, async ({ page }) => {
        test.slow()
        await becomeOwnedBy(page, { is: 'anonymous' })
        await page.goto('/onboarding/conditions')
        await condition(page, 'Back Pain').click()
        expect(await faultsIn(page, theme)).toEqual([])
        await addNew(page).click()
        await conditionSearch(page).fill('fibro')
        await expect(found(page, 'Fibromyalgia')).toBeVisible()
        expect(await faultsIn(page, theme)).toEqual([])
        await found(page, 'Fibromyalgia').click()
        await noConditions(page).click()
        expect(await faultsIn(page, theme)).toEqual([])
        await page.goto('/onboarding/medications')
        await expect(question(page)).toBeVisible()
        await takes(page, 'Ibuprofen').click()
        await strength(page, 'Ibuprofen', '400 mg').click()
        await strength(page, 'Ibuprofen', medications('strengthAdd')).click()
        expect(await faultsIn(page, theme)).toEqual([])
        await noMedications(page).click()
        expect(await faultsIn(page, theme)).toEqual([])
      })
    })
  }
}
