import { expect as shortly } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import {
  beginButton,
  lock,
  lockDiary,
  lockedTitle,
  openLockSettings,
  removeLock,
  setUpLock,
  unlockByPassphrase,
  unlockByCode,
} from '../pages/account/lock.ts'
import { recordPain } from '../pages/app/home.ts'
import { shellText, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import { recordPainFromHome, saveRecordButton, savedToast, setSeverity } from '../pages/records/record.ts'
import { setScore } from '../pages/records/reflection.ts'
import { test } from '../pages/sync/watch.ts'

const account = await loadText('en', 'account')
const doses = await loadText('en', 'doses')
const medications = await loadText('en', 'medications')
const reflections = await loadText('en', 'reflections')
const common = await loadText('en', 'common')

/** Deriving a key is slow on purpose, and the page reloads after each pass. */
const expect = shortly.configure({ timeout: 30_000 })

test.use({ viewport: PHONE })

test('[LOCK-1, LOCK-11, LOCK-17] a diary is locked, gets new entries while locked, and has all of them after unlocking', async ({
  page,
}) => {
  await skipIntroWithoutAccount(page)
  await recordPainFromHome(page, 3)
  await openLockSettings(page)
  await page.getByRole('button', { name: lock('setUp') }).click()
  await expect(page.getByText(lock('limitLost'))).toBeVisible()
  await expect(page.getByText(lock('limitAnonymous'))).toBeVisible()
  await lockDiary(page)
  expect(await sidewaysScroll(page)).toBe(0)

  await page.goto('/results/records')
  await expect(lockedTitle(page)).toBeVisible()
  await expect(page).toHaveURL(/\/results\/records$/)
  await page.getByRole('link', { name: shellText('recordPain'), exact: true }).click()
  await setSeverity(page, 8)
  await saveRecordButton(page).click()
  await expect(savedToast(page)).toBeVisible()
  await expect(lockedTitle(page)).toBeVisible()

  await unlockByPassphrase(page, 'not the right one')
  await expect(page.getByText(lock('wrongPassphrase'))).toBeVisible()
  await unlockByPassphrase(page)
  await expect(recordPain(page)).toBeVisible()
  await page.goto('/results/records')
  await expect(lockedTitle(page)).toBeVisible()
  await unlockByPassphrase(page)
  await expect(page.getByText(/2 records/i)).toBeVisible()
})

test(
  '[LOCK-5, LOCK-9, LOCK-14] lock now, the recovery code, and the lock removed again',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await recordPainFromHome(page, 5)
    const code = await lockDiary(page)
    await unlockByCode(page, code.toLowerCase().replaceAll('-', ' '))
    await page.getByRole('button', { name: lock('lockNow') }).click()
    await expect(lockedTitle(page)).toBeVisible()
    await unlockByCode(page, `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)
    await expect(page.getByText(lock('codeMistyped'))).toBeVisible()
    const field = page.getByLabel(lock('recoveryCode'), { exact: true })
    await field.fill(code)
    // The form ignores a second press within a second.
    await expect(async () => {
      await field.press('Enter')
      await expect(field).toBeHidden({ timeout: 5_000 })
    }).toPass()
    await removeLock(page)
    await page.goto('/results/records')
    await expect(page.getByText(/1 record\b/i)).toBeVisible()
  },
)

test(
  '[LOCK-11, D16] a dose and a reflection written while locked are there afterwards',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await lockDiary(page)
    await page.getByRole('link', { name: doses('addTitle'), exact: true }).click()
    await page.getByLabel(medications('medication'), { exact: true }).fill('Naproxen')
    await page.getByRole('button', { name: doses('logNow'), exact: true }).click()
    await expect(lockedTitle(page)).toBeVisible()
    await page.getByRole('link', { name: account('reflect'), exact: true }).click()
    await setScore(page, 6)
    await page.getByRole('button', { name: reflections('saveReflection') }).click()
    await expect(lockedTitle(page)).toBeVisible()
    await unlockByPassphrase(page)
    await page.goto('/medications/list')
    await unlockByPassphrase(page)
    await expect(page.getByText('Naproxen').first()).toBeVisible()
  },
)

test(
  '[LOCK-14, LOCK-16] a second tab opens without asking, lets go for the pass, and is locked with the first',
  LONG,
  async ({ page, context }) => {
    await skipIntroWithoutAccount(page)
    const other = await context.newPage()
    await other.goto('/home')
    await expect(recordPain(other)).toBeVisible()
    await lockDiary(page)
    await expect(lockedTitle(other)).toBeVisible()
    await unlockByPassphrase(page)
    await expect(recordPain(other)).toBeVisible()
    const third = await context.newPage()
    await third.goto('/home')
    await expect(recordPain(third)).toBeVisible()
    await openLockSettings(page)
    await expect(page.getByRole('button', { name: lock('lockNow') })).toBeVisible()
    await page.getByRole('button', { name: lock('lockNow') }).click()
    for (const one of [page, other, third]) await expect(lockedTitle(one)).toBeVisible()
  },
)

test(
  '[LOCK-16] a tab with unsaved input is not closed: the lock is not set, and the app says why',
  LONG,
  async ({ page, context }) => {
    await skipIntroWithoutAccount(page)
    const other = await context.newPage()
    await other.goto('/records/create')
    await setSeverity(other, 6)
    await openLockSettings(page)
    await setUpLock(page)
    await beginButton(page).click()
    await expect(page.getByText(lock('failTabs'))).toBeVisible()
    await saveRecordButton(other).click()
    await expect(savedToast(other)).toBeVisible()
  },
)

test(
  '[LOCK-19] a person who lost every way to unlock deletes the diary here, after the app said what is lost',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await recordPainFromHome(page, 5)
    await lockDiary(page)
    await page.getByRole('button', { name: lock('deleteHere') }).click()
    const dialog = page.getByRole('alertdialog', { name: lock('deleteTitle') })
    await expect(dialog).toContainText('1 record')
    await dialog.getByRole('button', { name: lock('keepIt') }).click()
    await expect(lockedTitle(page)).toBeVisible()
    // The button ignores a second press within a second.
    await expect(async () => {
      await page.getByRole('button', { name: lock('deleteHere') }).click()
      await expect(dialog).toBeVisible({ timeout: 500 })
    }).toPass()
    await dialog.getByRole('button', { name: lock('deleteForGood') }).click()
    await expect(page.getByRole('button', { name: common('cancel') })).toHaveCount(0)
    await page.goto('/')
    await expect(page).toHaveURL(/\/$/)
  },
)

test('[LOCK-4] a passkey opens it, beside the passphrase', LONG, async ({ page, context }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    hasPrf: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  await skipIntroWithoutAccount(page)
  await openLockSettings(page)
  await setUpLock(page)
  await page.getByRole('button', { name: lock('addPasskey') }).click()
  await expect(page.getByText(lock('passkeyAdded'))).toBeVisible()
  await beginButton(page).click()
  await expect(lockedTitle(page)).toBeVisible()
  await page.getByRole('button', { name: lock('usePasskey') }).click()
  await expect(page.getByRole('button', { name: lock('lockNow') })).toBeVisible()
  await page.getByRole('button', { name: lock('removePasskey') }).click()
  await page.getByRole('button', { name: lock('lockNow') }).click()
  await expect(lockedTitle(page)).toBeVisible()
  await expect(page.getByRole('button', { name: lock('usePasskey') })).toHaveCount(0)
})
