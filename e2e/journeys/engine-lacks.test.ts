import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { lockDiary, openLockSettings, removeLock, unlockByPassphrase } from '../pages/account/lock.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { openReminders, reminders } from '../pages/records/reminders.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { onlyHereExportLink, notNow, onlyHereCard } from '../pages/sync/syncNotices.ts'
import { test } from '../pages/sync/watch.ts'
import { dataText, openYourData } from '../pages/sync/yourData.ts'

const engagement = await loadText('en', 'engagement')
const home = await loadText('en', 'home')

test.use({ viewport: PHONE })

// Strings, because they run in the page before any of its scripts.

/** Features that one of the engines lacks, or that a browser may lack. */
const TAKE_ALL_AWAY = `
  for (const name of ['Notification', 'PushManager', 'requestIdleCallback', 'cancelIdleCallback', 'CompressionStream',
    'OffscreenCanvas', 'createImageBitmap', 'speechSynthesis', 'scheduler', 'caches'])
    delete globalThis[name]
  for (const name of ['storage', 'permissions', 'share', 'canShare', 'clipboard', 'setAppBadge', 'userAgentData'])
    delete Navigator.prototype[name]
  delete AbortSignal.any
  delete Document.prototype.startViewTransition
  delete HTMLInputElement.prototype.showPicker`

/** Firefox also runs it in the blank page, which has no storage. */
const inStorage = (change: string): string =>
  `if (globalThis.StorageManager) { const storage = StorageManager.prototype; ${change} }`

const storageOf = (persisted: string, persist: string): string =>
  inStorage(`
    delete storage.estimate
    storage.persisted = () => ${persisted}
    storage.persist = () => ${persist}`)

const kept = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ })

test(
  '[PWA-11, REM-15] a browser without the optional features keeps a diary, and says what it cannot do',
  LONG,
  async ({ page }) => {
    await page.addInitScript({ content: TAKE_ALL_AWAY })
    await startWithoutAccount(page)
    await recordPainFromHome(page, 6)
    await page.reload()
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(page.getByText(home('onlyHere'))).toBeVisible()
    await openYourData(page)
    await expect(page.getByText(dataText('overviewKeptUnknown'))).toBeVisible()
    await openReminders(page)
    await expect(page.getByText(reminders('cannot'))).toBeVisible()
    await expect(page.getByText(reminders('whenOpen'))).toHaveCount(0)
  },
)

for (const [how, persisted, persist, said] of [
  ['refuses to keep the diary', 'Promise.resolve(false)', 'Promise.resolve(false)', 'overviewKeptNo'],
  [
    'fails when asked',
    `Promise.reject(new TypeError('no'))`,
    `Promise.reject(new TypeError('no'))`,
    'overviewKeptUnknown',
  ],
  ['never answers', 'new Promise(() => {})', 'new Promise(() => {})', 'overviewKeptUnknown'],
] as const)
  test(`[PWA-11] a browser whose storage ${how}`, LONG, async ({ page }) => {
    await page.addInitScript({ content: storageOf(persisted, persist) })
    await startWithoutAccount(page)
    await recordPainFromHome(page, 6)
    await page.reload()
    await expect(recentRecords(page)).toHaveCount(1)
    await expect(page.getByText(home('onlyHere'))).toBeVisible()
    await openYourData(page)
    await expect(kept(page)).toHaveText(dataText(said))
  })

test(
  '[PWA-11, LOCK-8] a lock is set and removed if the browser does not report its free space',
  LONG,
  async ({ page }) => {
    await page.addInitScript({ content: inStorage('delete storage.estimate') })
    await startWithoutAccount(page)
    await lockDiary(page)
    await openLockSettings(page)
    await unlockByPassphrase(page)
    await removeLock(page)
  },
)

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  })

  test(
    '[HOME-28, REM-19] the first record mentions the seven days, and reminders mention the Home Screen',
    LONG,
    async ({ page }) => {
      await page.addInitScript({ content: TAKE_ALL_AWAY })
      await startWithoutAccount(page)
      await recordPainFromHome(page, 6)
      await page.reload()
      await expect(onlyHereCard(page)).toContainText(dataText('onlyHereUnused'))
      await expect(onlyHereExportLink(page)).toBeVisible()
      await onlyHereCard(page)
        .getByRole('button', { name: engagement('install') })
        .click()
      const steps = page.getByRole('alertdialog')
      await expect(steps).toContainText(engagement('installSteps'))
      await expect(steps).toContainText(engagement('installEmpty'))
      await steps.getByRole('button').click()
      await notNow(page).click()
      await expect(onlyHereCard(page)).toBeHidden()
      await page.reload()
      await expect(page.getByText(home('onlyHere'))).toBeVisible()
      await expect(onlyHereCard(page)).toBeHidden()
      await openReminders(page)
      await expect(page.getByText(reminders('installFirst'))).toBeVisible()
      await expect(page.getByText(engagement('installEmpty'))).toBeVisible()
      await openYourData(page)
      await expect(page.getByText(dataText('overviewKeptUnused'))).toBeVisible()
    },
  )

  test('[HOME-28, REM-19] the app on the Home Screen shows neither', LONG, async ({ page }) => {
    await page.addInitScript({
      content: `${TAKE_ALL_AWAY}
      navigator.standalone = true`,
    })
    await startWithDiary(page, [{ daysAgo: 1, severity: 4 }])
    await page.reload()
    await expect(page.getByText(home('onlyHere'))).toBeVisible()
    await expect(onlyHereCard(page)).toBeHidden()
    await openReminders(page)
    await expect(page.getByText(reminders('installFirst'))).toHaveCount(0)
    await openYourData(page)
    await expect(page.getByText(dataText('overviewKeptUnused'))).toHaveCount(0)
  })
})
