import { expect, type Browser, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startFakePushService, type FakePushService } from '../harness/fakePushService.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { unlock } from '../pages/account/account.ts'
import { setDeviceOwner } from '../pages/account/deviceOwner.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { goWithinApp, waitUntilAppCached } from '../pages/app/appWorker.ts'
import { recordPain } from '../pages/app/home.ts'
import { LONG } from '../pages/app/shell.ts'
import {
  createPushDeliverer,
  isSubscribed,
  pressNotification,
  readNotifications,
  subscribeAs,
  WITH_NOTIFICATIONS,
} from '../pages/records/push.ts'
import { countShownNotifications, changeTimeZone, setZone } from '../pages/records/reminders.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ serviceWorkers: 'allow', launchOptions: WITH_NOTIFICATIONS })

const account = await loadText('en', 'account')

const SHOWN = 'Reprieve | A moment for your diary | reminder-r_a'
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ko', 'ru', 'zh-rCN'] as const
const REGISTER = '**/notifications/register-fcm-token'
const UNREGISTER = '**/notifications/unregister-fcm-token'

const messageOf = (change: object = {}): string =>
  JSON.stringify({ v: 1, r: 'r_a', at: Date.now(), lang: 'en', sound: 1, vibration: 1, ...change })

const originOf = ({ port }: { port: number }): string => `http://localhost:${port}`

async function openDiary(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: originOf(startedServer()) })
  await setDeviceOwner(page, { is: 'anonymous' })
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
  await waitUntilAppCached(page)
}

test(
  '[PUSH-12, PUSH-13] a message is shown once, whatever else comes of it, and a press leads to a record',
  LONG,
  async ({ page, context }) => {
    await openDiary(page)
    const shown = await countShownNotifications(context)
    const deliver = await createPushDeliverer(page)
    const message = messageOf()
    for (let time = 0; time < 3; time += 1) await deliver(message)
    await expect.poll(shown).toEqual([SHOWN])
    await expect.poll(() => readNotifications(page)).toEqual([SHOWN])
    await pressNotification(context)
    await expect(page).toHaveURL(/\/records\/create$/)
    await expect.poll(() => readNotifications(page)).toEqual([])

    await goWithinApp(page, '/home')
    await expect(recordPain(page)).toBeVisible()
    await deliver(messageOf({ at: Date.now() + 1 }))
    await expect.poll(() => readNotifications(page)).toEqual([SHOWN])
    await pressNotification(context, 'quick')
    await expect(page).toHaveURL(/\/records\/quick$/)
  },
)

test(
  '[PUSH-12, REM-12] every language has its text, and an unreadable message shows the plain reminder',
  LONG,
  async ({ page }) => {
    await openDiary(page)
    const deliver = await createPushDeliverer(page)
    for (const lang of LANGUAGES) {
      const text = await loadText(lang, 'reminders')
      await deliver(messageOf({ r: `r_${lang}`, lang }))
      const expected = `${text('notifyTitle')} | ${text('notifyBody')} | reminder-r_${lang}`
      await expect.poll(() => readNotifications(page)).toContain(expected)
    }
    await deliver('broken')
    await expect
      .poll(() => readNotifications(page))
      .toContain('Reprieve | A moment for your diary | reminder-plain')
  },
)

/** Signs in a person whose browser allows notifications and gets push messages at the test's own endpoint. */
async function signInAt(browser: Browser, server: ServerProcess, end: FakePushService) {
  const baseURL = originOf(server)
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  const subscription = end.subscribe()
  await subscribeAs(context, subscription)
  await context.grantPermissions(['notifications'], { origin: baseURL })
  const page = await context.newPage()
  const zone = await setZone(page, 'Europe/Berlin')
  const registering = page.waitForResponse(REGISTER)
  await signInNewPerson(page, server)
  expect(((await (await registering).json()) as { result_code: number }).result_code).toBe(0)
  return { context, page, zone, subscription }
}

const at = (moment: string): number => Date.parse(moment)
const SOON_MS = 20_000

for (const [day, evening, evenings] of [
  ['2026-10-25', '2026-10-25T19:00:00Z', ['2026-10-26T11:00:00Z']],
  ['2027-03-28', '2027-03-28T18:00:00Z', []],
] as const)
  test(
    `[PUSH-6, PUSH-7, SCHED-5] 20:00 in Berlin on ${day} comes once by push, at its moment`,
    LONG,
    async ({ browser }) => {
      test.setTimeout(240_000)
      const end = await startFakePushService()
      let server = await startServer({
        env: { PUSH_HOSTS: end.address },
        clockShiftMs: at(evening) - 600_000 - Date.now(),
      })
      try {
        const { context, page, zone, subscription } = await signInAt(browser, server, end)
        await waitUntilAppCached(page)
        const shown = await countShownNotifications(context)
        const deliver = await createPushDeliverer(page)
        const comesOnce = async (moment: string, times: number): Promise<void> => {
          expect(end.arrived(subscription)).toHaveLength(times - 1)
          await server.stop()
          // Restarted shortly before that moment, so that the server runs through it.
          const shift = at(moment) - SOON_MS - Date.now()
          server = await server.again({ clockShiftMs: shift })
          await expect.poll(() => end.arrived(subscription).length, { timeout: 60_000 }).toBe(times)
          const { text, at: came } = end.arrived(subscription).at(-1)!
          expect(JSON.parse(text)).toMatchObject({ v: 1, r: 'r_1', at: at(moment), lang: 'en' })
          expect(came + shift - at(moment)).toBeGreaterThanOrEqual(0)
          expect(came + shift - at(moment)).toBeLessThan(20_000)
          await deliver(text)
          await expect.poll(async () => (await shown()).length).toBe(times)
          expect(end.arrived(subscription)).toHaveLength(times)
        }
        await comesOnce(evening, 1)
        for (const [number, moment] of evenings.entries()) {
          await changeTimeZone(zone, 'Asia/Tokyo')
          const registering = page.waitForResponse(REGISTER)
          // Ten minutes have passed on the server: opening the app now requires a new login.
          await page.reload()
          await page.getByRole('link', { name: account('logIn'), exact: true }).click()
          await unlock(page)
          await registering
          await comesOnce(moment, number + 2)
        }
        await context.close()
      } finally {
        await server.remove()
        await end.close()
      }
    },
  )

test(
  '[PUSH-3, PUSH-10, PUSH-14] a sign-in registers the device with time zone and language, and a logout removes it',
  LONG,
  async ({ page, context }) => {
    const asked: [string, Record<string, unknown>][] = []
    for (const call of [REGISTER, UNREGISTER])
      await page.route(call, async (route) => {
        asked.push([call, route.request().postDataJSON() as Record<string, unknown>])
        await route.fulfill({ json: { result_code: 0, result_msg: '' } })
      })
    const end = await startFakePushService()
    const subscription = end.subscribe()
    await subscribeAs(context, subscription)
    await setZone(page, 'Asia/Tokyo')
    await context.grantPermissions(['notifications'], { origin: originOf(startedServer()) })
    await signInNewPerson(page, startedServer())
    await expect.poll(() => asked.length).toBe(1)
    const told = { fcm_token: JSON.stringify(subscription), type: 'webpush' }
    expect(asked).toEqual([[REGISTER, { ...told, timezone: 'Asia/Tokyo', language: 'en' }]])
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/$/, { timeout: 20_000 })
    expect(asked.slice(1)).toEqual([[UNREGISTER, told]])
    expect(await isSubscribed(page)).toBe(false)
    await end.close()
  },
)
