import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { account, button, labelledField, mainLink, logIn } from './account.ts'

export const institutions = await loadText('en', 'institutions')

/** The address in the operator's mail. */
export const invitationPath = (slug: string, code?: string): string =>
  `/login?institution=${slug}${code === undefined ? '' : `&activation_code=${code}`}`

export const FULL_NAME = 'Ada Byron'

export async function fillInConsent(page: Page, name: string): Promise<void> {
  await labelledField(page, account('fullName')).fill(FULL_NAME)
  await labelledField(page, account('birthDate')).fill('1970-05-24')
  await page.locator('label', { hasText: institutions('consentGive', { name }) }).click()
}

export const joinButton = (page: Page): Locator => button(page, institutions('join'))

export const sectionWithHeading = (page: Page, heading: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })

/** Signs in by an institution's link, and stops before the consent. */
export async function logInByInstitutionLink(page: Page, path: string, username: string): Promise<void> {
  await page.goto(path)
  await logIn(page, username)
  await expect(page).toHaveURL(/\/consent\?institution=/)
}

export async function joinInstitution(page: Page, name: string): Promise<void> {
  await fillInConsent(page, name)
  await joinButton(page).click()
  await expectJoined(page, name)
}

export async function expectJoined(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/institutions\/riverside-/)
  await expect(page.getByRole('status').filter({ hasText: institutions('joined', { name }) })).toBeVisible()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** Presses the button, and confirms the dialog that says what happens to the data. */
export async function endMembership(page: Page, way: 'leave' | 'withdraw', name: string): Promise<void> {
  await button(page, institutions(way)).click()
  const dialog = page.getByRole('alertdialog')
  const words = way === 'leave' ? 'leaveText' : 'withdrawText'
  await expect(dialog).toContainText(institutions(words, { name }))
  // Firefox gives no focus to a page behind another window.
  await page.bringToFront()
  await expect(dialog.getByRole('button').first()).toBeFocused()
  await dialog.getByRole('button', { name: institutions(way), exact: true }).click()
}

export const listLink = (page: Page): Locator => mainLink(page, institutions('all'))
