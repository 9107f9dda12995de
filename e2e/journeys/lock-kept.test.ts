import { expect as shortly, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import {
  beginButton,
  lock,
  lockDiary,
  lockedTitle,
  openLockSettings,
  setUpLock,
  unlockByPassphrase,
  unlockByCode,
} from '../pages/account/lock.ts'
import { recordPain, toFinishItems } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { nameField, itemRow, saveItem } from '../pages/records/lists.ts'
import { numberKey, openQuick, pressDone, quickSave } from '../pages/records/quick.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')

/** Deriving a key is slow on purpose, and the page reloads after each pass. */
const expect = shortly.configure({ timeout: 30_000 })

test.use({ viewport: PHONE })

const lockNow = (page: Page): Promise<void> => page.getByRole('button', { name: lock('lockNow') }).click()

test(
  '[LOCK-23] text typed when another tab locked is in the form again after unlocking, still unsaved',
  LONG,
  async ({ page, context }) => {
    await skipIntroWithoutAccount(page)
    await lockDiary(page)
    await unlockByPassphrase(page)
    await expect(page.getByRole('button', { name: lock('lockNow') })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/fields/add/symptom')
    await nameField(other).fill('Burning feet')
    await lockNow(page)
    await expect(lockedTitle(other)).toBeVisible()
    await unlockByPassphrase(other)
    await expect(nameField(other)).toHaveValue('Burning feet')
    await saveItem(other)
    await expect(itemRow(other, 'Burning feet')).toBeVisible()
    await other.getByRole('link', { name: common('addNew') }).click()
    await expect(nameField(other)).toHaveValue('')
  },
)

test(
  '[LOCK-22] a person who forgot the passphrase sets another one with the recovery code',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    const code = await lockDiary(page)
    await unlockByCode(page, code)
    await page.getByRole('button', { name: lock('changePassphrase') }).click()
    await page.getByRole('button', { name: lock('useRecovery') }).click()
    const typed = (label: string) => page.locator('input').and(page.getByLabel(label, { exact: true }))
    await typed(lock('recoveryCode')).fill(code)
    await page.getByRole('button', { name: common('continue') }).click()
    for (const label of [lock('newPassphrase'), lock('repeatPassphrase')])
      await typed(label).fill('eight boats before the mill')
    await page.getByRole('button', { name: common('save'), exact: true }).click()
    await expect(page.getByText(lock('changed')).first()).toBeVisible()
    await lockNow(page)
    await unlockByPassphrase(page, 'eight boats before the mill')
    await expect(page.getByRole('button', { name: lock('lockNow') })).toBeVisible()
  },
)

test(
  '[LOCK-11, QUICK-5, QUICK-6] a quick record of a locked device is found under To finish after unlocking',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await lockDiary(page)
    await openQuick(page)
    await numberKey(page, 7).click()
    await quickSave(page).click()
    await pressDone(page)
    await expect(lockedTitle(page)).toBeVisible()
    await unlockByPassphrase(page)
    await expect(recordPain(page)).toBeVisible()
    await expect(toFinishItems(page)).toHaveCount(1)
  },
)

test(
  '[LOCK-16] of two tabs that set the lock at the same time one does it, and both are locked by the same lock',
  LONG,
  async ({ page, context }) => {
    await skipIntroWithoutAccount(page)
    const other = await context.newPage()
    const passphrases = new Map([
      [page, 'seven boats behind the mill'],
      [other, 'eight boats behind the mill'],
    ])
    for (const [one, passphrase] of passphrases) {
      await openLockSettings(one)
      await setUpLock(one, passphrase)
    }
    await Promise.all([...passphrases.keys()].map((one) => beginButton(one).click()))
    for (const one of passphrases.keys()) await expect(lockedTitle(one)).toBeVisible({ timeout: 60_000 })
    // Firefox sends no key to a background tab.
    await page.bringToFront()
    await unlockByPassphrase(page, 'seven boats behind the mill')
    const wrong = page.getByText(lock('wrongPassphrase'))
    const isOpen = page.getByRole('button', { name: lock('lockNow') })
    await expect(wrong.or(isOpen)).toBeVisible()
    if (await wrong.isVisible()) {
      const field = page.locator('input').and(page.getByLabel(lock('passphrase'), { exact: true }))
      await field.fill('eight boats behind the mill')
      // The form ignores a second press within a second.
      await waitPastPress(page)
      await field.press('Enter')
    }
    await expect(isOpen).toBeVisible()
    await expect(other.getByRole('button', { name: lock('lockNow') })).toBeVisible()
  },
)
