import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { Session } from '../harness/apiCall.ts'
import { pullAll } from '../harness/diary.ts'
import { logIn } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { emptyHome, recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { toastMessage, openMenu } from '../pages/app/menu.ts'
import { enlargeCharacters, LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import {
  cards,
  chooseRecordAction,
  confirmRecordDelete,
  deletedToast,
  openRecordList,
} from '../pages/results/results.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'
import {
  damageRows,
  dataText,
  exportWaitingRows,
  fillTrash,
  goBack,
  openYourDataSection,
  openYourData,
  restoreFromTrash,
  retryButton,
  rows,
  yourDataSectionHeading,
  openWaitingFromDialog,
  showMoreButton,
  syncNowButton,
  unreadRows,
  waitingTag,
} from '../pages/sync/yourData.ts'

const sync = await loadText('en', 'sync')

const PUSH = '**/sync/create-records'
const CALLS = '**/api/v4/**'
const PATIENCE = { timeout: 30_000 }
const REFUSED = { result_code: 227, result_msg: 'refused' }

test.use({ viewport: PHONE })

async function severitiesOnServer(session: Session): Promise<number[]> {
  const all = await pullAll({ port: startedServer().port, session })
  const living = all.filter(
    ({ record_type, content }) => record_type === 'pain_record' && content?.['deleted'] !== 1,
  )
  return living.map(({ content }) => Number(content?.['severity'])).toSorted((a, b) => a - b)
}

/** A server that refuses the content of the record. */
const refuseRecords = (page: Page): Promise<unknown> =>
  page.route(PUSH, (route) =>
    route.fulfill({ json: { result_code: 0, result_msg: 'OK', server_time: Date.now(), items: [REFUSED] } }),
  )

async function deleteFirst(page: Page, left: number): Promise<void> {
  await openRecordList(page)
  await expect(cards(page)).toHaveCount(left + 1)
  await chooseRecordAction(cards(page).first(), 'delete')
  await confirmRecordDelete(page)
  await expect(deletedToast(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(left)
}

async function faultsOn(page: Page): Promise<unknown[]> {
  return [...(await findAxeFaults(page)), ...(await smallTargets(page))]
}

test(
  '[SYNC-30, D28] a refused record is listed with its reason, exported, retried and gone',
  LONG,
  async ({ page }) => {
    const session = await signInNewPerson(page, startedServer())
    await refuseRecords(page)
    await recordPainFromHome(page, 7)
    await waitingTag(page, 1).click(PATIENCE)
    await openWaitingFromDialog(page)
    await expect(rows(page, 'waiting')).toHaveCount(1)
    await expect(rows(page, 'waiting')).toContainText(dataText('waitingWhyRefused'))
    expect(JSON.stringify(JSON.parse(await exportWaitingRows(page)))).toContain('"severity":7')

    await page.unroute(PUSH)
    await retryButton(page).click()
    await expect(page.getByRole('heading', { name: dataText('waitingNone') })).toBeVisible(PATIENCE)
    // The pressed button is gone.
    await expect(yourDataSectionHeading(page, 'waiting')).toBeFocused()
    expect(await severitiesOnServer(session)).toEqual([7])
  },
)

test(
  '[SYNC-31] deleted without a network, sent before or not, it comes back, and the other device has it',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_FAILED/)
    const session = await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 5)
    await expect.poll(() => severitiesOnServer(session), PATIENCE).toEqual([5])
    await page.route(CALLS, (route) => route.abort())
    await recordPainFromHome(page, 6)
    await deleteFirst(page, 1)
    await deleteFirst(page, 0)

    await openYourData(page)
    await openYourDataSection(page, 'trash')
    await expect(rows(page, 'trash')).toHaveCount(2)
    await restoreFromTrash(rows(page, 'trash').first())
    await expect(toastMessage(page)).toHaveText(dataText('trashRestored'))
    await restoreFromTrash(rows(page, 'trash').first())
    await expect(page.getByRole('heading', { name: dataText('trashNone') })).toBeVisible()
    await goBack(page, 'trash')

    await page.unroute(CALLS)
    await syncNowButton(page).click()
    await expect.poll(() => severitiesOnServer(session), PATIENCE).toEqual([5, 6])
    const second = await anotherDevice(context, PHONE)
    await second.goto('/login')
    await logIn(second, session.username)
    await expect(recentRecords(second)).toHaveCount(2, PATIENCE)
    await second.context().close()
  },
)

test('[SYNC-30] a record that was damaged on this device is fetched again', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/)
  const session = await signInNewPerson(page, startedServer())
  await recordPainFromHome(page, 8)
  await expect.poll(() => severitiesOnServer(session), PATIENCE).toEqual([8])
  await damageRows(page)
  // Reading the row discovers the damage.
  await page.goto('/home')
  await expect(recentRecords(page)).toHaveCount(0)
  await openYourData(page)
  await openYourDataSection(page, 'waiting')
  await expect(unreadRows(page)).toHaveCount(1)

  await page.route(CALLS, (route) => route.abort())
  const fetch = unreadRows(page).getByRole('button', { name: dataText('waitingFetch') })
  await fetch.click()
  await expect(toastMessage(page)).toHaveText(dataText('waitingAway'))
  await page.unroute(CALLS)
  // It ignores a second press for a moment.
  await expect(async () => {
    await fetch.click()
    await expect(unreadRows(page)).toHaveCount(0, { timeout: 3_000 })
  }).toPass(PATIENCE)
  await page.goto('/home')
  await expect(recentRecords(page)).toHaveCount(1)
})

