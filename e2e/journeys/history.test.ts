import { expect, type BrowserContext, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expectHome, logIn } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome, savedToast, saveRecordButton, setSeverity } from '../pages/records/record.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { cards, chooseRecordAction, openRecordList } from '../pages/results/results.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const data = await loadText('en', 'data')
const sync = await loadText('en', 'sync')
const CALLS = '**/api/**'
const HISTORY = '**/api/v4/sync/get-history'

test.use({ viewport: PHONE })

async function expectSynced(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(page.getByRole('button', { name: sync('syncNow') })).toBeVisible({ timeout: 20_000 })
}

async function openTheRecord(page: Page): Promise<void> {
  await openRecordList(page)
  await chooseRecordAction(cards(page).first(), 'edit')
}

async function changeTo(page: Page, severity: number): Promise<void> {
  await openTheRecord(page)
  await setSeverity(page, severity)
  await saveRecordButton(page).click()
  await expect(savedToast(page)).toBeVisible()
}

const versionsIn = (page: Page) => page.getByRole('dialog', { name: data('historyTitle') })

const expectSeverity = (page: Page, severity: number): Promise<void> =>
  expect(async () => {
    await expectSynced(page)
    await openRecordList(page)
    await expect(cards(page).getByRole('img', { name: `${severity} of 10` })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

/** Two devices of one person change one record; the earlier change, made offline on the second device, loses. */
async function aLostMerge(page: Page, context: BrowserContext): Promise<Page> {
  const { username } = await signInNewPerson(page, startedServer())
  await recordPainFromHome(page, 4)
  await expectSynced(page)
  const other = await anotherDevice(context, PHONE)
  await other.goto('/login')
  await logIn(other, username)
  await expectHome(other)
  await expectSeverity(other, 4)
  // Only its API calls fail: the files of the app still load.
  await other.route(CALLS, (route) => route.abort())
  await changeTo(other, 8)
  await changeTo(page, 6)
  await expectSynced(page)
  await other.unroute(CALLS)
  await expectSeverity(other, 6)
  return other
}

test(
  '[SYNC-32] a value that another device overwrote is shown on the record, and restored',
  LONG,
  async ({ page, context }) => {
    const other = await aLostMerge(page, context)
    await openTheRecord(other)
    await expect(other.getByText(data('historyChanged'))).toBeVisible()
    await other.getByRole('button', { name: data('historySee') }).click()
    const sheet = versionsIn(other)
    // The values of this device first, then those that only the server has.
    await expect(sheet.getByRole('definition')).toHaveText([/^6/, /^8/, /^6/, /^4/])
    await sheet
      .getByRole('button', { name: data('historyTake') })
      .first()
      .click()
    await saveRecordButton(other).click()
    await expect(savedToast(other)).toBeVisible()
    await expectSeverity(page, 8)
    await openTheRecord(other)
    await expect(other.getByText(data('historyChanged'))).toBeHidden()
    await other.context().close()
  },
)

test(
  '[SYNC-43] a value that lost on the other device is shown and restored here, with the server slow, down and back',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    test.slow()
    const other = await aLostMerge(page, context)
    const sheet = versionsIn(page)
    const open = () => page.getByRole('button', { name: data('historyTitle') }).click()
    await openTheRecord(page)
    // This device lost nothing, so it shows no notice.
    await expect(page.getByText(data('historyChanged'))).toBeHidden()

    await context.setOffline(true)
    await open()
    await expect(sheet.getByText(data('historyOffline'))).toBeVisible()
    await expect(sheet.getByRole('definition')).toHaveCount(0)
    await context.setOffline(false)
    await expect(
      sheet.getByText(data('historyElsewhere', { when: '' }).trim(), { exact: false }),
    ).toBeVisible()
    await sheet.getByRole('button', { name: common('close') }).click()
    await expect(sheet).toBeHidden()
    await waitPastPress(page)

    await page.route(HISTORY, () => undefined)
    await open()
    await expect(sheet.getByText(data('historyLoading'))).toBeVisible()
    await expect(sheet.getByText(data('historyFailed'))).toBeVisible({ timeout: 15_000 })
    await page.unroute(HISTORY)
    await sheet.getByRole('button', { name: common('retry') }).click()

    const lost = sheet.getByRole('listitem').filter({ hasText: /^.*another device/s })
    await expect(lost.getByRole('definition')).toHaveText([/^6/, /^8/])
    await lost.getByRole('button', { name: data('historyTake') }).click()
    await saveRecordButton(page).click()
    await expect(savedToast(page)).toBeVisible()
    await expectSeverity(other, 8)

    // The value that it replaced can be restored too.
    await openTheRecord(page)
    await open()
    await expect(sheet.getByRole('definition').filter({ hasText: /^6/ })).toBeVisible()
    await other.context().close()
  },
)

test(
  '[SYNC-43, SYNC-32] with the server down the versions of this device are shown, and each appears once afterwards',
  LONG,
  async ({ page, context }) => {
    const other = await aLostMerge(page, context)
    await openTheRecord(other)
    await other.route(HISTORY, (route) => route.abort())
    await other.getByRole('button', { name: data('historySee') }).click()
    const sheet = versionsIn(other)
    await expect(sheet.getByText(data('historyFailed'))).toBeVisible()
    await expect(sheet.getByRole('definition')).toHaveText([/^6/, /^8/])
    await other.unroute(HISTORY)
    await sheet.getByRole('button', { name: common('retry') }).click()
    await expect(sheet.getByRole('definition')).toHaveText([/^6/, /^8/, /^6/, /^4/])
    await other.context().close()
  },
)
