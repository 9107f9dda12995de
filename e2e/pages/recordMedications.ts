import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const common = await loadText('en', 'common')
const medications = await loadText('en', 'medications')
const records = await loadText('en', 'records')

const list = (page: Page): Locator => page.getByRole('list', { name: records('medications') })

export const medicine = (page: Page, name: string): Locator =>
  list(page).getByRole('button', { name, exact: true })

export const medicineNames = (page: Page): Promise<string[]> =>
  list(page).locator('.medication-row > .chip').allInnerTexts()

const use = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })

export const amount = (page: Page, name: string): Locator =>
  use(page, name).getByRole('textbox', { name: records('amount') })

export const units = (page: Page, name: string): Locator =>
  use(page, name).getByRole('combobox', { name: records('unit') })

export const mark = (page: Page, name: string, effect: 'better' | 'noChange' | 'worse'): Locator =>
  use(page, name).getByRole('button', { name: records(effect), exact: true })

export const noMedications = (page: Page): Locator =>
  page.getByRole('button', { name: records('noMedications'), exact: true })

const addSheet = (page: Page): Locator => page.getByRole('dialog', { name: medications('addTitle') })

export const nameField = (page: Page): Locator =>
  addSheet(page).getByRole('textbox', { name: medications('medication') })

export async function tryToAdd(page: Page, name: string): Promise<void> {
  if (!(await addSheet(page).isVisible()))
    await page.getByRole('button', { name: medications('addTitle'), exact: true }).click()
  await nameField(page).fill(name)
  await addSheet(page)
    .getByRole('button', { name: medications('addToRecord') })
    .click()
}

export async function add(page: Page, name: string): Promise<void> {
  await tryToAdd(page, name)
  await expect(addSheet(page)).toHaveCount(0)
}

export const closeSheet = (page: Page): Promise<void> =>
  addSheet(page)
    .getByRole('button', { name: common('close') })
    .click()
