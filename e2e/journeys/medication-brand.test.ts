import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { changeServiceStatus } from '../pages/app/settings.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { medications, openMedications } from '../pages/records/medications.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const conditions = await loadText('en', 'conditions')

test.use({ viewport: PHONE })

async function typeNewBrand(page: Page): Promise<void> {
  await openMedications(page)
  await page.getByRole('link', { name: common('addNew') }).click()
  await page.getByRole('searchbox', { name: medications('searchLabel') }).fill('naproxen')
  const found = page.getByRole('group', { name: conditions('results') })
  await found.getByRole('button').first().click()
  await page.getByRole('button', { name: medications('addBrand') }).click()
  await page.getByRole('textbox', { name: medications('brandNew') }).fill('Painaway')
}

test('[MED-11] without an address the app offers no request of a brand by mail', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await typeNewBrand(page)
  await expect(page.getByRole('button', { name: medications('brandAdd') })).toBeVisible()
  await expect(page.getByText(medications('requestBrand'))).toHaveCount(0)
})

test(
  '[MED-11] a brand is requested by mail, and the app reports a mail app that does not open',
  LONG,
  async ({ page }) => {
    await changeServiceStatus(page, { links: { contact: 'mailto:help@example.org' } })
    await startWithoutAccount(page)
    await typeNewBrand(page)
    await expect(page.getByText(medications('requestBrand'))).toBeVisible()
    const mail = page.getByRole('link', { name: medications('brandMail') })
    await expect(mail).toHaveAttribute(
      'href',
      /^mailto:help@example\.org\?subject=A%20brand%20is%20missing&body=.*Painaway$/,
    )
    // Prevents the browser from looking for a mail app.
    await page.evaluate(`addEventListener('click', (event) => event.preventDefault(), true)`)
    await mail.click()
    await expect(page.getByText('Unable to open mail app', { exact: true })).toBeVisible()
  },
)
