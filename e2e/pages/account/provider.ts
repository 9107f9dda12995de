import { expect, type Page } from '@playwright/test'
import { startIssuer, type Issuer } from '../../harness/issuer.ts'
import type { TestServer } from '../../harness/person.ts'
import { startServer } from '../../harness/serverProcess.ts'
import { account, button } from './account.ts'

/** A separate server whose three providers are one issuer on this machine. */
export interface ProviderServer extends TestServer {
  address: string
  issuer: Issuer
  remove: () => Promise<void>
}

export async function startServerWithProviders(): Promise<ProviderServer> {
  const issuer = await startIssuer()
  const server = await startServer({ env: { DEV_PROVIDER_ISSUER: issuer.address } })
  const remove = async (): Promise<void> => {
    await issuer.close()
    await server.remove()
  }
  const { port, outboxKey } = server
  return { port, outboxKey, address: `http://localhost:${port}`, issuer, remove }
}

/** Console errors that a journey through the issuer causes: it has another address and no icon. */
export const ISSUER_ERRORS = /127\.0\.0\.1|status of 400/

/** Presses the button of a provider, agrees on its page, and returns to the app. */
export async function agreeAtProvider(page: Page, label: string): Promise<void> {
  await button(page, label).click()
  await page.waitForURL(/\/authorize\?/)
  await page.locator('a, button').first().click()
}

/** Fills in what a new account still needs. */
export async function acceptAndRegister(page: Page, email: string | null): Promise<void> {
  await expect(page.getByRole('checkbox', { name: account('iAcceptEula') })).toBeVisible()
  if (email !== null) await page.getByLabel(account('email'), { exact: true }).fill(email)
  await page.locator('label', { hasText: account('iAcceptEula') }).click()
  await page.locator('label', { hasText: account('iAcceptPrivacy') }).click()
  await button(page, account('register')).click()
}
