import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { recentRecords, startWithoutAccount, toFinishItems } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { holdDiary } from '../pages/app/tabs.ts'
import {
  goHomeFromReflection,
  nextButton,
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
} from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const shell = await loadText('en', 'shell')

const WORD_MS = 5_000
const END_MS = 30_000

const silence = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: shell('storageSilentNote') })
const notSaved = (page: Page): Locator => page.getByRole('alertdialog', { name: records('notSavedTitle') })
const retry = (page: Page): Locator => notSaved(page).getByRole('button', { name: common('retry') })

test.use({ viewport: PHONE })

test.beforeEach(async ({ page }) => startWithoutAccount(page))

test(
  '[LOCAL-34, LOCAL-35, LOCAL-39] a save that the storage never answers is reported within five seconds, offers its text, and is saved once later',
  LONG,
  async ({ page, context, browserName }) => {
    // Firefox needs a preference instead of a permission.
    if (browserName !== 'firefox') await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openNewRecord(page)
    await setSeverity(page, 7)
    const release = await holdDiary(context)
    await saveRecordButton(page).click()
    await expect(silence(page)).toBeVisible({ timeout: WORD_MS })
    await silence(page)
      .getByRole('button', { name: shell('copyWritten') })
      .click()
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('7/10')
    await expect(notSaved(page)).toContainText(records('faultNoAnswer'), { timeout: END_MS })
    await expect(silence(page)).toHaveCount(0)
    await expect(notSaved(page).getByRole('button', { name: shell('exportWritten') })).toBeVisible()
    await release()
    await retry(page).click()
    await expect(savedToast(page)).toBeVisible()
    await goHomeFromReflection(page)
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(toFinishItems(page)).toHaveCount(0)
  },
)

test(
  '[LOCAL-35, LOCAL-39] a save that the storage answers late is saved once, and the message disappears',
  LONG,
  async ({ page, context }) => {
    await openNewRecord(page)
    await setSeverity(page, 4)
    const release = await holdDiary(context)
    await saveRecordButton(page).click()
    await expect(silence(page)).toBeVisible({ timeout: WORD_MS })
    await release()
    await expect(savedToast(page)).toBeVisible({ timeout: END_MS })
    await expect(silence(page)).toHaveCount(0)
    await goHomeFromReflection(page)
    await expect(recentRecords(page)).toHaveCount(1)
  },
)

test(
  '[LOCAL-39, LOCAL-40] a page that waits for a silent storage says so, and is drawn as soon as the storage answers',
  LONG,
  async ({ page, context }) => {
    const release = await holdDiary(context)
    await page.reload()
    await expect(page.getByText(shell('storageSilentNote'))).toBeVisible({ timeout: END_MS })
    await release()
    await expect(page.getByRole('main').getByRole('link', { name: shell('recordPain') })).toBeVisible({
      timeout: END_MS,
    })
    await expect(silence(page)).toHaveCount(0)
  },
)

test(
  '[LOCAL-40] a section that cannot be read breaks nothing else of the record',
  LONG,
  async ({ page, context }) => {
    await openNewRecord(page)
    await setSeverity(page, 8)
    const release = await holdDiary(context)
    await nextButton(page).click()
    await expect(silence(page)).toBeVisible({ timeout: END_MS })
    // Longer than both attempts: the screen must still be there.
    await page.waitForTimeout(10_000)
    await release()
    await expect(silence(page)).toHaveCount(0, { timeout: END_MS })
    await saveRecordButton(page).click()
    await expect(savedToast(page)).toBeVisible()
    await goHomeFromReflection(page)
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(recentRecords(page)).toContainText('8')
  },
)

test(
  '[LOCAL-38] a record whose save was never answered is offered again after the tab was closed',
  LONG,
  async ({ page, context }) => {
    await openNewRecord(page)
    await setSeverity(page, 6)
    await page.getByRole('slider').blur()
    const release = await holdDiary(context)
    await saveRecordButton(page).click()
    await expect(silence(page)).toBeVisible({ timeout: WORD_MS })
    await page.close()
    await release()
    const again = await context.newPage()
    await again.goto('/home')
    await expect(toFinishItems(again).or(recentRecords(again))).toHaveCount(1)
  },
)
