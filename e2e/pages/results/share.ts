import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { button } from '../account/account.ts'
import { downloadButton, generateButton, listedReports, openCreate, openReportList } from './reports.ts'
import { startedServer } from '../sync/startedServer.ts'

export const shareText = await loadText('en', 'share')

const MADE_MS = 90_000

/** From a record to a finished report in the list. */
export async function makeReport(page: Page): Promise<void> {
  await openCreate(page)
  await generateButton(page).click()
  await expect(downloadButton(page)).toBeVisible({ timeout: MADE_MS })
  await openReportList(page)
  await expect(listedReports(page)).toHaveCount(1)
}

export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: shareText('makeTitle') })

export async function openSheet(page: Page): Promise<Locator> {
  await button(page, shareText('shareWith')).click()
  await expect(sheet(page).getByRole('button', { name: shareText('make') })).toBeVisible()
  return sheet(page)
}

/** The link itself, which is shown only now. */
export async function makeShareLink(page: Page): Promise<string> {
  await sheet(page)
    .getByRole('button', { name: shareText('make') })
    .click()
  const address = sheet(page).getByRole('textbox', { name: shareText('linkLabel') })
  await expect(address).toHaveValue(/\/share#.{40,}$/)
  return address.inputValue()
}

/** A person without an account, with a browser that may store anything. */
export async function openReaderPage(
  context: BrowserContext,
  how: Parameters<NonNullable<ReturnType<BrowserContext['browser']>>['newContext']>[0] = {},
): Promise<Page> {
  const browser = context.browser()
  if (browser === null) throw new Error('The context has no browser')
  const device = await browser.newContext({ baseURL: `http://localhost:${startedServer().port}`, ...how })
  return device.newPage()
}

export const openButton = (page: Page): Locator => page.getByRole('button', { name: shareText('openReport') })

// A string, because it runs in the page.
const LEFT_BEHIND = `Promise.all([
  indexedDB.databases(),
  navigator.serviceWorker.getRegistrations(),
  caches.keys(),
]).then(([databases, workers, kept]) => ({
  databases: databases.length,
  workers: workers.length,
  caches: kept.length,
  local: localStorage.length,
  session: sessionStorage.length,
  cookie: document.cookie,
}))`

export const readLeftovers = (page: Page): Promise<unknown> => page.evaluate(LEFT_BEHIND)

export const NO_LEFTOVERS = { databases: 0, workers: 0, caches: 0, local: 0, session: 0, cookie: '' }

export const linkCards = (page: Page): Locator => page.getByRole('article')

export async function openLinks(page: Page): Promise<void> {
  await page.goto('/reports/links')
  await expect(page.getByRole('heading', { level: 1, name: shareText('title') })).toBeVisible()
}

export async function endLink(page: Page): Promise<void> {
  await linkCards(page)
    .getByRole('button', { name: shareText('revoke') })
    .click()
  const question = page.getByRole('alertdialog', { name: shareText('revokeTitle') })
  await question.getByRole('button', { name: shareText('revoke') }).click()
  await expect(linkCards(page).first()).toContainText(shareText('endedByYou'))
}
