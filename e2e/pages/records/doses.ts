import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { addMedicineToRecord } from './recordMedications.ts'

export const dosesText = await loadText('en', 'doses')
const common = await loadText('en', 'common')
const home = await loadText('en', 'home')
const medications = await loadText('en', 'medications')
const records = await loadText('en', 'records')

export const medicationsCard = (page: Page): Locator =>
  page.getByRole('region', { name: home('medications'), exact: true })

/** The shown name of a medicine without a brand. */
export const genericMedicineName = (name: string): string => `${name} (${medications('generic')})`

/** The first press, on home. */
export const logButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: dosesText('logOf', { name: genericMedicineName(name) }) })

/** The second press. */
export const logNow = (page: Page): Locator =>
  page.getByRole('button', { name: dosesText('logNow'), exact: true })

export const amountField = (page: Page): Locator => page.getByRole('textbox', { name: records('amount') })

export const loggedToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: dosesText('logged') })

/** It is already selected, because it was just added. */
export async function addMedicine(page: Page, name: string): Promise<void> {
  await page.goto('/doses/add')
  await addMedicineToRecord(page, name)
  await expect(page.getByRole('button', { name: genericMedicineName(name), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
}

export const loggedDoses = (page: Page): Locator =>
  page.getByRole('region', { name: dosesText('listTitle') }).getByRole('listitem')

const openMenuOfFirst = (page: Page): Promise<void> =>
  loggedDoses(page)
    .first()
    .getByRole('button', { name: /edit or delete/ })
    .click()

export async function editFirst(page: Page): Promise<void> {
  await openMenuOfFirst(page)
  await page.getByRole('menuitem', { name: common('edit') }).click()
  await expect(page.getByRole('dialog', { name: dosesText('editTitle') })).toBeVisible()
}

export async function deleteFirst(page: Page): Promise<void> {
  await openMenuOfFirst(page)
  await page.getByRole('menuitem', { name: common('delete') }).click()
  await page
    .getByRole('alertdialog', { name: dosesText('deleteQuestion') })
    .getByRole('button', { name: common('delete') })
    .click()
}

export const reliefCard = (page: Page): Locator =>
  page.getByRole('region', { name: dosesText('reliefTitle') })
