import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { button, commonText } from './account.ts'

const purchases = await loadText('en', 'purchases')

export const planSection = (page: Page): Locator => page.locator('.profile-section')
const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
export const creditsBar = (page: Page): Locator =>
  page.getByRole('region', { name: purchases('creditsAvailable') })

export async function openPlan(page: Page): Promise<void> {
  await page.goto('/profile?section=plan')
  await expect(planSection(page)).toBeVisible()
}

export async function expectPlan(page: Page, name: string, credits: number): Promise<void> {
  await expect(planSection(page).getByText(name, { exact: true })).toBeVisible()
  await expect(creditsBar(page).locator('.credits-count')).toHaveText(String(credits))
}

export const sandboxKeyField = (page: Page): Locator =>
  page.getByRole('textbox', { name: purchases('sandboxKey'), exact: true })

async function giveKey(page: Page, key: string): Promise<void> {
  await sandboxKeyField(page).fill(key)
  await button(page, commonText('continue')).click()
  await expect(sandboxKeyField(page)).toHaveCount(0)
}

/** A button that opened a sheet ignores presses for a moment, because of shaking hands. */
const outlastPress = (page: Page): Promise<void> => page.waitForTimeout(1_300)

interface Buys {
  /** The button that opens the sheet: Upgrade or Order Credits. */
  by: 'upgrade' | 'orderCredits'
  product: string
  /** Only needed for the first purchase. */
  key?: string
}

/** From the press to the end of the sheet, whatever the store answers. */
export async function buyProduct(page: Page, { by, product, key }: Buys): Promise<void> {
  await outlastPress(page)
  await button(page, purchases(by)).click()
  const offer = sheet(page, purchases(by))
  await expect(offer).toBeVisible()
  if (key !== undefined) await giveKey(page, key)
  await offer.getByRole('button', { name: `Buy ${product}`, exact: true }).click()
  await expect(offer).toBeHidden()
}

/** Only the sandbox has a switch for it. */
export async function endSubscription(page: Page): Promise<void> {
  await button(page, purchases('manageSubscription')).click()
  await button(page, purchases('sandboxEnd')).click()
  await expect(sheet(page, purchases('manageSubscription'))).toBeHidden()
}

export const COMPLETE_PURCHASE_URL = '**/purchases/complete-purchase'

/** The server answers that the store is unreachable, until the returned function is called. */
export async function simulateStoreOutage(page: Page): Promise<() => Promise<void>> {
  const away = (route: Route): Promise<void> =>
    route.fulfill({ status: 503, json: { result_code: 1004, result_msg: 'The store is away' } })
  await page.route(COMPLETE_PURCHASE_URL, away)
  return () => page.unroute(COMPLETE_PURCHASE_URL, away)
}
