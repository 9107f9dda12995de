import { expect } from '@playwright/test'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { ALL_WIDTHS, LONG } from '../pages/app/shell.ts'
import {
  addDose,
  applySheet,
  changeDescription,
  chooseNew,
  closeSheet,
  chooseHowOften,
  listedMedications,
  openMedications,
  saveMedicationButton,
  sheetField,
  strengthButton,
  takeAsButton,
} from '../pages/records/medications.ts'
import { runPastPress } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

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
      await saveMedicationButton(page).click()
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await strengthButton(page, '300/30 mg').click()
      await takeAsButton(page, 'asNeeded').click()
      await changeDescription(page)
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await closeSheet(page)
      await addDose(page)
      await chooseHowOften(page, 'freqWeekly')
      await applySheet(page)
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await chooseHowOften(page, 'freqHourly')
      await sheetField(page, 'amount').fill('1')
      await sheetField(page, 'repeatEvery').fill('8')
      await runPastPress(page)
      await applySheet(page)
      await page.evaluate(`document.documentElement.dataset.theme = 'dark'`)
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await runPastPress(page)
      await saveMedicationButton(page).click()
      await expect(listedMedications(page, 'current')).toHaveCount(1)
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await page.goto('/medications/factors')
      await expect(page.getByRole('switch')).toBeVisible()
      expect(await findAxeAndWidthFaults(page)).toEqual([])
    },
  )
