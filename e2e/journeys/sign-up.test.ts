import { expect } from '@playwright/test'
import { mailsTo, newNames } from '../harness/person.ts'
import { startServer } from '../harness/serverProcess.ts'
import { acceptBoth, account, button, expectHome, fillIn, link, logIn } from '../pages/account.ts'
import { heading } from '../pages/activation.ts'
import { started } from '../pages/place.ts'
import { LONG, PHONE } from '../pages/shell.ts'
import { test } from '../pages/watch.ts'

test.use({ viewport: PHONE })

test('[ACC-38] "Request new link" sends one, and says so', LONG, async ({ page }) => {
  const names = newNames()
  await page.goto('/register')
  await fillIn(page, names)
  await acceptBoth(page)
  await button(page, account('register')).click()
  await expect(heading(page, account('checkMail'))).toBeVisible()
  const count = async () => (await mailsTo(started(), names.email)).length
  await expect.poll(count).toBe(1)
  await button(page, account('requestNewLink')).click()
  await expect(page.getByText(account('providerLinkSent'))).toBeVisible()
  await expect.poll(count).toBe(2)

  // The password is gone with the page.
  await page.reload()
  await link(page, account('newLinkByLogIn')).click()
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
    const names = newNames()
    await page.goto(`http://localhost:${server.port}/register?redirect=%2Fmenu`)
    await fillIn(page, names)
    await acceptBoth(page)
    await button(page, account('register')).click()
    await expect(heading(page, account('canLogIn'))).toBeVisible()
    await page.reload()
    await expect(heading(page, account('canLogIn'))).toBeVisible()
    await expect(button(page, account('requestNewLink'))).toHaveCount(0)
    expect(await mailsTo(server, names.email)).toEqual([])
    await link(page, account('logIn')).click()
    await logIn(page, names.username)
    await expect(page).toHaveURL(/\/menu$/)
    await page.goto(`http://localhost:${server.port}/home`)
    await expectHome(page)
  })
})
