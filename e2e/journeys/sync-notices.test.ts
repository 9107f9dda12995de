import { expect, type Page } from '@playwright/test'
import type { Session } from '../harness/apiCall.ts'
import { pullAll, sendActs } from '../harness/diary.ts'
import { noteCreate, type Ledger } from '../harness/ledger.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { recentRecords, recordPain, startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import {
  clockNote,
  clockSheet,
  onlyHereExportLink,
  fetchProgressBar,
  letGoHint,
  movedToast,
  moveTimesButton,
  notNow,
  onlyHereCard,
  pullDown,
  retrySyncButton,
  seeTheTimes,
  syncedToast,
  syncTag,
  waitingNote,
} from '../pages/sync/syncNotices.ts'
import { test } from '../pages/sync/watch.ts'

const MINUTE_MS = 60_000
const BEHIND_MS = 63 * MINUTE_MS
const BEHIND = '1 hour, 3 minutes'
const PULL = '**/sync/get-all-records'
const WHEN_BACK = { timeout: 30_000 }

test.use({ viewport: PHONE, locale: 'en-GB' })

/** How long ago the records on the server began, by the true clock, to ten minutes. */
async function minutesAgo(session: Session): Promise<number[]> {
  const all = await pullAll({ port: startedServer().port, session })
  const records = all.filter(({ record_type }) => record_type === 'pain_record')
  return records.map(
    ({ content }) => Math.round((Date.now() - Number(content?.['timing'])) / (10 * MINUTE_MS)) * 10,
  )
}

const putClockBehind = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() - BEHIND_MS)

test(
  '[SYNC-33] a wrong clock is reported once, and records saved under it are moved',
  LONG,
  async ({ page }) => {
    await page.clock.install()
    const session = await signInNewPerson(page, startedServer())
    await expect(syncTag(page)).toBeVisible(WHEN_BACK)
    await recordPainFromHome(page, 3)
    await expect.poll(() => minutesAgo(session), WHEN_BACK).toEqual([0])
    await expect(syncTag(page)).toBeVisible(WHEN_BACK)

    await putClockBehind(page)
    await recordPainFromHome(page, 6)
    await expect.poll(() => minutesAgo(session), WHEN_BACK).toEqual([0, 60])
    await expect(syncTag(page)).toBeVisible(WHEN_BACK)
    // Not on the open screen, but on the next.
    await page.getByRole('link', { name: 'Menu' }).first().click()
    await expect(clockNote(page, BEHIND)).toBeVisible(WHEN_BACK)
    await seeTheTimes(page).click()
    await expect(clockSheet(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await moveTimesButton(page, 1).click()
    await expect(movedToast(page, 1)).toBeVisible()
    await expect(clockSheet(page)).toBeHidden()
    await expect(clockNote(page, BEHIND)).toBeHidden()
    await expect.poll(() => minutesAgo(session), WHEN_BACK).toEqual([0, 0])

    await page.goto('/home')
    await expect(syncTag(page)).toBeVisible(WHEN_BACK)
    await page.goto('/menu')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(clockNote(page, BEHIND)).toBeHidden()
  },
)

test(
  '[REL 1b] five records without an account offer the export, and "not now" is respected',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    for (let n = 1; n <= 4; n++) await recordPainFromHome(page, n)
    await expect(onlyHereCard(page)).toBeHidden()
    await recordPainFromHome(page, 5)
    await onlyHereExportLink(page).click()
    await expect(page).toHaveURL(/\/your-data\?section=export$/)
    await page.goBack()
    await notNow(page).click()
    await expect(onlyHereCard(page)).toBeHidden()
    await page.reload()
    await expect(recordPain(page)).toBeVisible()
    await expect(recentRecords(page).first()).toBeVisible()
    await expect(onlyHereCard(page)).toBeHidden()
  },
)

test('[REL 1b] unsent records are reported on home, and Retry sends them', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_RESET|ERR_FAILED/)
  await signInNewPerson(page, startedServer())
  await expect(syncTag(page)).toBeVisible(WHEN_BACK)
  await page.route('**/sync/create-records', (route) => route.abort('connectionreset'))
  await recordPainFromHome(page, 7)
  await expect(waitingNote(page, 1)).toBeVisible(WHEN_BACK)
  await page.unroute('**/sync/create-records')
  await retrySyncButton(page).click()
  await expect(waitingNote(page, 1)).toBeHidden(WHEN_BACK)
  await expect(syncTag(page)).toBeVisible(WHEN_BACK)
})

test(
  '[SYNC-29] a first sync shows its progress, and the diary is usable meanwhile',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000)
    const session = await signInNewPerson(page, startedServer())
    await expect(syncTag(page)).toBeVisible(WHEN_BACK)
    const ledger: Ledger = new Map()
    for (let bulk = 0; bulk < 11; bulk++) {
      const acts = Array.from({ length: 250 }, () => noteCreate(ledger))
      await sendActs({ port: startedServer().port, session }, 'sync/create-records', acts)
    }
    let pages = 0
    let goOn = (): void => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(PULL, async (route) => {
      pages += 1
      if (pages === 2) await held
      await route.continue()
    })
    await page.reload()
    await expect(fetchProgressBar(page)).toHaveAttribute('aria-valuetext', '2,500 of 2,750', WHEN_BACK)
    await recordPainFromHome(page, 8)
    goOn()
    await expect(fetchProgressBar(page)).toBeHidden(WHEN_BACK)
    await expect(syncTag(page)).toBeVisible(WHEN_BACK)
    expect((await pullAll({ port: startedServer().port, session })).length).toBeGreaterThanOrEqual(2_751)
  },
)

test.describe('by a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('[SYNC 1.4.5] a pull from the top syncs, a short one does not', LONG, async ({ page }) => {
    const session = await signInNewPerson(page, startedServer())
    await expect(syncTag(page)).toBeVisible(WHEN_BACK)
    const act = noteCreate(new Map())
    await sendActs({ port: startedServer().port, session }, act.call, [act])
    const before = await pullDown(page, 40)
    await before.release()
    await expect(letGoHint(page)).toBeHidden()
    const pull = await pullDown(page, 120)
    await expect(letGoHint(page)).toBeVisible()
    await pull.release()
    await expect(letGoHint(page)).toBeHidden()
    await expect(syncedToast(page)).toBeVisible(WHEN_BACK)
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(syncedToast(page)).toBeHidden({ timeout: 4_000 })
  })
})
