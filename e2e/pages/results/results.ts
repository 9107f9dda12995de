import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const navigation = await loadText('en', 'navigation')
export const resultsText = await loadText('en', 'results')

export type Tab = 'insights' | 'charts' | 'timeline' | 'records' | 'calendar'

/** On a phone in the strip of tabs, on a wide screen in the drawer: both mark the open tab. */
export const tabLink = (page: Page, tab: Tab): Locator =>
  page.getByRole('link', { name: resultsText(tab), exact: true })

export async function openResults(page: Page, tab: Tab, search = ''): Promise<void> {
  await page.goto(`/results/${tab}${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigation('results'))
  await expect(tabLink(page, tab)).toHaveAttribute('aria-current', 'page')
}

export const openRecordList = (page: Page): Promise<void> => openResults(page, 'records')

export const cards = (page: Page): Locator => page.getByRole('article')

export const recordCountLabel = (page: Page, count: number): Locator =>
  page.getByText(resultsText('recordCount', { 0: count }), { exact: true })

export const emptyList = (page: Page): Locator => page.getByText(resultsText('emptyNone'))

export const detailsButton = (card: Locator): Locator => card.getByRole('button', { name: common('details') })

export async function chooseRecordAction(
  card: Locator,
  action: 'edit' | 'duplicate' | 'delete',
): Promise<void> {
  await card.getByRole('button', { name: /edit, duplicate or delete/ }).click()
  await card
    .page()
    .getByRole('menuitem', { name: common(action) })
    .click()
}

export const deleteDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: records('deleteConfirm') })

export const keepRecord = (page: Page): Promise<void> =>
  deleteDialog(page)
    .getByRole('button', { name: records('keepRecord') })
    .click()

export const confirmRecordDelete = (page: Page): Promise<void> =>
  deleteDialog(page)
    .getByRole('button', { name: common('delete') })
    .click()

export const deletedToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: records('deleted') })
