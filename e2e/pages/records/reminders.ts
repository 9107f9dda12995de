import { expect, type BrowserContext, type CDPSession, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const reminders = await loadText('en', 'reminders')
export const settingsText = await loadText('en', 'settings')
const common = await loadText('en', 'common')

export async function openReminders(page: Page): Promise<void> {
  await page.goto('/notifications')
  await expect(quietHours(page)).toBeVisible()
}

export const listedReminders = (page: Page): Locator =>
  page.getByRole('list', { name: settingsText('reminders') }).getByRole('listitem')

/** Its visible name: "Every day at 8:00 PM", with the space that Intl writes before PM. */
export const eveningReminder = `Every day at 8:00\u202fPM`

export const reminderSwitch = (page: Page, line: string): Locator =>
  page.getByRole('switch', { name: line, exact: true })

export const addReminder = (page: Page): Locator =>
  page.getByRole('link', { name: reminders('add'), exact: true })

export async function chooseReminderAction(
  page: Page,
  line: string,
  action: 'edit' | 'delete',
): Promise<void> {
  await page.getByRole('button', { name: reminders('itemMenu', { 0: line }) }).click()
  await page.getByRole('menuitem', { name: common(action) }).click()
}

export const reminderKind = (page: Page, name: 'hourly' | 'daily' | 'weekly' | 'monthly'): Locator =>
  page.getByRole('radio', { name: reminders(name), exact: true })

export const reminderField = (
  page: Page,
  name: 'repeatEvery' | 'timeOfDay' | 'startTime' | 'endTime' | 'dayOfMonth' | 'quietFrom' | 'quietTo',
): Locator => page.getByRole('textbox', { name: reminders(name), exact: true })

export const saveReminderButton = (page: Page): Locator =>
  page.getByRole('button', { name: common('save'), exact: true })

export const quietHours = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${reminders('quiet')}`) })

/** Sets the time zone of all pages, and returns the session that did it: only this session can change it again. */
export async function setZone(page: Page, zone: string): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await changeTimeZone(cdp, zone)
  return cdp
}

/** Pages of one origin share a process, and with it the time zone: the second one finds it set. */
export async function changeTimeZone(cdp: CDPSession, zone: string): Promise<void> {
  await cdp.send('Emulation.setTimezoneOverride', { timezoneId: zone }).catch((fault: Error) => {
    if (!fault.message.includes('already in effect')) throw fault
  })
}

/**
 * From now on the service worker counts the notifications that it shows: a second one with the same tag would replace
 * the first.
 */
export async function countShownNotifications(context: BrowserContext): Promise<() => Promise<string[]>> {
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(`{
    const { registration } = self
    const show = registration.showNotification.bind(registration)
    self.shown = []
    registration.showNotification = (title, options) => {
      self.shown.push([title, options.body, options.tag].join(' | '))
      return show(title, options)
    }
    // The worker uses the real clock, for which the days of a journey may be long past: it would delete them
    // immediately.
    const forget = Cache.prototype.delete
    Cache.prototype.delete = function (path) {
      return String(path).startsWith('/shown/') ? Promise.resolve(false) : forget.call(this, path)
    }
  }`)
  return () => worker.evaluate<string[]>('self.shown')
}

/** Simulates the browser's event for a press on the last notification; it can be sent more than once. */
export async function createNotificationPress(
  context: BrowserContext,
): Promise<(action: '' | 'quick') => Promise<void>> {
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(
    `self.registration.getNotifications().then(([last]) => { self.last = last; return null })`,
  )
  return (action) =>
    worker.evaluate<void>(
      `void self.dispatchEvent(new NotificationEvent('notificationclick', { notification: self.last, action: '${action}' }))`,
    )
}

/** The notifications that are still visible on the device. */
export const readNotificationTags = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (await registration.getNotifications()).map(({ tag }) => tag)
  })()`)

/** The reminder times that are stored outside the diary. */
export const readReminderTimes = (page: Page): Promise<unknown> =>
  page.evaluate<unknown>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('reprieve-device')
    opening.onerror = reject
    opening.onsuccess = () => {
      const asked = opening.result.transaction('choices').objectStore('choices').get('reminders')
      asked.onsuccess = () => {
        opening.result.close()
        resolve(asked.result?.value ?? null)
      }
    }
  })`)
