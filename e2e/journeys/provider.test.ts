import { expect } from '@playwright/test'
import { account, button, expectHome } from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
import {
  acceptAndRegister,
  ISSUER_ERRORS,
  startServerWithProviders,
  agreeAtProvider,
} from '../pages/account/provider.ts'
import { changeOwner } from '../pages/account/terms.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const ALMOST_TOO_OLD_MS = 10 * 60_000 - 8_000

test.use({ viewport: PHONE })

test('[D20] without client ids no provider is offered', LONG, async ({ page }) => {
  const told = page.waitForResponse('**/core/service-status')
  await page.goto('/login')
  await told
  await expect(button(page, account('logIn'))).toBeVisible()
  await expect(page.getByRole('group', { name: account('providerWays') })).toHaveCount(0)
})

test.describe('[D20] through a provider', LONG, () => {
  let place: Awaited<ReturnType<typeof startServerWithProviders>>
  test.beforeAll(async () => {
    place = await startServerWithProviders()
  })
  test.afterAll(() => place.remove())
  test.beforeEach(({ watch }) => {
    watch.expectError(ISSUER_ERRORS)
    watch.expectError(/status of 4(22|03|10)/)
  })

  for (const [provider, name] of [
    ['google', 'Google'],
    ['apple', 'Apple'],
  ] as const) {
    test(`${name}: registers, and signs in the next time, and nothing of it stays in the address`, async ({
      page,
    }) => {
      place.issuer.becomes({ sub: `${provider}-1`, email: `${provider}-1@example.org` })
      await page.goto(`${place.address}/register?redirect=%2Fmenu`)
      await agreeAtProvider(page, account('providerContinue', { 0: name }))
      await expect(pageHeading(page, account('welcomeProvider', { 0: name }))).toBeVisible()
      expect(page.url()).toBe(`${place.address}/welcome/${provider}`)
      await acceptAndRegister(page, null)
      await expect(page).toHaveURL(`${place.address}/menu`)

      await page.goto(`${place.address}/logout`)
      await expect(page).toHaveURL(`${place.address}/`)
      await page.goto(`${place.address}/login`)
      await agreeAtProvider(page, account('providerContinue', { 0: name }))
      await expectHome(page)
    })
  }

  test('Facebook without an address asks for one, and mails a link to it', async ({ page }) => {
    place.issuer.becomes({ sub: 'facebook-1' })
    await page.goto(`${place.address}/register`)
    await agreeAtProvider(page, account('providerContinue', { 0: 'Facebook' }))
    await acceptAndRegister(page, 'facebook-1@example.org')
    await expect(page.getByText(account('signUpSuccess'))).toBeVisible()
  })

  test('a sign-up that took too long begins anew', async ({ page }) => {
    place.issuer.becomes({ sub: 'slow', email: 'slow@example.org' })
    place.issuer.signsMsAgo(ALMOST_TOO_OLD_MS)
    await page.goto(`${place.address}/register`)
    await agreeAtProvider(page, account('providerContinue', { 0: 'Google' }))
    await expect(pageHeading(page, account('welcomeProvider', { 0: 'Google' }))).toBeVisible()
    await page.waitForTimeout(9_000)
    await acceptAndRegister(page, null)
    await expect(page.getByText(account('tooMuchTime'))).toBeVisible()
    place.issuer.signsMsAgo(0)
    await agreeAtProvider(page, account('providerContinue', { 0: 'Google' }))
    await acceptAndRegister(page, null)
    await expectHome(page)
  })

  test('[ACC-12] a locked device opens only for the same person', async ({ page }) => {
    place.issuer.becomes({ sub: 'owner', email: 'owner@example.org' })
    await page.goto(`${place.address}/login`)
    await agreeAtProvider(page, account('providerContinue', { 0: 'Google' }))
    await acceptAndRegister(page, null)
    await expectHome(page)
    await changeOwner(page, { token: null })

    await page.goto(`${place.address}/results/records`)
    place.issuer.becomes({ sub: 'another', email: 'another@example.org' })
    await agreeAtProvider(page, account('providerLogIn', { 0: 'Google' }))
    await expect(page.getByText(account('differentAccount'))).toBeVisible()

    place.issuer.becomes({ sub: 'owner', email: 'owner@example.org' })
    await agreeAtProvider(page, account('providerLogIn', { 0: 'Google' }))
    await expect(page).toHaveURL(`${place.address}/results/records`)
  })

  test('[ACC-28] an address that the server refuses is reported at its field', async ({ page }) => {
    place.issuer.becomes({ sub: 'facebook-typo' })
    await page.goto(`${place.address}/register`)
    await agreeAtProvider(page, account('providerContinue', { 0: 'Facebook' }))
    await expect(pageHeading(page, account('welcomeProvider', { 0: 'Facebook' }))).toBeVisible()
    await page.route('**/core/login-user-with-provider', (route) =>
      route.fulfill({
        status: 400,
        json: { result_code: 102, result_msg: 'Malformed', errors: [{ path: 'email', reason: 'invalid' }] },
      }),
    )
    await acceptAndRegister(page, 'typo@example.org')
    await expect(page.getByText(account('emailInvalid'))).toBeVisible()
    await expect(page.getByLabel(account('email'), { exact: true })).toBeFocused()
  })

  test('[ACC-26] a provider login does what the device needs, and an answer for another person is ignored', async ({
    page,
    watch,
  }) => {
    watch.expectError(/401/)
    place.issuer.becomes({ sub: 'connecting', email: 'connecting@example.org' })
    await page.goto(`${place.address}/login`)
    await agreeAtProvider(page, account('providerContinue', { 0: 'Google' }))
    await acceptAndRegister(page, null)
    await expectHome(page)
    await page.goto(`${place.address}/welcome/apple`)
    await expect(button(page, account('connectProvider', { 0: 'Apple' }))).toBeVisible()
    // Started by one person, finished on another person's device.
    await button(page, account('connectProvider', { 0: 'Apple' })).click()
    await page.waitForURL(/\/authorize\?/)
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(`${place.address}/urgent-help`)
    await changeOwner(elsewhere, { userId: 1 })
    await page.locator('a, button').first().click()
    await expect(page.getByText(account('providerMismatch', { 0: 'Apple' }))).toBeVisible()
  })

  test('[REL 1d] an answer that this tab has not asked for is not used', async ({ page }) => {
    await page.goto(`${place.address}/welcome/google#id_token=a.b.c&state=stolen`)
    await expect(page.getByText(account('providerMismatch', { 0: 'Google' }))).toBeVisible()
    expect(page.url()).toBe(`${place.address}/welcome/google`)
  })
})
