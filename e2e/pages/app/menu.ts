import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const menuNavigationText = await loadText('en', 'navigation')
export const menuSettingsText = await loadText('en', 'settings')
export const menuCommonText = await loadText('en', 'common')

export const menu = (page: Page): Locator => page.locator('.menu')

export async function openMenu(page: Page): Promise<void> {
  await page.goto('/menu')
  await expect(menu(page)).toBeVisible()
}

/** The names of the menu entries, in order. */
export const menuTitles = (page: Page): Promise<string[]> =>
  menu(page).locator('.list-row-title').allInnerTexts()

export const readMenuButtonLinks = (page: Page): Promise<string[]> =>
  menu(page).locator('a.button').allInnerTexts()

export const menuButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

/** The live region of all messages. */
export const toastMessage = (page: Page): Locator => page.locator('.toast').getByRole('status')
