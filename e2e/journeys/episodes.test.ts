import { expect, type Page } from '@playwright/test'
import { setDeviceOwner, LOCKED } from '../pages/account/deviceOwner.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { recentRecords, recordPain, startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  courseRows,
  episodes,
  FINISH_PATH,
  howIsItNow,
  itGoesOn,
  itsOver,
  laterKey,
  markedGoingOn,
  nothingGoingOn,
  overToast,
  stripButton,
  strips,
} from '../pages/records/episodes.ts'
import { flareSave, openFlare } from '../pages/records/flare.ts'
import { numberKey, openQuick, quickSave } from '../pages/records/quick.ts'
import { undoButton } from '../pages/records/record.ts'
import { waitPastTremor } from '../pages/records/steadyPress.ts'
import { test } from '../pages/sync/watch.ts'

const OFFLINE_ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/
const HOUR_MS = 3_600_000

/** As when the system ends the app: no handler of the page runs. */
async function killAndReopen(page: Page, path = '/home'): Promise<Page> {
  const context = page.context()
  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await next.goto(path)
  return next
}

async function startOne(page: Page, severity: number): Promise<void> {
  await openQuick(page)
  await numberKey(page, severity).click()
  await quickSave(page).click()
  await itGoesOn(page).click()
  await expect(markedGoingOn(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' })

  test('[EPI-2, EPI-3] offline and killed in between, a pain begins and ends in four taps', async ({
    page,
    watch,
  }) => {
    watch.expectError(OFFLINE_ERRORS)
    await startWithoutAccount(page)
    await waitUntilAppCached(page)
    await page.context().setOffline(true)
    await openQuick(page)
    await numberKey(page, 7).tap()
    await quickSave(page).tap()
    await itGoesOn(page).tap()
    await expect(markedGoingOn(page)).toBeVisible()

    const later = await killAndReopen(page)
    await expect(strips(later)).toContainText('7, takes over.')
    expect(await sidewaysScroll(later)).toBe(0)
    await itsOver(later).tap()
    await expect(overToast(later)).toBeVisible()
    await expect(strips(later)).toHaveCount(0)
    await expect(recentRecords(later)).toHaveCount(1)

    await undoButton(later).tap()
    await expect(strips(later)).toHaveCount(1)
  })

  test('[EPI-4, EPI-5] an attack from Flare to its end with three numbers, offline and killed twice', async ({
    page,
    watch,
  }) => {
    watch.expectError(OFFLINE_ERRORS)
    await startWithoutAccount(page)
    await waitUntilAppCached(page)
    await page.context().setOffline(true)
    await openFlare(page)
    await numberKey(page, 5).tap()
    await flareSave(page, 5).tap()
    await itGoesOn(page).tap()
    await expect(markedGoingOn(page)).toBeVisible()

    const second = await killAndReopen(page)
    await howIsItNow(second).tap()
    await waitPastTremor(second)
    await laterKey(second, 8).tap()
    await expect(strips(second)).toContainText('8, severe.')

    const third = await killAndReopen(second)
    await howIsItNow(third).tap()
    await waitPastTremor(third)
    await laterKey(third, 0).tap()
    await expect(strips(third)).toContainText(episodes('isItOver'))
    await expect(strips(third)).toContainText('Worst 8.')
    await waitPastTremor(third)
    await itsOver(third).tap()
    await expect(overToast(third)).toBeVisible()

    await third.goto('/records/edit/-1?section=timing')
    await expect(courseRows(third)).toHaveCount(4)
    await expect(courseRows(third).last()).toContainText(episodes('courseEnd'))
  })
})

test.use({ viewport: PHONE })

test('[EPI-3, EPI-7] what is ended in one tab is gone from the other, and the latest two are shown', async ({
  page,
}) => {
  await startWithoutAccount(page)
  await startOne(page, 4)
  await openQuick(page)
  await numberKey(page, 6).click()
  await quickSave(page).click()
  await itGoesOn(page).click()
  await page.getByRole('button', { name: episodes('anotherPain'), exact: true }).click()
  await expect(markedGoingOn(page)).toBeVisible()
  await page.goto('/home')
  await expect(strips(page)).toHaveCount(2)
  expect(await findAxeFaults(page)).toEqual([])
  const other = await page.context().newPage()
  await other.goto('/home')
  await expect(strips(other)).toHaveCount(2)
  await itsOver(other).first().click()
  await expect(strips(other)).toHaveCount(1)
  await expect(strips(page)).toHaveCount(1)
})

test('[EPI-6] after twelve hours home asks, and the second Yes offers constant pain', async ({ page }) => {
  await startWithoutAccount(page)
  await startOne(page, 4)
  await page.clock.install({ time: Date.now() + 13 * HOUR_MS })
  await page.goto('/home')
  await stripButton(page, 'yesGoesOn').click()
  await expect(itsOver(page)).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 26 * HOUR_MS)
  await page.reload()
  await stripButton(page, 'yesGoesOn').click()
  await waitPastTremor(page)
  await stripButton(page, 'thisIsConstant').click()
  await expect(strips(page)).toHaveCount(0)
})

test(
  '[EPI-12] a locked device begins what it does not show; finishing asks to log in',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await page.goto(FINISH_PATH)
    await expect(nothingGoingOn(page)).toBeVisible()
    await startOne(page, 6)
    await page.goto(FINISH_PATH)
    await expect(strips(page)).toHaveCount(1)
    await page.goto('/records/create')
    await expect(strips(page)).toHaveCount(1)
    await page.goto('/home')
    await expect(recordPain(page)).toBeVisible()
    await setDeviceOwner(page, LOCKED)
    await page.goto(FINISH_PATH)
    await expect(page).toHaveURL(/\/login/)
  },
)
