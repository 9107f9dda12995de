import { expect } from '@playwright/test'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { chooseLanguage, shellText, headlineIn, languageField, LONG } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

// These journeys are about files that are not cached; with a service worker they would be.
test.use({ serviceWorkers: 'block' })

test('[D18] a diary can be started without a server', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_REFUSED/)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await skipIntroWithoutAccount(page)
  await expect(page.getByRole('main').getByRole('link', { name: shellText('recordPain') })).toBeVisible()
})

test('[D3] a language that cannot be loaded leaves the page as it was', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('en'))
  await page.route('**/assets/texts-*', (route) => route.abort('internetdisconnected'))
  await languageField(page).selectOption('ru')
  await expect(page.getByText(shellText('languageNotLoaded'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('en'))

  await page.unroute('**/assets/texts-*')
  await chooseLanguage(page, 'ko')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headlineIn('ko'))
})
