import { expect } from '@playwright/test'
import { emptyHome, recentRecords, startWithoutAccount, toFinishItems } from '../pages/app/home.ts'
import { DESKTOP, LONG, widths } from '../pages/app/shell.ts'
import { duplicateTab, holdDiaryWrites } from '../pages/app/tabs.ts'
import {
  goHomeFromReflection,
  leaveRecordBy,
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
  severitySlider,
  undoButton,
} from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

for (const viewport of widths(DESKTOP)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => startWithoutAccount(page))

    test('[REC-23, REC-26] a duplicated tab saves into the same record', LONG, async ({ page, context }) => {
      await openNewRecord(page)
      await setSeverity(page, 7)
      const other = await duplicateTab(page, context)
      await expect(severitySlider(other)).toHaveValue('7')
      await setSeverity(other, 4)
      await saveRecordButton(page).click()
      await goHomeFromReflection(page)
      await expect(recentRecords(page)).toHaveCount(1)
      await saveRecordButton(other).click()
      await expect(savedToast(other)).toBeVisible()
      await goHomeFromReflection(other)
      await expect(recentRecords(other)).toHaveCount(1)
      await expect(recentRecords(other)).toContainText('4')
      await expect(toFinishItems(other)).toHaveCount(0)
    })

    test(
      '[REC-26] going forward to where a record was written starts another one',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await setSeverity(page, 7)
        await page.goBack()
        await leaveRecordBy(page, 'leaveSave')
        await expect(recentRecords(page)).toHaveCount(1)
        await page.goForward()
        await expect(severitySlider(page)).toBeVisible()
        await setSeverity(page, 3)
        await saveRecordButton(page).click()
        await goHomeFromReflection(page)
        await expect(recentRecords(page)).toHaveCount(2)
      },
    )

    test(
      '[REC-27] on a slow disk Save, then Back and Save once more leave the record by one step',
      LONG,
      async ({ page }) => {
        await page.goto('/urgent-help')
        await page.goto('/home')
        await openNewRecord(page)
        await setSeverity(page, 5)
        const release = await holdDiaryWrites(page)
        await saveRecordButton(page).click()
        await page.goBack()
        await leaveRecordBy(page, 'leaveSave')
        await release()
        await expect(savedToast(page)).toBeVisible()
        await goHomeFromReflection(page)
        await expect(recentRecords(page)).toHaveCount(1)
        // This home is the one from which the record was opened: the page before it is one step further back.
        // [ROUTE-15]
        await page.goBack()
        await expect(page).toHaveURL(/\/urgent-help$/)
      },
    )

    test('[REL 6] Undo pressed as soon as it is visible removes the record', LONG, async ({ page }) => {
      await openNewRecord(page)
      await setSeverity(page, 4)
      await saveRecordButton(page).click()
      await undoButton(page).click({ force: true })
      await goHomeFromReflection(page)
      await expect(emptyHome(page)).toBeVisible()
    })
  })
}
