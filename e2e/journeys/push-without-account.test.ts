import { expect, type Page } from '@playwright/test'
import { startFakePushService } from '../harness/fakePushService.ts'
import { startServer } from '../harness/serverProcess.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { registerAndSignIn } from '../pages/account/signIn.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { LONG } from '../pages/app/shell.ts'
import { isSubscribed, subscribeAs, WITH_NOTIFICATIONS } from '../pages/records/push.ts'
import { eveningReminder, openReminders, reminders, reminderSwitch } from '../pages/records/reminders.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ serviceWorkers: 'allow', launchOptions: WITH_NOTIFICATIONS })

const ANONYMOUS = '**/notifications/register-anonymous-fcm-token'
const REGISTER = '**/notifications/register-fcm-token'

const originOf = ({ port }: { port: number }): string => `http://localhost:${port}`
const whenClosed = (page: Page) => reminderSwitch(page, reminders('closed'))

test(
  '[PUSH-17] without an account the server knows the times only while push is on; offline changes are sent later',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const told: Record<string, unknown>[] = []
    await page.route(ANONYMOUS, async (route) => {
      told.push((route.request().postDataJSON() as { reminders: Record<string, unknown> }).reminders)
      await route.fulfill({ json: { result_code: 0, result_msg: '' } })
    })
    const end = await startFakePushService()
    await subscribeAs(context, end.subscribe())
    await context.grantPermissions(['notifications'], { origin: originOf(startedServer()) })
    await startWithDiary(page, [])
    await openReminders(page)
    await waitUntilAppCached(page)
    await expect(whenClosed(page)).not.toBeChecked()
    expect([told, await isSubscribed(page)]).toEqual([[], false])

    await context.setOffline(true)
    await whenClosed(page).press('Space')
    await expect(whenClosed(page)).toBeChecked()
    await expect(page.getByText(reminders('closedWaiting'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(reminders('closedWaiting'))).toHaveCount(0)
    expect(told).toMatchObject([{ r_1: { enabled: 1, frequency_info: { time: '20:00' } } }])

    // The last reminder is off: the server must store nothing.
    await reminderSwitch(page, eveningReminder).press('Space')
    await expect.poll(() => told.at(-1)).toEqual({ r_1: { deleted: 1 } })
    await reminderSwitch(page, eveningReminder).press('Space')
    await expect.poll(() => told.length).toBe(3)

    await whenClosed(page).press('Space')
    await expect.poll(() => told.slice(3)).toEqual([{ r_1: { deleted: 1 } }])
    await expect.poll(() => isSubscribed(page)).toBe(false)
    await end.close()
  },
)

const at = (moment: string): number => Date.parse(moment)
const EVENING = '2026-11-20T19:00:00Z'
const NEXT_EVENING = '2026-11-21T19:00:00Z'
const SOON_MS = 20_000

test(
  '[PUSH-2, PUSH-16] a reminder reaches a closed app without an account, and after registering it comes once',
  LONG,
  async ({ browser }) => {
    test.setTimeout(240_000)
    const end = await startFakePushService()
    let server = await startServer({
      env: { PUSH_HOSTS: end.address },
      clockShiftMs: at(EVENING) - 600_000 - Date.now(),
    })
    try {
      const baseURL = originOf(server)
      const context = await browser.newContext({
        baseURL,
        serviceWorkers: 'allow',
        timezoneId: 'Europe/Berlin',
      })
      const subscription = end.subscribe()
      await subscribeAs(context, subscription)
      await context.grantPermissions(['notifications'], { origin: baseURL })
      const page = await context.newPage()
      await skipIntroWithoutAccount(page)
      await openReminders(page)
      // Onboarding may have turned it off.
      if (!(await reminderSwitch(page, eveningReminder).isChecked()))
        await reminderSwitch(page, eveningReminder).press('Space')
      const telling = page.waitForResponse(ANONYMOUS)
      await whenClosed(page).press('Space')
      expect(((await (await telling).json()) as { result_code: number }).result_code).toBe(0)
      await page.goto('about:blank')

      const comesOnce = async (moment: string, times: number): Promise<void> => {
        await server.stop()
        server = await server.again({ clockShiftMs: at(moment) - SOON_MS - Date.now() })
        await expect.poll(() => end.arrived(subscription).length, { timeout: 60_000 }).toBe(times)
        const { text } = end.arrived(subscription).at(-1)!
        expect(JSON.parse(text)).toEqual({
          v: 1,
          r: 'r_1',
          at: at(moment),
          lang: 'en',
          sound: 1,
          vibration: 1,
        })
      }
      await comesOnce(EVENING, 1)
      const registering = page.waitForResponse(REGISTER)
      await registerAndSignIn(page, server)
      await registering
      await comesOnce(NEXT_EVENING, 2)
      await new Promise((resolve) => void setTimeout(resolve, 5_000))
      expect(end.arrived(subscription)).toHaveLength(2)
      await context.close()
    } finally {
      await server.remove()
      await end.close()
    }
  },
)
