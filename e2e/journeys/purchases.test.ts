import { expect, type Page } from '@playwright/test'
import { startServer } from '../harness/serverProcess.ts'
import {
  account,
  button,
  commonText,
  expectHome,
  mainLink,
  logIn,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { profileToast } from '../pages/account/profile.ts'
import {
  COMPLETE_PURCHASE_URL,
  buyProduct,
  creditsBar,
  endSubscription,
  expectPlan,
  openPlan,
  planSection,
  sandboxKeyField,
  simulateStoreOutage,
} from '../pages/account/purchases.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { DESKTOP, LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

/** The wording of the specification: if the test read it from locales, it would accept any change there. */
const LITE_ABOUT = 'Insights and reports limited to last 30 days'
const PRO_ABOUT = 'No insights limit; 3 report credits'
const SUBSCRIPTION_ABOUT = 'Everything unlimited, all reports free, Pain Guide'
const EXPIRED = 'Subscription expired'
const ORDER_CREDITS = 'Order Credits'
const UPGRADE = 'Upgrade'
const MANAGE = 'Manage Subscription'
const KEPT = 'We’ve kept 1 purchase and will check it again.'

const said = (page: Page, words: string) => planSection(page).getByText(words)

test.use({ viewport: PHONE })

test(
  '[BUY-7, BUY-8, BUY-9, BUY-21] from Lite by credits and Pro to a subscription, and to its end',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/402/)
    const place = startedServer()
    await signInNewPerson(page, place)
    await openPlan(page)
    await expectPlan(page, 'Lite', 0)
    await expect(said(page, LITE_ABOUT)).toBeVisible()

    await buyProduct(page, { by: 'orderCredits', product: '3 credits', key: place.outboxKey })
    await expectPlan(page, 'Lite', 3)
    await buyProduct(page, { by: 'upgrade', product: 'Pro' })
    await expectPlan(page, 'Pro', 6)
    await expect(said(page, PRO_ABOUT)).toBeVisible()
    await buyProduct(page, { by: 'upgrade', product: 'Pro Subscription' })
    await expectPlan(page, 'Pro Subscription', 6)
    await expect(said(page, SUBSCRIPTION_ABOUT)).toBeVisible()
    await expect(button(page, UPGRADE), 'there is no more to be had').toHaveCount(0)

    await endSubscription(page)
    await expectPlan(page, 'Pro', 6)
    await expect(said(page, EXPIRED)).toBeVisible()
    await expect(button(page, MANAGE)).toBeVisible()
    await expect(button(page, UPGRADE)).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test(
  '[BUY-13, BUY-19] while the store is unreachable the purchase is kept, also after a reload, and then granted once',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/503|ERR_INTERNET_DISCONNECTED|409/)
    const place = startedServer()
    await signInNewPerson(page, place)
    await openPlan(page)
    const storeIsBack = await simulateStoreOutage(page)
    await buyProduct(page, { by: 'orderCredits', product: '1 credit', key: place.outboxKey })
    await expect(said(page, KEPT)).toBeVisible()
    await page.reload()
    await expect(said(page, KEPT)).toBeVisible()
    await expectPlan(page, 'Lite', 0)

    await storeIsBack()
    await button(page, commonText('retry')).click()
    await expectPlan(page, 'Lite', 1)
    await expect(said(page, KEPT)).toHaveCount(0)
    await page.reload()
    await expectPlan(page, 'Lite', 1)
    await context.setOffline(true)
    await expectPlan(page, 'Lite', 1)
    await context.setOffline(false)
  },
)

test(
  '[BUY-13] a purchase made when the connection was lost is sent at the next opening, on any screen',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    // A page that is closed before it stored the answer sends the purchase again; the server already has it.
    watch.expectError(/409/)
    const place = startedServer()
    await signInNewPerson(page, place)
    await openPlan(page)
    await page.route(COMPLETE_PURCHASE_URL, (route) => route.abort())
    await buyProduct(page, { by: 'orderCredits', product: '5 credits', key: place.outboxKey })
    await expect(said(page, KEPT)).toBeVisible()
    await page.unroute(COMPLETE_PURCHASE_URL)
    const told = page.waitForResponse(COMPLETE_PURCHASE_URL)
    await page.goto('/home')
    await told
    await openPlan(page)
    await expectPlan(page, 'Lite', 5)
  },
)

test(
  '[BUY-9, D22] with a wrong key nothing is bought, the app says so, and asks for the key again',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/422/)
    await signInNewPerson(page, startedServer())
    await openPlan(page)
    await buyProduct(page, { by: 'orderCredits', product: '1 credit', key: 'not the key' })
    await expect(profileToast(page, 'The store didn’t confirm this purchase.')).toBeVisible()
    await expectPlan(page, 'Lite', 0)
    await button(page, ORDER_CREDITS).click()
    await expect(sandboxKeyField(page)).toBeVisible()
  },
)

test(
  '[BUY-10] a person without an account is led to the login, and nothing is sold',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await openPlan(page)
    await expect(said(page, 'Log in to upgrade to Pro')).toBeVisible()
    await expect(button(page, UPGRADE)).toHaveCount(0)
    await mainLink(page, account('logIn')).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
  },
)

test(
  '[BUY-8, D43] if the plans are open nothing is sold, and no credits are counted',
  LONG,
  async ({ browser }) => {
    const server = await startServer({ env: { PLANS: 'open' } })
    const context = await browser.newContext({
      baseURL: `http://localhost:${server.port}`,
      viewport: DESKTOP,
      serviceWorkers: 'block',
    })
    try {
      const page = await context.newPage()
      const { username } = await newActivatedPerson(server)
      await page.goto('/login')
      await logIn(page, username)
      await expectHome(page)
      await openPlan(page)
      await expect(said(page, SUBSCRIPTION_ABOUT)).toBeVisible()
      await expect(said(page, 'Reports don’t use credits.')).toBeVisible()
      await expect(creditsBar(page)).toHaveCount(0)
      for (const name of [ORDER_CREDITS, UPGRADE, MANAGE]) await expect(button(page, name)).toHaveCount(0)
    } finally {
      await context.close()
      await server.remove()
    }
  },
)

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(
      '[BUY-8, BUY-13] offer, plan and a pending purchase are accessible',
      LONG,
      async ({ page, watch }) => {
        watch.expectError(/503/)
        await signInNewPerson(page, startedServer())
        await openPlan(page)
        await button(page, ORDER_CREDITS).click()
        await expect(sandboxKeyField(page)).toBeVisible()
        await expectReadable(page)
        await button(page, commonText('close')).click()
        await simulateStoreOutage(page)
        await buyProduct(page, { by: 'orderCredits', product: '5 credits', key: 'any key' })
        await expect(said(page, KEPT)).toBeVisible()
        await expectReadable(page)
        expect(await smallTargets(page)).toEqual([])
      },
    )
  })

async function expectReadable(page: Page): Promise<void> {
  // A moving sheet is half transparent.
  await page.waitForTimeout(600)
  expect(await findAxeFaults(page)).toEqual([])
}
