import { expect as shortly, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import {
  beginButton,
  lock,
  lockedTitle,
  openLockSettings,
  PASSPHRASE,
  setUpButton,
} from '../pages/account/lock.ts'
import { axe } from '../pages/app/axe.ts'
import { recordPain } from '../pages/app/home.ts'
import { DESKTOP, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import { pressTabTo } from '../pages/results/resultsKeys.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')

/** Deriving a key is slow on purpose, and encryption waits until the old files are deleted. */
const expect = shortly.configure({ timeout: 30_000 })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })
const field = (page: Page, label: string): Locator =>
  page.locator('input').and(page.getByLabel(label, { exact: true }))

/** The faults of this state in both themes, and the width that overflows. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    const { violations } = await axe(page).analyze()
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${theme} ${id}: ${target.join(' ')}`))
  }
  const sideways = await sidewaysScroll(page)
  return sideways === 0 ? found : [...found, `${sideways} pixels sideways`]
}

/** By the keyboard alone, from the current focus. */
async function press(page: Page, wanted: Locator): Promise<void> {
  await pressTabTo(page, wanted)
  await page.keyboard.press('Enter')
}

async function type(page: Page, wanted: Locator, words: string): Promise<void> {
  await pressTabTo(page, wanted)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}

for (const viewport of [PHONE, DESKTOP]) {
  test(
    `[REL 6, LOCK-1, LOCK-17] each step of the lock, by keys alone, at ${viewport.width} pixels`,
    LONG,
    async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize(viewport)
      await skipIntroWithoutAccount(page)
      await openLockSettings(page)
      await press(page, setUpButton(page))
      await expect(heading(page, lock('limitsTitle'))).toBeFocused()
      expect(await faultsOf(page)).toEqual([])

      await press(page, button(page, common('cancel')))
      await expect(setUpButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await press(page, button(page, lock('understood')))
      await expect(field(page, lock('newPassphrase'))).toBeFocused()
      await type(page, field(page, lock('newPassphrase')), 'short')
      await page.keyboard.press('Enter')
      await expect(page.getByText(lock('passphraseTooShort'))).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await type(page, field(page, lock('newPassphrase')), PASSPHRASE)
      await type(page, field(page, lock('repeatPassphrase')), PASSPHRASE)
      await press(page, button(page, common('continue')))

      await expect(heading(page, lock('recoveryTitle'))).toBeFocused()
      const code = (await page.locator('.lock-code').textContent()) ?? ''
      expect(await faultsOf(page)).toEqual([])
      await type(page, field(page, lock('recoveryConfirm')), code.split('-').at(-2) ?? '')
      await press(page, button(page, common('continue')))
      await expect(heading(page, lock('lastTitle'))).toBeFocused()
      expect(await faultsOf(page)).toEqual([])

      await press(page, beginButton(page))
      await expect(lockedTitle(page)).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await type(page, field(page, lock('passphrase')), 'not the right one')
      await page.keyboard.press('Enter')
      await expect(page.getByText(lock('wrongPassphrase'))).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await press(page, button(page, lock('useRecovery')))
      await expect(field(page, lock('recoveryCode'))).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await press(page, button(page, lock('deleteHere')))
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(button(page, lock('deleteHere'))).toBeFocused()
      await press(page, button(page, lock('usePassphrase')))
      await type(page, field(page, lock('passphrase')), PASSPHRASE)
      await page.keyboard.press('Enter')

      await expect(button(page, lock('lockNow'))).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await press(page, button(page, lock('changePassphrase')))
      await expect(field(page, lock('currentPassphrase'))).toBeFocused()
      expect(await faultsOf(page)).toEqual([])
      await press(page, button(page, common('cancel')))
      await expect(button(page, lock('changePassphrase'))).toBeFocused()
      await press(page, button(page, lock('removeLock')))
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await press(page, page.getByRole('alertdialog').getByRole('button', { name: lock('removeLock') }))
      await expect(setUpButton(page)).toBeVisible()
      await page.goto('/home')
      await expect(recordPain(page)).toBeVisible()
    },
  )
}
