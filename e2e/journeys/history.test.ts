import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expectHome, logIn } from '../pages/account.ts'
import { anotherDevice } from '../pages/anotherDevice.ts'
import { started } from '../pages/place.ts'
import { recordPainOf, savedToast, saveButton, setSeverity } from '../pages/record.ts'
import { cards, chooseOf, openRecordList } from '../pages/results.ts'
import { LONG, PHONE } from '../pages/shell.ts'
import { somebodySignsIn } from '../pages/signedIn.ts'
import { test } from '../pages/watch.ts'

const data = await loadText('en', 'data')
const sync = await loadText('en', 'sync')
const CALLS = '**/api/**'

test.use({ viewport: PHONE })

async function expectSynced(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(page.getByRole('button', { name: sync('syncNow') })).toBeVisible({ timeout: 20_000 })
}

async function openTheRecord(page: Page): Promise<void> {
  await openRecordList(page)
  await chooseOf(cards(page).first(), 'edit')
}

async function changeTo(page: Page, severity: number): Promise<void> {
  await openTheRecord(page)
  await setSeverity(page, severity)
  await saveButton(page).click()
  await expect(savedToast(page)).toBeVisible()
}

const expectSeverity = (page: Page, severity: number): Promise<void> =>
  expect(async () => {
    await expectSynced(page)
    await openRecordList(page)
    await expect(cards(page).getByRole('img', { name: `${severity} of 10` })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

test(
  '[SYNC-32] what another device has written over is told on the record, seen, and taken back',
  LONG,
  async ({ page, context }) => {
    const { username } = await somebodySignsIn(page, started())
    await recordPainOf(page, 4)
    await expectSynced(page)
    const other = await anotherDevice(context, PHONE)
    await other.goto('/login')
    await logIn(other, username)
    await expectHome(other)
    await expectSeverity(other, 4)

    // Its server is away: what it needs of the app it still gets.
    await other.route(CALLS, (route) => route.abort())
    await changeTo(other, 8)
    await changeTo(page, 6)
    await expectSynced(page)
    await other.unroute(CALLS)
    await expectSeverity(other, 6)

    await openTheRecord(other)
    await expect(other.getByText(data('historyChanged'))).toBeVisible()
    await other.getByRole('button', { name: data('historySee') }).click()
    const sheet = other.getByRole('dialog', { name: data('historyChanged') })
    await expect(sheet.getByRole('definition')).toHaveText([/^6/, /^8/])
    await sheet.getByRole('button', { name: data('historyTake') }).click()
    await saveButton(other).click()
    await expect(savedToast(other)).toBeVisible()
    await expectSeverity(page, 8)
    await openTheRecord(other)
    await expect(other.getByText(data('historyChanged'))).toBeHidden()
    await other.context().close()
  },
)
