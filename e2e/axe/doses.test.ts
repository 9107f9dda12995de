import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { DESKTOP, LONG, PHONE } from '../pages/app/shell.ts'
import {
  addMedicine,
  amountField,
  dosesText,
  editFirst,
  loggedToast,
  logButton,
  logNow,
  reliefCard,
} from '../pages/records/doses.ts'
import { openNewRecord } from '../pages/records/record.ts'
import { openRecordSection } from '../pages/records/recordSections.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')

const dim = (page: Page): Promise<unknown> => page.evaluate(`document.documentElement.dataset.theme = 'dark'`)

const close = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: common('close') })
    .click()

for (const viewport of [PHONE, DESKTOP]) {
  test(`[REL 6] doses at ${viewport.width} pixels, with all that they can show`, LONG, async ({ page }) => {
    test.slow()
    await page.clock.install()
    await page.setViewportSize(viewport)
    await startWithoutAccount(page)
    await addMedicine(page, 'Testarin')
    await page.getByRole('button', { name: dosesText('more') }).click()
    await page.getByText(dosesText('askAfter', { minutes: 60 }), { exact: true }).click()
    await amountField(page).fill('2')
    expect(await findAxeFaults(page)).toEqual([])
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await page.goto('/home')
    await logButton(page, 'Testarin').click()
    await expect(logNow(page)).toBeVisible()
    expect(await findAxeFaults(page)).toEqual([])
    await dim(page)
    expect(await findAxeFaults(page)).toEqual([])
    await close(page)
    await openNewRecord(page)
    await openRecordSection(page, 'medications')
    await expect(page.getByText(/^Logged /)).toBeVisible()
    expect(await findAxeFaults(page)).toEqual([])
    await page.goto('/home')
    await page.clock.fastForward('01:01:00')
    await reliefCard(page)
      .getByRole('button', { name: dosesText('reliefAnswer') })
      .click()
    expect(await findAxeFaults(page)).toEqual([])
    await page.goto('/doses/add')
    await editFirst(page)
    expect(await findAxeFaults(page)).toEqual([])
  })
}
