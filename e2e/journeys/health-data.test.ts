import { expect } from '@playwright/test'
import { findAxeFaults } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { toastMessage } from '../pages/app/menu.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  healthText,
  madeHealthZip,
  openHealthData,
  setHealthFile,
  sourceRow,
} from '../pages/sync/healthData.ts'
import { columnChoice, pressMainButton, transferMessage } from '../pages/sync/transfer.ts'
import { test } from '../pages/sync/watch.ts'
import { restoreFromTrash } from '../pages/sync/yourData.ts'

test.use({ viewport: PHONE })

const APPLE = healthText('healthSourceApple')

test('[SIG-1, SIG-2, SIG-3, SIG-8] a health export is read, previewed, kept, listed, deleted and restored, and nothing is sent', async ({
  page,
}) => {
  await startWithoutAccount(page)
  await openHealthData(page)
  await expect(page.getByText(healthText('healthNone'))).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  await setHealthFile(page, 'any name.bin', madeHealthZip())
  await expect(page.getByText(healthText('healthFound', { file: 'any name.bin' }))).toBeVisible()
  for (const key of [
    'healthSleep',
    'healthSteps',
    'healthRestingHr',
    'healthHrvSdnn',
    'healthExercise',
  ] as const)
    await expect(page.getByRole('checkbox', { name: healthText(key) })).toBeChecked()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByText(healthText('healthExercise'), { exact: true }).click()
  await pressMainButton(page, healthText('healthKeep'))
  await expect(transferMessage(page, healthText('healthKept', { count: 2 }))).toBeVisible()
  const row = sourceRow(page, APPLE)
  await expect(row).toContainText(healthText('healthSourceDays', { count: 4 }))
  await expect(row).toContainText('September 2, 2026')
  // Only files of the app itself, such as the worker and texts.
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
  expect(await findAxeFaults(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  await setHealthFile(page, 'again.zip', madeHealthZip())
  await page.getByText(healthText('healthExercise'), { exact: true }).click()
  await pressMainButton(page, healthText('healthKeep'))
  await expect(transferMessage(page, healthText('healthNothingNew'))).toBeVisible()

  await row.getByRole('button', { name: healthText('healthDelete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: healthText('healthDelete'), exact: true })
    .click()
  await expect(toastMessage(page)).toContainText(healthText('healthDeleted'))
  await expect(page.getByText(healthText('healthNone'))).toBeVisible()
  await page.goto('/your-data?section=trash')
  await expect(page.getByText(healthText('trashMonths', { count: 2 }))).toBeVisible()
  await restoreFromTrash(page.getByRole('main').getByRole('listitem').first())
  await expect(toastMessage(page)).toContainText(healthText('trashRestored'))
  await openHealthData(page)
  await expect(sourceRow(page, APPLE)).toContainText(healthText('healthSourceDays', { count: 4 }))
})

test(
  '[SIG-2, SIG-12] an import is undone, and values by hand are entered for a day',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openHealthData(page)
    await setHealthFile(page, 'export.zip', madeHealthZip())
    await pressMainButton(page, healthText('healthKeep'))
    await pressMainButton(page, healthText('importUndo'))
    await expect(toastMessage(page)).toContainText(healthText('healthUndone'))
    await expect(page.getByText(healthText('healthNone'))).toBeVisible()

    await page.goto('/your-data?section=health&date=2026-01-05')
    const sheet = page.getByRole('dialog', { name: healthText('healthDayTitle') })
    await expect(sheet.getByLabel(healthText('healthDay'), { exact: true })).toHaveValue('2026-01-05')
    await sheet.getByLabel(healthText('healthSleep')).fill('99:00')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByLabel(healthText('healthSleep'))).toHaveAttribute('aria-invalid', 'true')
    expect(await findAxeFaults(page)).toEqual([])
    await page.waitForTimeout(1_300)
    await sheet.getByLabel(healthText('healthSleep')).fill('7:30')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(toastMessage(page)).toContainText(healthText('healthDaySaved'))
    await expect(sourceRow(page, healthText('healthSourceSelf'))).toContainText('January 5, 2026')
  },
)

test(
  '[SIG-10, SIG-3] a table with one line a day is read, and another file is said to be another',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openHealthData(page)
    await setHealthFile(page, 'picture.png', Buffer.from([0x89, 0x50, 0, 0, 0, 0, 1, 2, 3]))
    await expect(transferMessage(page, healthText('healthWrong'))).toBeVisible()
    const table = 'Date;Step count;Sleep duration (ms)\n2026-08-01;5300;24720000\n2026-08-02;400;\n'
    await setHealthFile(page, 'daily.csv', Buffer.from(table))
    await expect(columnChoice(page, 'Step count')).toHaveValue('steps')
    expect(await findAxeFaults(page)).toEqual([])
    await pressMainButton(page, healthText('healthTableRead'))
    await pressMainButton(page, healthText('healthKeep'))
    await expect(sourceRow(page, healthText('healthSourceTable'))).toContainText(
      healthText('healthSourceDays', { count: 2 }),
    )
  },
)
