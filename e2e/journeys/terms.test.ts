import { expect, type Page } from '@playwright/test'
import type { Session } from '../harness/apiCall.ts'
import { startHostedPages, type HostedPages } from '../harness/hostedPages.ts'
import { newAccountNames } from '../harness/person.ts'
import { startServer } from '../harness/serverProcess.ts'
import {
  acceptTerms,
  account,
  button,
  commonText,
  expectHome,
  fillInRegistration,
  mainLink,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
import { acceptAndRegister, ISSUER_ERRORS, agreeAtProvider } from '../pages/account/provider.ts'
import {
  acceptedOnServer,
  fillDisk,
  logInTo,
  startServerBeforeHostedTerms,
  startServerWithOlderTerms,
  type HostedTermsServer,
} from '../pages/account/terms.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { shellText, LONG, PHONE } from '../pages/app/shell.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

test.describe('who accepted version 1, on a server that asks for version 2', LONG, () => {
  let place: Awaited<ReturnType<typeof startServerWithOlderTerms>>
  test.beforeAll(async () => {
    // The server is started twice.
    test.setTimeout(180_000)
    place = await startServerWithOlderTerms(3)
  })
  test.afterAll(() => place.remove())

  test('[ROUTE-12, ACC-17] reads and accepts in place, without a line too', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const person = place.people[0]!
    await logInTo(page, place.address, person.username)
    await expect(page).toHaveURL(/\/eula-outdated/)
    await page.goto(`${place.address}/results/records?page=2`)
    await expect(page).toHaveURL(/\/eula-outdated\?redirect=/)
    await expect(page.getByText(account('eulaOutdated'))).toBeVisible()
    await button(page, account('readPrivacy')).click()
    await expect(page.getByRole('dialog', { name: account('privacyPolicy') })).toContainText('In short')
    await button(page, commonText('close')).last().click()
    await button(page, account('readEula')).click()
    await expect(page.getByRole('dialog', { name: account('eula') })).toContainText('No medical advice')
    await page.keyboard.press('Escape')

    // From here on the screens come from the cache.
    await waitUntilAppCached(page)
    await context.setOffline(true)
    await button(page, commonText('continue')).click()
    await expect(page).toHaveURL(/\/results\/records\?page=2$/)
    await context.setOffline(false)
    await page.goto(`${place.address}/home`)
    await expect(page).toHaveURL(/\/home$/)
    await expect.poll(() => acceptedOnServer(place, person), { timeout: 20_000 }).toEqual([2, 2])
  })

  test('[ROUTE-12] may read, ask for help, and log out', async ({ page }) => {
    await logInTo(page, place.address, place.people[1]!.username)
    await expect(page).toHaveURL(/\/eula-outdated/)
    for (const path of ['/urgent-help', '/privacy-policy', '/contact-us', '/user-guide', '/faq', '/menu']) {
      await page.goto(`${place.address}${path}`)
      await expect(page).toHaveURL(`${place.address}${path}`)
    }
    await page.goto(`${place.address}/records/add`)
    await expect(pageHeading(page, account('eula'))).toBeVisible()
    await button(page, commonText('close')).click()
    await expect(page.getByRole('alertdialog')).toContainText(account('eulaCloseConfirm'))
    await button(page, commonText('cancel')).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    // The button ignores presses for a moment, because of shaking hands.
    await expect(async () => {
      await button(page, commonText('close')).click()
      await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 })
    }).toPass()
    await button(page, commonText('yes')).click()
    await expect(page).toHaveURL(`${place.address}/`)
  })

  test('[ROUTE-13] on a full disk can wait with it, and still records pain', async ({ page, watch }) => {
    watch.expectError(/no room/)
    await logInTo(page, place.address, place.people[2]!.username)
    await expect(page).toHaveURL(/\/eula-outdated/)
    await fillDisk(page)
    await button(page, commonText('continue')).click()
    await expect(page.getByText(account('termsNotKept'))).toBeVisible()
    await expect(page.getByText(account('termsWriteMeanwhile')).first()).toBeVisible()
    await mainLink(page, shellText('recordPain')).click()
    await expect(page).toHaveURL(/\/records\/add$/)
    await expect(button(page, shellText('oneMore'))).toBeVisible()

    // A new page has storage again.
    await page.goto(`${place.address}/home`)
    await expect(page).toHaveURL(/\/eula-outdated/)
    await button(page, commonText('continue')).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})

test.describe('on a server whose operator asks for version 3, on pages of their own', LONG, () => {
  let place: HostedTermsServer
  let person: Session
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    place = await startServerBeforeHostedTerms()
    person = await newActivatedPerson(place.server)
    await place.askForThree()
  })
  test.afterAll(() => place.remove())

  test('[ACC-36] a new person registers', async ({ page }) => {
    await page.goto(`${place.address}/register`)
    await button(page, account('readEula')).click()
    await expect(hostedLink(page)).toHaveAttribute('href', `${place.address}/terms/eula/en`)
    await page.keyboard.press('Escape')
    await fillInRegistration(page, newAccountNames())
    await acceptTerms(page)
    await button(page, account('register')).click()
    await expect(pageHeading(page, account('checkMail'))).toBeVisible()
  })

  test('[ACC-36] a new person signs up with a provider and goes straight to the diary', async ({
    page,
    watch,
  }) => {
    watch.expectError(ISSUER_ERRORS)
    watch.expectError(/status of 422/)
    place.issuer.becomes({ sub: 'google-3', email: 'google-3@example.org' })
    await page.goto(`${place.address}/register`)
    await agreeAtProvider(page, account('providerContinue', { 0: 'Google' }))
    await acceptAndRegister(page, null)
    await expectHome(page)
  })

  test('[ACC-36, ROUTE-12] a person with an account is stopped, and Continue lets them in permanently', async ({
    page,
  }) => {
    await logInTo(page, place.address, person.username)
    await expect(page).toHaveURL(/\/eula-outdated/)
    await button(page, account('readPrivacy')).click()
    await expect(hostedLink(page)).toHaveAttribute('href', `${place.address}/terms/privacy?lang=en`)
    await page.keyboard.press('Escape')
    await button(page, commonText('continue')).click()
    await expectHome(page)
    await expect.poll(() => acceptedOnServer(place, person), { timeout: 20_000 }).toEqual([3, 3])

    // A device that signs in gets the same answer from the server.
    await page.goto(`${place.address}/logout`)
    await expect(page).toHaveURL(`${place.address}/`)
    await logInTo(page, place.address, person.username)
    await expectHome(page)
  })
})

