import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const lock = await loadText('en', 'lock')
const common = await loadText('en', 'common')

export const PASSPHRASE = 'seven boats behind the mill'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
/** Only the field: the form around it may have the same name. */
const field = (page: Page, label: string): Locator =>
  page.locator('input').and(page.getByLabel(label, { exact: true }))

/** Encryption waits until the old files are deleted. */
const PATIENCE = { timeout: 60_000 }

export const lockedTitle = (page: Page): Locator => page.getByRole('heading', { name: lock('lockedTitle') })

/** `at`: the origin, for a browser without a base address. */
export const openLockSettings = (page: Page, at = ''): Promise<unknown> =>
  page.goto(`${at}/settings?section=lock`)

/** Everything up to the last press, which the caller makes; returns the recovery code. */
export async function setUpLock(page: Page, passphrase = PASSPHRASE): Promise<string> {
  await setUpButton(page).click()
  await button(page, lock('understood')).click()
  await field(page, lock('newPassphrase')).fill(passphrase)
  await field(page, lock('repeatPassphrase')).fill(passphrase)
  await button(page, common('continue')).click()
  const code = (await page.locator('.lock-code').textContent()) ?? ''
  await field(page, lock('recoveryConfirm')).fill(code.split('-').slice(-2).join(''))
  await button(page, common('continue')).click()
  await expect(beginButton(page)).toBeVisible()
  return code
}

export const setUpButton = (page: Page): Locator => button(page, lock('setUp'))
export const beginButton = (page: Page): Locator => button(page, lock('begin'))
const removeButton = (page: Page): Locator => button(page, lock('removeLock'))

/** From the settings to the locked screen. */
export async function lockDiary(page: Page): Promise<string> {
  await openLockSettings(page)
  const code = await setUpLock(page)
  await beginButton(page).click()
  await expect(lockedTitle(page)).toBeVisible(PATIENCE)
  return code
}

export async function unlockByPassphrase(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await field(page, lock('passphrase')).fill(passphrase)
  await button(page, lock('unlock')).click()
}

export async function unlockByCode(page: Page, code: string): Promise<void> {
  await button(page, lock('useRecovery')).click()
  await field(page, lock('recoveryCode')).fill(code)
  await button(page, lock('unlock')).click()
}

/** On the settings, with the dialog open. */
export async function askToRemove(page: Page): Promise<Locator> {
  await removeButton(page).click()
  return page.getByRole('alertdialog').getByRole('button', { name: lock('removeLock') })
}

/** Removes the lock, starting on the settings. */
export async function removeLock(page: Page): Promise<void> {
  await (await askToRemove(page)).click()
  await expect(setUpButton(page)).toBeVisible(PATIENCE)
}
