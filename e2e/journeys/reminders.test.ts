import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { setDeviceOwner, LOCKED, type Owner } from '../pages/account/deviceOwner.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { recordPain } from '../pages/app/home.ts'
import { LONG } from '../pages/app/shell.ts'
import { WITH_NOTIFICATIONS } from '../pages/records/push.ts'
import {
  countShownNotifications,
  reminderField,
  changeTimeZone,
  openReminders,
  createNotificationPress,
  quietHours,
  reminders,
  settingsText,
  setZone,
  readNotificationTags,
  readReminderTimes,
} from '../pages/records/reminders.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ serviceWorkers: 'allow', launchOptions: WITH_NOTIFICATIONS })

const common = await loadText('en', 'common')
const origin = (): string => `http://localhost:${startedServer().port}`
const SHOWN = 'Reprieve | A moment for your diary | reminder-r_1'
const MINUTE_MS = 60_000

/** Sets the page's time, whatever has passed since it was last set. */
const forwardTo = async (page: Page, moment: string): Promise<void> => {
  const now = await page.evaluate<number>('Date.now()')
  await page.context().clock.fastForward(Date.parse(moment) - now)
}

async function openAt(page: Page, moment: string, owner: Owner = { is: 'anonymous' }): Promise<void> {
  const context = page.context()
  await context.clock.install({ time: new Date(moment) })
  await context.grantPermissions(['notifications'], { origin: origin() })
  await setDeviceOwner(page, owner)
  await page.goto('/home')
  await expect(owner.is === 'anonymous' ? recordPain(page) : page.getByRole('main')).toBeVisible()
  await waitUntilAppCached(page)
  // The reminder code loads when the page is idle: until then no time may pass.
  await expect.poll(() => readReminderTimes(page)).not.toBe(null)
}

test(
  '[REM-9, REM-10, SCHED-5] 20:00 in Berlin is shown once when the clocks are set, and after a journey, in two tabs',
  LONG,
  async ({ page, context }) => {
    const zone = await setZone(page, 'Europe/Berlin')
    await openAt(page, '2026-10-25T18:30:00Z')
    const other = await context.newPage()
    const otherZone = await setZone(other, 'Europe/Berlin')
    await other.goto('/home')
    await expect(recordPain(other)).toBeVisible()
    const shown = await countShownNotifications(context)

    const isShownAt = async (moment: string, times: number): Promise<void> => {
      const due = Date.parse(moment)
      await forwardTo(page, new Date(due - MINUTE_MS).toISOString())
      await context.clock.runFor(50_000)
      expect(await shown()).toHaveLength(times - 1)
      await context.clock.runFor(11_000)
      await expect.poll(shown).toHaveLength(times)
      await context.clock.runFor(2 * MINUTE_MS)
      await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
      expect(await shown()).toHaveLength(times)
    }
    // Daylight saving time ends: the same local evening is an hour later in UTC.
    await isShownAt('2026-10-25T19:00:00Z', 1)
    // Daylight saving time starts.
    await isShownAt('2027-03-28T18:00:00Z', 2)
    for (const one of [zone, otherZone]) await changeTimeZone(one, 'Asia/Tokyo')
    await isShownAt('2027-03-29T11:00:00Z', 3)
    expect(await shown()).toEqual([SHOWN, SHOWN, SHOWN])
  },
)

test(
  '[REM-8] the browser is asked on a press, and the permission is shown immediately',
  LONG,
  async ({ page, context }) => {
    await page.addInitScript(`
      globalThis.timesAsked = 0
      Notification.requestPermission = async () => {
        timesAsked += 1
        return 'default'
      }
    `)
    const timesAsked = (): Promise<number> => page.evaluate<number>('timesAsked')
    await setDeviceOwner(page, { is: 'anonymous' })
    await openReminders(page)
    await expect(page.getByText(settingsText('notificationsFirst'))).toBeVisible()
    expect(await timesAsked()).toBe(0)
    await page.getByRole('button', { name: reminders('allow') }).click()
    await expect.poll(timesAsked).toBe(1)
    await context.grantPermissions(['notifications'], { origin: origin() })
    await expect(page.getByText(settingsText('notificationsFirst'))).toBeHidden()
  },
)

test(
  '[REM-9] a locked device reminds; after a logout nothing comes any more',
  LONG,
  async ({ page, context }) => {
    await setZone(page, 'Europe/Berlin')
    await openAt(page, '2027-05-01T17:30:00Z', LOCKED)
    await expect(page).toHaveURL(/login/)
    const shown = await countShownNotifications(context)
    await forwardTo(page, '2027-05-01T17:59:30Z')
    await context.clock.runFor(MINUTE_MS)
    await expect.poll(shown).toEqual([SHOWN])

    await setDeviceOwner(page, { is: 'nobody' })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.clock.runFor(5_000)
    await expect.poll(() => readNotificationTags(page)).toEqual([])
    await expect.poll(() => readReminderTimes(page)).toBe(null)
    await forwardTo(page, '2027-05-02T17:59:30Z')
    await context.clock.runFor(MINUTE_MS)
    expect(await shown()).toEqual([SHOWN])
  },
)

test(
  '[REM-14] a press on it opens a new record, and does not leave unsaved input',
  LONG,
  async ({ page, context }) => {
    await setZone(page, 'Europe/Berlin')
    await openAt(page, '2027-05-01T17:30:00Z')
    const shown = await countShownNotifications(context)
    await forwardTo(page, '2027-05-01T17:59:30Z')
    await context.clock.runFor(MINUTE_MS)
    await expect.poll(shown).toHaveLength(1)
    await expect.poll(() => readNotificationTags(page)).toHaveLength(1)
    const press = await createNotificationPress(context)
    await page.goto('/reminders/add')
    await context.clock.runFor(5_000)
    await reminderField(page, 'timeOfDay').fill('09:00')
    await press('')
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await expect(reminderField(page, 'timeOfDay')).toHaveValue('09:00')
    await page.getByRole('button', { name: common('close') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: common('discard') })
      .click()
    await expect(quietHours(page)).toBeVisible()
    await press('')
    await expect(page).toHaveURL(/records\/create$/)
  },
)
