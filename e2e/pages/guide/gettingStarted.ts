import type { Locator, Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const engagement = await loadText('en', 'engagement')
const home = await loadText('en', 'home')

export const gettingStarted = (page: Page): Locator =>
  page.getByRole('region', { name: home('gettingStarted') })

/** The accessible text of a step: its name and its progress. */
export const step = (page: Page, name: string | RegExp): Locator =>
  gettingStarted(page).getByRole('listitem').filter({ hasText: name })

export const foldButton = (page: Page): Locator =>
  gettingStarted(page).getByRole('button', { name: home('gettingStarted') })

export const hideButton = (page: Page): Locator =>
  gettingStarted(page).getByRole('button', { name: engagement('hideCard') })

export const hideDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: engagement('hideTitle') })

/** The banner of the web app. */
export const banner = (page: Page): Locator =>
  page.getByRole('main').locator('.note', { hasText: engagement('bannerText') })

/** Simulates a browser that offers to install the app and whose dialog is accepted. Counts how often it was shown. */
export async function offerToInstall(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript({
    content: `addEventListener('load', () => {
      globalThis.askedToInstall = 0
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      offer.prompt = async () => {
        globalThis.askedToInstall += 1
        setTimeout(() => dispatchEvent(new Event('appinstalled')))
        return { outcome: 'accepted' }
      }
      dispatchEvent(offer)
    })`,
  })
  return () => page.evaluate<number>('globalThis.askedToInstall')
}
