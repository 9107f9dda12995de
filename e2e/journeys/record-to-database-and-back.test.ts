import { expect, type BrowserContext, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { logIn } from '../pages/account/account.ts'
import { registerAndSignIn } from '../pages/account/signIn.ts'
import { emptyHome, recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { ALL_WIDTHS, IN_FIREFOX, PHONE, sidewaysScroll, widths } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const sync = await loadText('en', 'sync')

const CUT = /ERR_INTERNET_DISCONNECTED/

const painOf = (page: Page, severity: number) =>
  recentRecords(page).filter({ has: page.getByRole('img', { name: `${severity} of 10` }) })

const expectSynced = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: sync('syncNow') })).toBeVisible({ timeout: 20_000 })

const anotherDevice = (context: BrowserContext, viewport: { width: number; height: number }) =>
  context
    .browser()!
    .newContext({ viewport, baseURL: `http://localhost:${startedServer().port}`, serviceWorkers: 'block' })

for (const viewport of widths(PHONE, ALL_WIDTHS)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })
    test.slow()

    test(
      '[D18, SYNC 1.4, HOME-39] a pain of 7 saved offline and without an account is on a second device after registering',
      IN_FIREFOX,
      async ({ page, context, watch }) => {
        watch.expectError(CUT)
        await startWithoutAccount(page)
        await expect(emptyHome(page)).toBeVisible()
        await recordPainFromHome(page, 1)
        // The part of home that shows records has loaded by then.
        await expect(painOf(page, 1)).toBeVisible()
        await context.setOffline(true)
        await recordPainFromHome(page, 7)
        await expect(painOf(page, 7)).toBeVisible()
        expect(await sidewaysScroll(page)).toBe(0)
        await context.setOffline(false)

        const username = await registerAndSignIn(page, startedServer())
        await expect(painOf(page, 7)).toBeVisible()
        await expectSynced(page)

        const second = await anotherDevice(context, viewport)
        const there = await second.newPage()
        await there.goto('/login')
        await logIn(there, username)
        await expect(painOf(there, 7)).toBeVisible({ timeout: 20_000 })
        await expect(recentRecords(there)).toHaveCount(2)
        await second.close()
      },
    )
  })
}