test('[SYNC-31, D18] without an account a deleted record is restored, too', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await recordPainFromHome(page, 4)
  await deleteFirst(page, 0)
  await openMenu(page)
  await page.getByRole('link', { name: dataText('title') }).click()
  await expect(page.getByText(sync('noteNoAccount'))).toBeVisible()
  await openYourDataSection(page, 'trash')
  await restoreFromTrash(rows(page, 'trash').first())
  await expect(page.getByRole('heading', { name: dataText('trashNone') })).toBeVisible()
  await page.goto('/home')
  await expect(recentRecords(page)).toHaveCount(1)
})

test(
  '[SYNC-31] of thousands in the trash some are drawn, and the rest is asked for',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await recordPainFromHome(page, 4)
    await fillTrash(page, 5_000)
    await openYourData(page)
    await openYourDataSection(page, 'trash')
    await expect(rows(page, 'trash')).toHaveCount(100, PATIENCE)
    await showMoreButton(page, 100).click()
    await expect(rows(page, 'trash')).toHaveCount(200)
    await expect(rows(page, 'trash').nth(100)).toBeFocused()
    await restoreFromTrash(rows(page, 'trash').nth(150))
    await expect(toastMessage(page)).toHaveText(dataText('trashRestored'))
    await expect(yourDataSectionHeading(page, 'trash')).toBeFocused()
  },
)

test('[SYNC-30] an unreadable row leaves the list only after it was exported', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await recordPainFromHome(page, 4)
  await damageRows(page)
  await page.goto('/home')
  // Reading the row discovers the damage.
  await expect(emptyHome(page)).toBeVisible()
  await openYourData(page)
  await openYourDataSection(page, 'waiting')
  const takeOff = unreadRows(page).getByRole('button', { name: dataText('waitingHide') })
  await expect(unreadRows(page)).toHaveCount(1)
  await expect(takeOff).toHaveCount(0)
  await exportWaitingRows(page)
  await takeOff.click()
  await expect(page.getByRole('heading', { name: dataText('waitingNone') })).toBeVisible()
  await expect(yourDataSectionHeading(page, 'waiting')).toBeFocused()
})

test(
  '[REL 6] the sections work with a thumb, with large text and with a screen reader',
  LONG,
  async ({ page }) => {
    const session = await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 4)
    await expect.poll(() => severitiesOnServer(session), PATIENCE).toEqual([4])
    await deleteFirst(page, 0)
    await page.goto('/home')
    await recordPainFromHome(page, 5)
    await expect.poll(() => severitiesOnServer(session), PATIENCE).toContain(5)
    await damageRows(page)
    await page.goto('/home')
    await expect(emptyHome(page)).toBeVisible()
    await refuseRecords(page)
    await recordPainFromHome(page, 6)
    await expect(waitingTag(page, 1)).toBeVisible(PATIENCE)
    for (const section of ['waiting', 'trash'] as const) {
      await openYourData(page)
      expect(await faultsOn(page)).toEqual([])
      await openYourDataSection(page, section)
      await expect(rows(page, section)).toHaveCount(1)
      expect(await faultsOn(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
      await enlargeCharacters(page)
      expect(await sidewaysScroll(page)).toBe(0)
      await page.setViewportSize(PHONE)
    }
  },
)
