import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const conditions = await loadText('en', 'conditions')
const common = await loadText('en', 'common')

export async function openConditions(page: Page): Promise<void> {
  await page.goto('/conditions/list')
  await expect(page.getByRole('link', { name: common('addNew') })).toBeVisible()
}

export const listedConditions = (page: Page): Locator =>
  page.getByRole('list', { name: conditions('myConditions') }).getByRole('listitem')

export async function openSearch(page: Page): Promise<void> {
  await page.getByRole('link', { name: common('addNew') }).click()
  await expect(conditionSearchField(page)).toBeFocused()
}

export const conditionSearchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: conditions('searchLabel') })

export const searchStatus = (page: Page): Locator => page.locator('.search-status')

/** The best match is first. */
export const conditionResults = (page: Page): Locator =>
  page.getByRole('group', { name: conditions('results') }).getByRole('button')

export async function searchAndChoose(page: Page, typed: string, name: string): Promise<void> {
  await conditionSearchField(page).fill(typed)
  await conditionResults(page).filter({ hasText: name }).first().click()
}

/** The app asks for confirmation before it is added. */
export async function addTyped(page: Page, name: string): Promise<void> {
  await conditionSearchField(page).fill(name)
  await page.getByRole('button', { name: conditions('cannotFind') }).click()
  await expect(page.getByText(conditions('notFoundConfirm'))).toBeFocused()
  await page.getByRole('button', { name: conditions('addTyped', { 0: name }) }).click()
}

export const dayField = (page: Page, label: 'dateOfDiagnosis' | 'dateOfFirstSymptom'): Locator =>
  page.getByRole('textbox', { name: conditions(label) })

export const saveCondition = (page: Page): Promise<void> =>
  page.getByRole('button', { name: conditions('saveCondition') }).click()

export const searchAgain = (page: Page): Promise<void> =>
  page.getByRole('button', { name: conditions('searchAgain') }).click()

export async function chooseConditionAction(
  page: Page,
  name: string,
  action: 'edit' | 'delete',
): Promise<void> {
  await page.getByRole('button', { name: conditions('itemMenu', { 0: name }) }).click()
  await page.getByRole('menuitem', { name: common(action) }).click()
}

export const confirmDelete = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: common('delete'), exact: true })
    .click()

export const conditionToast = (page: Page, key: 'added' | 'edited' | 'deleted'): Locator =>
  page.getByRole('status').filter({ hasText: conditions(key) })
