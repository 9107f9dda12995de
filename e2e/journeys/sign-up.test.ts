import { expect } from '@playwright/test'
import { mailsTo, newAccountNames } from '../harness/person.ts'
import { startServer } from '../harness/serverProcess.ts'
import {
  acceptTerms,
  account,
  button,
  expectHome,
  fillInRegistration,
  mainLink,
  logIn,
} from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

test('[ACC-38] "Request new link" sends one, and says so', LONG, async ({ page }) => {
  const names = newAccountNames()
  await page.goto('/register')
  await fillInRegistration(page, names)
  await acceptTerms(page)
  await button(page, account('register')).click()
  await expect(pageHeading(page, account('checkMail'))).toBeVisible()
  const count = async () => (await mailsTo(startedServer(), names.email)).length
  await expect.poll(count).toBe(1)
  await button(page, account('requestNewLink')).click()
  await expect(page.getByText(account('providerLinkSent'))).toBeVisible()
  await expect.poll(count).toBe(2)

  // The password is lost with the page.
  await page.reload()
  await mainLink(page, account('newLinkByLogIn')).click()
  await expect(page).toHaveURL(/\/login$/)
})

test.describe('[ACC-38] without activation', LONG, () => {
  let server: Awaited<ReturnType<typeof startServer>>
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startServer({ env: { ACTIVATION: 'off' } })
  })
  test.afterAll(() => server.remove())

  test('who registers is told that they can log in now', async ({ page }) => {
    const names = newAccountNames()
    await page.goto(`http://localhost:${server.port}/register?redirect=%2Fmenu`)
    await fillInRegistration(page, names)
    await acceptTerms(page)
    await button(page, account('register')).click()
    await expect(pageHeading(page, account('canLogIn'))).toBeVisible()
    await page.reload()
    await expect(pageHeading(page, account('canLogIn'))).toBeVisible()
    await expect(button(page, account('requestNewLink'))).toHaveCount(0)
    expect(await mailsTo(server, names.email)).toEqual([])
    await mainLink(page, account('logIn')).click()
    await logIn(page, names.username)
    await expect(page).toHaveURL(/\/menu$/)
    await page.goto(`http://localhost:${server.port}/home`)
    await expectHome(page)
  })
})
