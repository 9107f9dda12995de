import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const conditions = await loadText('en', 'conditions')
const medications = await loadText('en', 'medications')
const records = await loadText('en', 'records')

const list = (page: Page): Locator => page.getByRole('list', { name: records('medications') })

export const recordMedicineButton = (page: Page, name: string): Locator =>
  list(page).getByRole('button', { name, exact: true })

export const medicineNames = (page: Page): Promise<string[]> =>
  list(page).locator('.medicine-row > .chip').allInnerTexts()

const use = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })

export const amount = (page: Page, name: string): Locator =>
  use(page, name).getByRole('textbox', { name: records('amount') })

export const units = (page: Page, name: string): Locator =>
  use(page, name).getByRole('combobox', { name: records('unit') })

export const medicineEffectButton = (
  page: Page,
  name: string,
  effect: 'better' | 'noChange' | 'worse',
): Locator => use(page, name).getByRole('button', { name: records(effect), exact: true })

export const recordNoMedicationsButton = (page: Page): Locator =>
  page.getByRole('button', { name: records('noMedications'), exact: true })

const addSheet = (page: Page): Locator => page.getByRole('dialog', { name: medications('addTitle') })

/** By its name alone: the person says that the search does not have it. */
export async function addMedicineToRecord(page: Page, name: string): Promise<void> {
  await openSheet(page)
  await addSheet(page)
    .getByRole('searchbox', { name: medications('searchLabel') })
    .fill(name)
  await addSheet(page)
    .getByRole('button', { name: medications('cannotFind') })
    .click()
  await addSheet(page)
    .getByRole('button', { name: conditions('addTyped', { 0: name }) })
    .click()
  await expect(addSheet(page)).toHaveCount(0)
}

/** If nothing of the past is shown there is no search: the name is enough. */
export async function addMedicineWithoutSearch(page: Page, name: string): Promise<void> {
  await openSheet(page)
  await addSheet(page)
    .getByRole('textbox', { name: medications('medication') })
    .fill(name)
  await addSheet(page)
    .getByRole('button', { name: medications('addToRecord') })
    .click()
  await expect(addSheet(page)).toHaveCount(0)
}

const openSheet = (page: Page): Promise<void> =>
  page.getByRole('button', { name: medications('addTitle'), exact: true }).click()
