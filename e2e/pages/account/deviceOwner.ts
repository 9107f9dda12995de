import { expect, type Page } from '@playwright/test'
import { passTheIntro, startButton } from '../app/onboarding.ts'

/** D18: whose diary the device has open. */
export type Owner =
  | { is: 'nobody' }
  | { is: 'anonymous' }
  | { is: 'user'; userId: number; username: string; email: string; token: string | null }

export const LOCKED: Owner = { is: 'user', userId: 7, username: 'helen', email: 'h@example.org', token: null }
/** To look at only: a server that is asked refuses the token. */
export const SIGNED_IN: Owner = { ...LOCKED, token: 'a'.repeat(43) }

export async function skipIntroWithoutAccount(page: Page): Promise<void> {
  await page.goto('/')
  await startButton(page).click()
  await passTheIntro(page)
}

/** As a device that was left in this state before the page is opened. */
export async function setDeviceOwner(page: Page, owner: Owner): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('reprieve-device')
    opening.onerror = reject
    opening.onsuccess = () => {
      const change = opening.result.transaction('choices', 'readwrite')
      change.objectStore('choices').put({ name: 'owner', value: ${JSON.stringify(owner)} })
      change.onabort = reject
      change.oncomplete = () => resolve(opening.result.close())
    }
  })`)
}
