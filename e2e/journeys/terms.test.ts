import { expect } from '@playwright/test'
import { ask } from '../harness/apiCall.ts'
import { account, button, common, link } from '../pages/account.ts'
import { heading } from '../pages/activation.ts'
import { untilKept } from '../pages/appWorker.ts'
import { started } from '../pages/place.ts'
import { english, LONG, PHONE } from '../pages/shell.ts'
import { somebodySignsIn } from '../pages/signedIn.ts'
import { changeOwner, fillDisk } from '../pages/terms.ts'
import { test } from '../pages/watch.ts'

const BEFORE = { accepted: { eula: 1, privacy: 1 } }

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

test(
  '[ROUTE-12, ACC-17] terms that changed are read and accepted in place, without a line too',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const told = page.waitForResponse('**/core/service-status')
    const session = await somebodySignsIn(page, started())
    await told
    await changeOwner(page, BEFORE)
    await page.goto('/results/records?page=2')
    await expect(page).toHaveURL(/\/eula-outdated\?redirect=/)
    await expect(page.getByText(account('eulaOutdated'))).toBeVisible()
    await button(page, account('readPrivacy')).click()
    await expect(page.getByRole('dialog', { name: account('privacyPolicy') })).toContainText('In short')
    await button(page, common('close')).last().click()
    await button(page, account('readEula')).click()
    await expect(page.getByRole('dialog', { name: account('eula') })).toContainText('No medical advice')
    await page.keyboard.press('Escape')

    // From here on the screens come from the device.
    await untilKept(page)
    await context.setOffline(true)
    await button(page, common('continue')).click()
    await expect(page).toHaveURL(/\/results\/records\?page=2$/)
    await context.setOffline(false)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/home$/)
    const acceptedOnServer = async (): Promise<unknown> => {
      const answer = await ask({ ...started(), session }, 'sync/get-record', { type: 'user_profile_record' })
      return (answer.body['content'] as { accepted?: unknown[] } | undefined)?.accepted?.length
    }
    await expect.poll(acceptedOnServer, { timeout: 20_000 }).toBe(2)
  },
)

test('[ROUTE-12] who does not accept may read, ask for help, and log out', LONG, async ({ page }) => {
  const told = page.waitForResponse('**/core/service-status')
  await somebodySignsIn(page, started())
  await told
  await changeOwner(page, BEFORE)
  for (const path of ['/urgent-help', '/privacy-policy', '/contact-us', '/menu']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
  }
  await page.goto('/records/add')
  await expect(heading(page, account('eula'))).toBeVisible()
  await button(page, common('close')).click()
  await expect(page.getByRole('alertdialog')).toContainText(account('eulaCloseConfirm'))
  await button(page, common('cancel')).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // The button is deaf for a moment to a hand that shakes.
  await expect(async () => {
    await button(page, common('close')).click()
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 })
  }).toPass()
  await button(page, common('yes')).click()
  await expect(page).toHaveURL('/')
})

test(
  '[ROUTE-13] on a full disk the terms wait, and pain is still recorded',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/no room/)
    const told = page.waitForResponse('**/core/service-status')
    await somebodySignsIn(page, started())
    await told
    await changeOwner(page, BEFORE)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/eula-outdated/)
    await fillDisk(page)
    await button(page, common('continue')).click()
    await expect(page.getByText(account('termsNotKept'))).toBeVisible()
    await expect(page.getByText(account('termsWriteMeanwhile')).first()).toBeVisible()
    await link(page, english('recordPain')).click()
    await expect(page).toHaveURL(/\/records\/add$/)
    await expect(button(page, english('oneMore'))).toBeVisible()

    // A new page finds room again.
    await page.goto('/home')
    await expect(page).toHaveURL(/\/eula-outdated/)
    await button(page, common('continue')).click()
    await expect(page).toHaveURL(/\/home$/)
  },
)
