import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { numberKey } from './quick.ts'

export const flareText = await loadText('en', 'flare')
const common = await loadText('en', 'common')
const shell = await loadText('en', 'shell')

export const FLARE_PATH = '/flare'

export const flareLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: shell('flare'), exact: true })
/** On the quick record. */
export const flareButton = (page: Page): Locator =>
  page.getByRole('button', { name: shell('flare'), exact: true })

/** As the shortcut of the installed app opens it. */
export async function openFlare(page: Page): Promise<void> {
  await page.goto(FLARE_PATH)
  await expect(numberKey(page, 0)).toBeVisible()
}

export const chooseFirst = (page: Page): Locator =>
  page.getByRole('button', { name: flareText('chooseFirst'), exact: true })
export const flareSave = (page: Page, value: number): Locator =>
  page.getByRole('button', { name: flareText('save', { value }), exact: true })
export const flareSaved = (page: Page, value: number): Locator =>
  page.getByRole('button', { name: flareText('saved', { value }), exact: true })
export const closeFlare = (page: Page): Locator =>
  page.getByRole('button', { name: common('close'), exact: true })
export const urgentHelpLink = (page: Page): Locator =>
  page.getByRole('link', { name: shell('urgentHelp'), exact: true })

export const breathingWords = (page: Page): Locator => page.locator('.breathing').getByRole('status')
export const startBreathing = (page: Page): Locator =>
  page.getByRole('button', { name: flareText('start'), exact: true })
export const stopBreathing = (page: Page): Locator =>
  page.getByRole('button', { name: flareText('stop'), exact: true })
/** The animations of the bars. */
export const movingBars = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.querySelector('.breathing-bars').getAnimations({ subtree: true }).length`)

export const useItButton = (page: Page): Locator =>
  page.getByRole('button', { name: flareText('useIt'), exact: true })
const DEBOUNCE_MS = 1_200

/** The second press of a shaking hand is ignored, so this one comes later. */
export async function pressUseItAgain(page: Page): Promise<void> {
  await page.waitForTimeout(DEBOUNCE_MS + 1)
  await useItButton(page).click()
}
/** The rows of the person's own past. */
export const pastRows = (page: Page): Locator => page.locator('.flare-row')
