import { expect } from '@playwright/test'
import { RESULT } from '@reprieve/contract/codes.ts'
import { startServer } from '../harness/serverProcess.ts'
import { activateButton, pageHeading, register, signInCode } from '../pages/account/activation.ts'
import { chooseLanguage, shellText, LONG } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const HOUR_MS = 3_600_000

test(
  '[D22] the mailed link is opened, its button pressed, and the account can sign in',
  LONG,
  async ({ page }) => {
    const place = startedServer()
    const { names, link } = await register(place)
    await page.goto(link)
    await activateButton(page).click()
    await expect(pageHeading(page, shellText('activatedTitle'))).toBeFocused()
    expect(await signInCode(place, names)).toBe(RESULT.ok)
  },
)

test('[D22] a scanner that opens the link changes nothing', LONG, async ({ page }) => {
  const place = startedServer()
  const { names, link } = await register(place)
  await page.request.get(link)
  await page.goto(link)
  await expect(activateButton(page)).toBeVisible()
  await page.reload()
  expect(await signInCode(place, names)).toBe(RESULT.notActivated)
})

test('[D22] the same person may press it again', LONG, async ({ page }) => {
  const { link } = await register(startedServer())
  for (let times = 0; times < 2; times += 1) {
    await page.goto(link)
    await activateButton(page).click()
    await expect(pageHeading(page, shellText('activatedTitle'))).toBeVisible()
  }
})

test('[REL 1d] a link older than two days has expired', LONG, async ({ page, watch }) => {
  watch.expectError(/410/)
  // That server stops before the page closes, so later requests of the page fail.
  watch.expectError(/ERR_CONNECTION_REFUSED/)
  const place = startedServer()
  const { names, link } = await register(place)
  const later = await startServer({ dataDir: place.dataDir, clockShiftMs: 49 * HOUR_MS })
  try {
    await page.goto(link.replace(`:${place.port}`, `:${later.port}`))
    await activateButton(page).click()
    await expect(pageHeading(page, shellText('expiredTitle'))).toBeFocused()
  } finally {
    await later.stop()
  }
  expect(await signInCode(place, names)).toBe(RESULT.notActivated)
})

test(
  '[D10] a link that was never made has expired too, in the language of the page',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/410/)
    await page.goto(`/activate-user/${'A'.repeat(43)}`)
    await chooseLanguage(page, 'ru')
    await page.getByRole('button', { name: 'Активировать учётную запись' }).click()
    await expect(pageHeading(page, 'Срок действия ссылки истёк')).toBeFocused()
  },
)

test('[D22] when the server is away the button is pressed again later', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_RESET/)
  const { link } = await register(startedServer())
  await page.goto(link)
  await page.route('**/verify-account', (route) => route.abort('connectionreset'))
  await activateButton(page).click()
  await expect(pageHeading(page, shellText('activateFailedTitle'))).toBeFocused()

  await page.unroute('**/verify-account')
  await page.getByRole('button', { name: shellText('retry') }).click()
  await expect(pageHeading(page, shellText('activatedTitle'))).toBeFocused()
})

test('[D3] the call has the language, the client type and the version', LONG, async ({ page, watch }) => {
  watch.expectError(/410/)
  await page.goto(`/activate-user/${'B'.repeat(43)}`)
  await chooseLanguage(page, 'zh-rCN')
  const sent = page.waitForRequest('**/verify-account')
  await page.locator('main button').click()
  expect(await (await sent).allHeaders()).toMatchObject({
    'accept-language': 'zh-rCN',
    'client-type': 'web',
    'app-package': 'localhost',
    'app-version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})
