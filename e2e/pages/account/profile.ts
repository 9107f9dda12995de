import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { account, button, commonText, mainLink } from './account.ts'

export const profile = await loadText('en', 'profile')

export const profileField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })
export const country = (page: Page): Locator => page.getByLabel(account('country'), { exact: true })
export const saveProfileButton = (page: Page): Locator => button(page, commonText('save'))
export const profileToast = (page: Page, words: string): Locator => page.locator('.toast', { hasText: words })

/** From the list of sections, as on a phone. */
export async function openAboutMe(page: Page): Promise<void> {
  await page.goto('/profile')
  await mainLink(page, account('aboutMe')).click()
  await expect(page.getByRole('heading', { name: account('aboutMe'), level: 2 })).toBeFocused()
}

export async function chooseSegment(page: Page, segment: string): Promise<void> {
  await page.locator('.segment', { hasText: segment }).click()
}

export async function saveProfile(page: Page): Promise<void> {
  await saveProfileButton(page).click()
  await expect(profileToast(page, account('profileSaved'))).toBeVisible()
}

/** From the options menu to the end of the upload. */
export async function uploadAvatar(page: Page, file: { name: string; bytes: Buffer }): Promise<void> {
  await button(page, account('avatarOptions')).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: account('avatarGallery') }).click()
  const { name, bytes: buffer } = file
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
}
