import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { test } from '../pages/app/appFront.ts'
import { readCachedPaths, waitUntilAppCached } from '../pages/app/appWorker.ts'
import { readThisBuild } from '../pages/app/nextBuild.ts'
import { chooseLanguage, IN_FIREFOX, LONG, PHONE, widths } from '../pages/app/shell.ts'
import { INSECURE_HOST, startedServer } from '../pages/sync/startedServer.ts'

test.use({ serviceWorkers: 'allow' })

const REFUSED = /ERR_CONNECTION_REFUSED|ERR_FAILED/

const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const viewport of widths(PHONE)) {
  test.describe(`[PWA-1] after one visit, at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      'the app opens without a line, at its first page and at a screen never seen before',
      IN_FIREFOX,
      async ({ page, startFront, watch }) => {
        watch.expectError(REFUSED)
        const [account, shell] = await Promise.all([loadText('en', 'account'), loadText('en', 'shell')])
        const front = await startFront(startedServer().port)
        await page.goto(front.url)
        const said = await title(page).innerText()
        await waitUntilAppCached(page)

        await front.goAway()
        await page.goto(front.url)
        await expect(title(page)).toHaveText(said)
        await page.goto(`${front.url}/login?redirect=%2Fsettings`)
        await expect(title(page)).toHaveText(account('logIn'))
        await page.goto(`${front.url}/components`)
        await expect(title(page).first()).toHaveText(shell('componentsTitle'))
      },
    )
  })
}

test(
  '[PWA-1] paths of the server are not answered by the app',
  LONG,
  async ({ page, browserName, startFront, watch }) => {
    test.slow()
    watch.expectError(REFUSED)
    const front = await startFront(startedServer().port)
    await page.goto(front.url)
    await waitUntilAppCached(page)
    await page.goto(`${front.url}/healthz`)
    await expect(page.locator('body')).toContainText('alive')
    await front.goAway()
    for (const path of ['/healthz', '/api/v4/openapi.json', '/dev/outbox']) {
      // A new page each time: the browser shows its error page after the failure, and a page that is closed earlier
      // waits forever.
      const next = await page.context().newPage()
      await expect(next.goto(`${front.url}${path}`)).rejects.toThrow('CONNECTION_REFUSED')
      if (browserName === 'chromium') await next.waitForURL('chrome-error://chromewebdata/')
    }
  },
)

test(
  '[PWA-7] a used language works offline, also on screens where it was not used before',
  LONG,
  async ({ page, startFront, watch }) => {
    watch.expectError(REFUSED)
    const korean = await loadText('ko', 'account')
    const front = await startFront(startedServer().port)
    await page.goto(front.url)
    await waitUntilAppCached(page)
    const before = Object.values(await readCachedPaths(page)).flat().length
    await chooseLanguage(page, 'ko')
    // Every text file of that language; the screen itself needs only one.
    await expect
      .poll(async () => Object.values(await readCachedPaths(page)).flat().length)
      .toBeGreaterThan(before + 12)

    await front.goAway()
    await page.goto(`${front.url}/login`)
    await expect(title(page)).toHaveText(korean('logIn'))
  },
)

test('[PWA-2] no answer of the API is in any cache', LONG, async ({ page, startFront }) => {
  const front = await startFront(startedServer().port)
  await page.goto(front.url)
  await waitUntilAppCached(page)
  await page.reload()
  const status = await page.evaluate(
    `fetch('/api/v4/core/service-status', { headers: { 'accept-language': 'en' } }).then((answer) => answer.status)`,
  )
  expect(status).toBe(200)
  await page.evaluate(`fetch('/readyz')`)
  const own = new Set([...readThisBuild().keys(), '/language/en'])
  expect(
    Object.values(await readCachedPaths(page))
      .flat()
      .filter((path) => !own.has(path)),
  ).toEqual([])
})

test(
  '[D56] over plain http on another machine the app opens without a worker',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/Cross-Origin-Opener-Policy header has been ignored/)
    await page.goto(`http://${INSECURE_HOST}:${startedServer().port}/`)
    await expect(title(page)).toBeVisible()
    expect(await page.evaluate('navigator.serviceWorker === undefined')).toBe(true)
  },
)

test('[PWA-1] the manifest and every icon it names are there', LONG, async ({ page }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    start_url: string
    icons: { src: string; type: string; purpose: string }[]
    shortcuts: { url: string; icons: { src: string; type: string }[] }[]
  }
  expect([manifest.start_url, manifest.shortcuts.map(({ url }) => url)]).toEqual([
    '/home',
    ['/records/create', '/records/quick', '/flare', '/records/finish'],
  ])
  for (const { src, type } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
    expect([src, (await page.request.get(src)).headers()['content-type']?.split(';')[0]]).toEqual([src, type])
})
