import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { account, button, expectHome, logIn } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { emptyHome, recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { menuNavigationText, openMenu } from '../pages/app/menu.ts'
import { openSettings, settingsSwitch } from '../pages/app/settings.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const settings = await loadText('en', 'settings')
const sync = await loadText('en', 'sync')

const SYNC_CALLS = '**/api/v4/sync/**'

test.use({ viewport: PHONE })

const unsyncedDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: sync('unsyncedTitle') })
const deleteDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: sync('deleteTitle') })
const logOutBy = (page: Page): Promise<unknown> => page.goto('/logout')
const atLanding = (page: Page): Promise<void> => expect(page).toHaveURL(/\/$/, { timeout: 20_000 })

test('[D17] unsent data are sent first, then the device forgets the person', async ({ page }) => {
  const { username } = await signInNewPerson(page, startedServer())
  await recordPainFromHome(page, 5)
  await logOutBy(page)
  await atLanding(page)
  expect(await page.evaluate('indexedDB.databases().then((all) => all.map(({ name }) => name))')).toEqual([
    'reprieve-device',
  ])
  await page.goto('/login')
  await logIn(page, username)
  await expect(recentRecords(page)).toHaveCount(1, { timeout: 20_000 })
})

test(
  '[D17, SYNC 1.4] if they cannot be sent, the app lists them, and Cancel keeps them',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    await signInNewPerson(page, startedServer())
    await page.route(SYNC_CALLS, (route) => route.abort())
    await recordPainFromHome(page, 6)
    await logOutBy(page)
    await expect(unsyncedDialog(page)).toContainText(sync('records', { count: 1 }))
    await unsyncedDialog(page)
      .getByRole('button', { name: common('cancel') })
      .click()
    await page.goto('/home')
    await expect(recentRecords(page)).toHaveCount(1)

    await logOutBy(page)
    await expect(unsyncedDialog(page)).toBeVisible()
    await page.unroute(SYNC_CALLS)
    await unsyncedDialog(page)
      .getByRole('button', { name: common('retry') })
      .click()
    await atLanding(page)
  },
)

test('[D17] a forced logout says how much is lost, and loses only that', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/)
  const { username } = await signInNewPerson(page, startedServer())
  await page.route(SYNC_CALLS, (route) => route.abort())
  await recordPainFromHome(page, 7)
  await logOutBy(page)
  const saved = page.waitForEvent('download')
  await unsyncedDialog(page)
    .getByRole('button', { name: sync('export') })
    .click()
  const file = await (await saved).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toContain('"severity":7')
  await unsyncedDialog(page)
    .getByRole('button', { name: sync('forceLogOut', { 0: 1 }) })
    .click()
  await atLanding(page)
  await page.unroute(SYNC_CALLS)
  await page.goto('/login')
  await logIn(page, username)
  await expectHome(page)
  await expect(emptyHome(page)).toBeVisible()
})

test(
  '[SYNC-42] unsent settings beside a record are listed, and do not count as a record on the button',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    await signInNewPerson(page, startedServer())
    await page.route(SYNC_CALLS, (route) => route.abort())
    await recordPainFromHome(page, 7)
    await openSettings(page, 'notifications')
    const prompt = settingsSwitch(page, settings('promptDarkTheme'))
    await prompt.focus()
    await page.keyboard.press('Space')
    await expect(prompt).not.toBeChecked()
    await logOutBy(page)
    await expect(unsyncedDialog(page)).toContainText(sync('settings'))
    const force = unsyncedDialog(page).getByRole('button', { name: sync('forceLogOut', { 0: 1 }) })
    await expect(force).toBeVisible()
  },
)

test('[D18] a diary without an account is deleted only after two confirmations', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await recordPainFromHome(page, 3)
  await openMenu(page)
  await page.getByRole('link', { name: menuNavigationText('deleteDiaryHere') }).click()
  await expect(deleteDialog(page)).toContainText(sync('records', { count: 1 }))
  await deleteDialog(page)
    .getByRole('button', { name: sync('keepDiary') })
    .click()
  await page.goto('/home')
  await expect(recentRecords(page)).toHaveCount(1)
  await logOutBy(page)
  await deleteDialog(page)
    .getByRole('button', { name: sync('deleteDiary') })
    .click()
  await atLanding(page)
  await page.goto('/home')
  await expect(button(page, account('logIn'))).toBeVisible()
})
