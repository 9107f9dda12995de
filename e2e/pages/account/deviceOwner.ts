import { expect, type Page } from '@playwright/test'
import { passTheIntro, startButton } from '../app/onboarding.ts'

/** D18: the owner of the diary that the device has open. */
export type Owner =
  | { is: 'nobody' }
  | { is: 'anonymous' }
  | { is: 'user'; userId: number; username: string; email: string; token: string | null }

export const LOCKED: Owner = { is: 'user', userId: 7, username: 'helen', email: 'h@example.org', token: null }
/** Only to show screens: the server refuses this token. */
export const SIGNED_IN: Owner = { ...LOCKED, token: 'a'.repeat(43) }

export async function skipIntroWithoutAccount(page: Page): Promise<void> {
  await page.goto('/')
  await startButton(page).click()
  await passTheIntro(page)
}

/** Puts the device into this state before the page opens. */
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
