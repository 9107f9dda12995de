import { expect } from '@playwright/test'
import { chooseLanguage, english, headlineIn, languageField, serverState } from '../pages/shell.ts'
import { test } from '../pages/watch.ts'

test('[REL 6] a server that cannot be reached is told, and Retry finds it again', async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_REFUSED/)
  await page.route('/readyz', (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await expect(serverState(page)).toHaveText(english('serverAway'))

  await page.unroute('/readyz')
  await page.getByRole('button', { name: english('retry') }).click()
  await expect(serverState(page)).toHaveText(english('serverReady'))
  await expect(page.getByRole('button', { name: english('retry') })).toBeHidden()
})

test('[D6] a server without its database is told apart from one that is away', async ({ page, watch }) => {
  watch.expectError(/503/)
  await page.route('/readyz', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  await expect(serverState(page)).toHaveText(english('serverNotReady'))
})

test('[D3] a language that cannot be fetched leaves the page as it was', async ({ page, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await expect(serverState(page)).toHaveText(english('serverReady'))
  await page.route('**/assets/shell-*', (route) => route.abort('internetdisconnected'))
  await languageField(page).selectOption('ru')
  await expect(page.getByText(english('languageNotLoaded'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('en'))

  await page.unroute('**/assets/shell-*')
  await chooseLanguage(page, 'ko')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('ko'))
})
