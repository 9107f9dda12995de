import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { ALL_WIDTHS, LONG } from '../pages/app/shell.ts'
import {
  chooseConditionAction,
  conditions,
  dayField,
  openConditions,
  openSearch,
  conditionResults,
  saveCondition,
  searchAndChoose,
  conditionSearchField,
} from '../pages/records/conditions.ts'
import { runPastPress } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

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
      await conditionSearchField(page).fill('pain')
      await expect(conditionResults(page).first()).toBeVisible()
      await page.getByRole('button', { name: conditions('cannotFind') }).click()
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await searchAndChoose(page, 'fibro', 'Fibromyalgia')
      await dayField(page, 'dateOfDiagnosis').fill('2999-01-01')
      await saveCondition(page)
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await dayField(page, 'dateOfDiagnosis').fill('2019-04-01')
      await runPastPress(page)
      await saveCondition(page)
      await chooseConditionAction(page, 'Fibromyalgia', 'delete')
      expect(await findAxeAndWidthFaults(page)).toEqual([])
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
      await expect(conditionResults(page).first()).toContainText(medications('foundBrand', { 0: 'Tylenol' }))
      await page.evaluate(`document.documentElement.dataset.theme = 'dark'`)
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await conditionResults(page).first().click()
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await page.getByRole('button', { name: medications('addBrand') }).click()
      expect(await findAxeAndWidthFaults(page)).toEqual([])
    },
  )
}
