import { expect, type Locator, type Page } from '@playwright/test'
import {
  alarms,
  brokenScreen,
  holdChunk,
  holdPage,
  noteAlarms,
  openRequests,
  refuseChunk,
} from '../pages/app/chunk.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { openMenu } from '../pages/app/menu.ts'
import { shellText, LONG, PHONE } from '../pages/app/shell.ts'
import { agreeToTelemetry, nameReportEnd } from '../pages/app/telemetry.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

const SCREEN = 'SettingsScreen'
/** The browser's message for an aborted request. */
const CUT_OFF = /ERR_FAILED|Failed to load resource/
/** Longer than the app waits before it retries. */
const AFTER_RETRY_MS = 1_500

const openSettings = (page: Page): Promise<void> =>
  page.getByRole('main').locator('a[href="/settings"]').click()
const settingsScreen = (page: Page): Locator => page.locator('.settings')

test(
  '[PWA-10, TELE-3] leaving a page while a screen loads shows no error and reports none',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(CUT_OFF)
    const posts = await nameReportEnd(page, `http://localhost:${startedServer().port}`)
    await startWithoutAccount(page)
    await agreeToTelemetry(page)
    await openMenu(page)
    await noteAlarms(page)
    const chunk = await holdChunk(page, SCREEN)
    const letNextPage = await holdPage(page, '/faq')
    await openSettings(page)
    await expect.poll(() => chunk.asked()).toHaveLength(1)
    await page.evaluate(`void setTimeout(() => location.assign('/faq'))`)
    await chunk.cutOff()
    // Nothing signals that nothing happens, so this waits as long as it would have taken.
    await page.waitForTimeout(AFTER_RETRY_MS)
    expect(chunk.asked()).toHaveLength(1)
    await letNextPage()
    await expect(page).toHaveURL(/\/faq$/)
    expect(await alarms(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(settingsScreen(page)).toBeVisible()
    expect(posts.filter((post) => post.includes('frames'))).toEqual([])
  },
)

test('[PWA-10] a page that stays after all has its screen fetched again', LONG, async ({ page, watch }) => {
  watch.expectError(CUT_OFF)
  await startWithoutAccount(page)
  await openMenu(page)
  const chunk = await holdChunk(page, SCREEN)
  const others = openRequests(page)
  let isAnswered = false
  await page.route('**/no-page', async (route) => {
    await route.fulfill({ status: 204 })
    isAnswered = true
  })
  await openSettings(page)
  await expect.poll(() => chunk.asked()).toHaveLength(1)
  // Only the held file is aborted. Firefox never retries a file that another one imports.
  await expect.poll(() => others().filter((address) => !chunk.asked().includes(address))).toEqual([])
  await page.evaluate(`new Promise((resolve) => {
    addEventListener('beforeunload', () => resolve(), { once: true })
    setTimeout(() => location.assign('/no-page'))
  })`)
  await chunk.cutOff()
  // Firefox may abort requests again while the answer that changes nothing is in transit.
  await expect.poll(() => isAnswered).toBe(true)
  await page.waitForTimeout(AFTER_RETRY_MS)
  await expect(brokenScreen(page)).toHaveCount(0)
  await page.keyboard.press('Shift')
  await expect(settingsScreen(page)).toBeVisible()
})

test(
  '[PWA-9] a screen that failed to load is requested once more, without a message',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(CUT_OFF)
    await startWithoutAccount(page)
    await openMenu(page)
    const asked = await refuseChunk(page, SCREEN, 1)
    await openSettings(page)
    await expect(settingsScreen(page)).toBeVisible()
    expect(asked()).toBe(2)
  },
)

test(
  '[PWA-9] a screen that cannot be loaded says so, and reloading the page loads it',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(CUT_OFF)
    watch.expectError(/dynamically imported module|module script|error occurred/)
    await startWithoutAccount(page)
    await openMenu(page)
    const asked = await refuseChunk(page, SCREEN, 2)
    await openSettings(page)
    await expect(brokenScreen(page)).toBeVisible()
    expect(asked()).toBe(2)
    await page.getByRole('button', { name: shellText('reload') }).click()
    await expect(settingsScreen(page)).toBeVisible()
  },
)