/** The hosted page has a script, and the frame does not run it. */
const NOT_RUN = /Blocked script execution/

test.describe('[ACC-42] documents on pages of another origin', LONG, () => {
  let hosted: HostedPages
  let server: Awaited<ReturnType<typeof startServer>>
  let address: string
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    hosted = await startHostedPages()
    server = await startServer({
      env: { LINK_EULA: `${hosted.address}/eula`, LINK_PRIVACY: `${hosted.address}/silent` },
    })
    address = `http://localhost:${server.port}`
  })
  test.afterAll(async () => {
    await hosted.close()
    await server.remove()
  })

  const frameIn = (page: Page, name: string) =>
    page.getByRole('dialog', { name }).locator(`iframe[title="${name}"]`)

  test('are shown in the dialog, without their scripts, with the way to a new tab', async ({
    page,
    watch,
  }) => {
    watch.expectError(NOT_RUN)
    await page.goto(`${address}/register`)
    await button(page, account('readEula')).click()
    const frame = frameIn(page, account('eula'))
    await expect(frame).toBeVisible()
    await expect(frame.contentFrame().getByRole('heading')).toHaveText('The terms of the clinic, en')
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    await expect(hostedLink(page)).toHaveAttribute('href', `${hosted.address}/eula/en`)
    expect(hosted.referrers()).toEqual([undefined])
    await button(page, commonText('close')).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`${address}/eula`)
    await expect(page.locator('iframe').contentFrame().getByRole('heading')).toBeVisible()
  })

  test('that never come, or cannot without a network, say so, and the form goes on', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    watch.expectError(NOT_RUN)
    await page.goto(`${address}/register`)
    await button(page, account('readPrivacy')).click()
    const dialog = page.getByRole('dialog', { name: account('privacyPolicy') })
    await expect(dialog.getByText(account('termsHostedMissing'))).toBeVisible({ timeout: 15_000 })
    await expect(frameIn(page, account('privacyPolicy'))).toBeHidden()
    await expect(hostedLink(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await button(page, account('readEula')).click()
    await expect(page.getByText(account('termsHostedOffline'))).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await context.setOffline(false)
    await expect(frameIn(page, account('eula'))).toBeVisible()
  })

  test('are let in by the policy, and no other origin is', async ({ page, watch }) => {
    watch.expectError(/frame-src/)
    watch.expectError(NOT_RUN)
    // Firefox shows a request that its policy refused; no other address may appear.
    watch.expectError(/^request elsewhere: http:\/\/127\.0\.0\.1:47999\/$/)
    const answer = await page.goto(`${address}/eula`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain(`; frame-src ${hosted.address}; `)
    const keptOut = await page.evaluate<string>(`new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
      const frame = document.createElement('iframe')
      frame.src = 'http://127.0.0.1:47999/'
      document.body.append(frame)
    })`)
    expect(keptOut).toBe('frame-src')
    await expect(page.locator('iframe.terms-frame')).toBeVisible()
  })

  test('that a page with an older policy keeps out say so', async ({ page, watch }) => {
    watch.expectError(/frame-src/)
    await page.route(`${address}/eula`, async (route) => {
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy'] ?? ''
      const older = policy.replace(/frame-src [^;]+/, "frame-src 'none'")
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': older } })
    })
    await page.goto(`${address}/eula`)
    await expect(page.getByText(account('termsHostedMissing'))).toBeVisible()
    await expect(page.locator('iframe.terms-frame')).toBeHidden()
  })
})

test(
  '[ACC-37] a person who registers while the terms change must accept them again',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/status of 422/)
    // While the server restarts, and after it has stopped.
    watch.expectError(/ERR_CONNECTION_|dynamically imported/)
    test.slow()
    const place = await startServerBeforeHostedTerms()
    try {
      const told = page.waitForResponse('**/core/service-status')
      await page.goto(`${place.address}/register`)
      await told
      await fillInRegistration(page, newAccountNames())
      await acceptTerms(page)
      await place.askForThree()
      await button(page, account('register')).click()
      await expect(page.getByText(account('eulaOutdated'))).toBeVisible()
      await expect(page.getByText(account('termsPrivacyChanged'))).toBeVisible()
      await acceptTerms(page)
      await waitPastPress(page)
      await button(page, account('register')).click()
      await expect(pageHeading(page, account('checkMail'))).toBeVisible()
    } finally {
      await place.remove()
    }
  },
)

const hostedLink = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: account('termsOpenHosted') })
