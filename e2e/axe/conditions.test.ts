import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import {
  chooseFor,
  conditions,
  dayField,
  openConditions,
  openSearch,
  results,
  saveCondition,
  searchAndChoose,
  searchField,
} from '../pages/conditions.ts'
import { faultsAcross } from '../pages/axe.ts'
import { startWithoutAccount } from '../pages/home.ts'
import { ALL_WIDTHS, LONG } from '../pages/shell.ts'
import { outlastPress } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'

const medications = await loadText('en', 'medications')

for (const viewport of ALL_WIDTHS) {
  test(
    `[REL 6] conditions at ${viewport.width} pixels, with all that they can show`,
    LONG,
    async ({ page }) => {
      await page.clock.install()
      await page.setViewportSize(viewport)
      await startWithoutAccount(page)
      await openConditions(page)
      await openSearch(page)
      await searchField(page).fill('pain')
      await expect(results(page).first()).toBeVisible()
      await page.getByRole('button', { name: conditions('cannotFind') }).click()
      expect(await faultsAcross(page)).toEqual([])
      await searchAndChoose(page, 'fibro', 'Fibromyalgia')
      await dayField(page, 'dateOfDiagnosis').fill('2999-01-01')
      await saveCondition(page)
      expect(await faultsAcross(page)).toEqual([])
      await dayField(page, 'dateOfDiagnosis').fill('2019-04-01')
      await outlastPress(page)
      await saveCondition(page)
      await chooseFor(page, 'Fibromyalgia', 'delete')
      expect(await faultsAcross(page)).toEqual([])
    },
  )

  test(
    `[REL 6] looking for a medication at ${viewport.width} pixels, to the brand`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await startWithoutAccount(page)
      await page.goto('/medications/search')
      await page.getByRole('searchbox', { name: medications('searchLabel') }).fill('tylenol')
      await expect(results(page).first()).toContainText(medications('foundBrand', { 0: 'Tylenol' }))
      await page.evaluate(`document.documentElement.dataset.theme = 'dark'`)
      expect(await faultsAcross(page)).toEqual([])
      await results(page).first().click()
      expect(await faultsAcross(page)).toEqual([])
      await page.getByRole('button', { name: medications('addBrand') }).click()
      expect(await faultsAcross(page)).toEqual([])
    },
  )
}
