import { expect, type Page } from '@playwright/test'
import {
  account,
  button,
  endEverySession,
  expectHome,
  labelledField,
  mainLink,
  reloadUntilLockedOut,
  logIn,
  PASSWORD,
  newActivatedPerson,
  readDeviceToken,
  unlock,
} from '../pages/account/account.ts'
import { recentRecords, toFinishItems } from '../pages/app/home.ts'
import { shellText, LONG } from '../pages/app/shell.ts'
import { openNewRecord, saveRecordButton, savedToast, setSeverity } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test(
  '[D15, ACC-6] an idle person is asked, may stay, and is locked out without an answer',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const { username } = await newActivatedPerson(startedServer())
    await page.clock.install()
    await page.goto('/login')
    await logIn(page, username)
    await page.waitForResponse('**/core/keep-alive')
    await expectHome(page)

    await page.clock.fastForward('04:01')
    await expect(page.getByRole('alertdialog')).toContainText(account('idleTitle'))
    await expect(button(page, account('staySignedIn'))).toBeFocused()
    const keptAwake = page.waitForResponse('**/core/keep-alive')
    await button(page, account('staySignedIn')).click()
    expect((await keptAwake).status()).toBe(200)
    await expect(page.getByRole('alertdialog')).toBeHidden()

    await page.clock.fastForward('05:01')
    await expect.poll(() => readDeviceToken(page)).toBe(null)
    await page.goto('/home')
    await expect(page.getByText(account('diaryIsSafe'))).toBeVisible()
  },
)

test(
  '[ACC-45, ACC-23] a person who ticks to stay logged in is neither asked nor locked out; the box is empty at first',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await newActivatedPerson(startedServer())
    const { username } = session
    await page.clock.install()
    await page.goto('/login')
    const box = page.getByRole('checkbox', { name: account('stayLoggedIn') })
    await expect(box).not.toBeChecked()
    await labelledField(page, account('signInName')).fill(username)
    await box.press('Space')
    await expect(box).toBeChecked()
    const told = page.waitForResponse('**/user/set-values')
    await logIn(page, username)
    expect((await told).status()).toBe(200)
    await expectHome(page)
    await page.clock.runFor(10_000)
    await page.clock.fastForward('06:01')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alertdialog')).toBeHidden()
    expect(await readDeviceToken(page)).not.toBe(null)

    await endEverySession(startedServer(), session)
    await reloadUntilLockedOut(page)
    await page.goto('/token-outdated')
    await expect(box).not.toBeChecked()
    await box.press('Space')
    await page.goto('/login')
    await expect(box).toBeChecked()
  },
)

test(
  '[D15, D16] idle time ends the session: the draft is kept, a record is written while locked, and both are there again',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const { username } = await newActivatedPerson(startedServer())
    await page.clock.install()
    await page.goto('/login')
    await logIn(page, username)
    await expectHome(page)
    await openNewRecord(page)
    await setSeverity(page, 8)
    await page.clock.runFor(2_000)

    await page.clock.fastForward('05:01')
    await expect.poll(() => readDeviceToken(page)).toBe(null)
    await page.goto('/home')
    await expect(page.getByText(account('diaryIsSafe'))).toBeVisible()
    await mainLink(page, shellText('recordPain')).click()
    await setSeverity(page, 3)
    await saveRecordButton(page).first().click()
    await expect(savedToast(page)).toBeVisible()

    await page.goto('/login')
    await unlock(page)
    await expectHome(page)
    await expect(recentRecords(page).getByRole('link')).toHaveCount(1)
    await expect(recentRecords(page).getByRole('img', { name: '3 of 10' })).toBeVisible()
    await expect(toFinishItems(page).getByRole('link')).toHaveCount(1)
  },
)

/** The connection fails for one file of the app; returns a function that counts its requests. */
async function withoutFile(page: Page, name: string): Promise<() => number> {
  let asked = 0
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js(\\?|$)`), (route) => {
    asked += 1
    return route.abort()
  })
  return () => asked
}

const BROKEN_LINE = /ERR_FAILED|dynamically imported module/

test(
  '[SES-10, D15] an idle question that cannot be loaded breaks no screen, and idle time still ends the session',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    watch.expectError(BROKEN_LINE)
    const { username } = await newActivatedPerson(startedServer())
    const asked = await withoutFile(page, 'IdleWarning')
    await page.clock.install()
    await page.goto('/login')
    await logIn(page, username)
    await page.waitForResponse('**/core/keep-alive')
    await expectHome(page)
    await page.clock.fastForward('04:01')
    await expect.poll(asked).toBeGreaterThan(0)
    await expect(page.getByText(shellText('brokenTitle'))).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.clock.fastForward('01:01')
    await expect.poll(() => readDeviceToken(page)).toBe(null)
    await expect(page.getByText(shellText('brokenTitle'))).toBeHidden()
  },
)

test(
  '[SES-10, SES-4] if the login dialog cannot be loaded the app says so, and the action can be tried again',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    watch.expectError(BROKEN_LINE)
    const { username } = await newActivatedPerson(startedServer())
    const asked = await withoutFile(page, 'ConfirmDialog')
    await page.route('**/core/change-email', (route) =>
      route.fulfill({ status: 401, json: { result_code: 170, result_msg: 'Please sign in again' } }),
    )
    await page.goto('/login')
    await logIn(page, username)
    await expectHome(page)
    await page.goto('/profile?section=account')
    await button(page, account('changeEmail')).click()
    await labelledField(page, account('taskNewEmail')).fill('new@example.org')
    await labelledField(page, account('currentPassword')).fill(PASSWORD)
    await button(page, account('linkSend')).click()
    await expect(page.locator('.toast', { hasText: shellText('serverAway') })).toBeVisible()
    expect(asked()).toBeGreaterThan(0)
    await expect(labelledField(page, account('taskNewEmail'))).toHaveValue('new@example.org')
    await expect(button(page, account('linkSend'))).toBeEnabled()
  },
)
