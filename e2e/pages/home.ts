import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { passTheIntro, startButton } from './onboarding.ts'

const home = await loadText('en', 'home')
const shell = await loadText('en', 'shell')

/** From the first page into a diary without an account. */
export async function startWithoutAccount(page: Page): Promise<void> {
  await page.goto('/')
  await startButton(page).click()
  await passTheIntro(page)
  await expect(recordPain(page)).toBeVisible()
}

const main = (page: Page): Locator => page.getByRole('main')

/** The one on the screen: the drawer of the wide layout has its own. */
export const recordPain = (page: Page): Locator => main(page).getByRole('link', { name: shell('recordPain') })

export const recentRecords = (page: Page): Locator =>
  page.getByRole('region', { name: home('recentRecords') }).getByRole('listitem')

export const toFinish = (page: Page): Locator =>
  page.getByRole('region', { name: home('toFinish') }).getByRole('listitem')

/** What was closed without saving: the way to it, and the list itself. */
export const closedUnsaved = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${home('closedTitle')}`) })

const closedSheet = (page: Page): Locator => page.getByRole('dialog', { name: home('closedTitle') })

export const takeBack = (page: Page): Locator =>
  closedSheet(page).getByRole('button', { name: home('takeBack') })

export const emptyHome = (page: Page): Locator => page.getByText(home('noRecordsYet'))
