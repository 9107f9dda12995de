import { expect } from '@playwright/test'
import { faultsAcross } from '../pages/axe.ts'
import { startWithoutAccount } from '../pages/home.ts'
import {
  addDose,
  apply,
  changeDescription,
  chooseNew,
  closeSheet,
  howOften,
  listed,
  openMedications,
  save,
  sheetField,
  strength,
  takeAs,
} from '../pages/medications.ts'
import { ALL_WIDTHS, LONG } from '../pages/shell.ts'
import { outlastPress } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'

for (const viewport of ALL_WIDTHS)
  test(
    `[REL 6] medications at ${viewport.width} pixels, with all that they can show`,
    LONG,
    async ({ page }) => {
      await page.clock.install()
      await page.setViewportSize(viewport)
      await startWithoutAccount(page)
      await openMedications(page)
      await chooseNew(page, 'acetaminophen codeine', 'Generic')
      await save(page).click()
      expect(await faultsAcross(page)).toEqual([])
      await strength(page, '300/30 mg').click()
      await takeAs(page, 'asNeeded').click()
      await changeDescription(page)
      expect(await faultsAcross(page)).toEqual([])
      await closeSheet(page)
      await addDose(page)
      await howOften(page, 'freqWeekly')
      await apply(page)
      expect(await faultsAcross(page)).toEqual([])
      await howOften(page, 'freqHourly')
      await sheetField(page, 'amount').fill('1')
      await sheetField(page, 'repeatEvery').fill('8')
      await outlastPress(page)
      await apply(page)
      await page.evaluate(`document.documentElement.dataset.theme = 'dark'`)
      expect(await faultsAcross(page)).toEqual([])
      await outlastPress(page)
      await save(page).click()
      await expect(listed(page, 'current')).toHaveCount(1)
      expect(await faultsAcross(page)).toEqual([])
      await page.goto('/medications/factors')
      await expect(page.getByRole('switch')).toBeVisible()
      expect(await faultsAcross(page)).toEqual([])
    },
  )
