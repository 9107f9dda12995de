import { loadText } from '@reprieve/locales/loadText.ts'
import type { Page } from 'playwright-core'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, slowDown, type Device } from './browser.ts'
import { localAddress, workPage } from './workPage.ts'

const ROUNDS = 5
const RATE = 4
const RECORDS = 10_000
const MOST_TAPS = 2
const MOST_MS = 5_000
const NUMBER = 7

interface Quick {
  taps: number
  /** Milliseconds since the page was requested: until the keys are shown, and until "saved" is shown. */
  stands: number
  saved: number
}

/**
 * A record in two taps in the installed app, on a slow and small phone that is offline, in a browser that was just
 * started, with text twice as large and a diary of 10,000 records. The taps come as soon as there is something to
 * tap.
 */
export async function measureQuickRecord(stage: Stage): Promise<Figure[]> {
  const origin = localAddress(stage.product.port)
  // A page without the app: the measurement starts with the navigation to the other one.
  const device = await newDevice({ app: `${origin}/healthz` })
  try {
    await prepare(device, stage.product.port)
    const seen: Quick[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await device.restart()
      seen.push(await saveInTwoTaps(device.firstPage(), origin))
    }
    const saved = seen.map((one) => one.saved)
    return [
      atMost(
        'quick record, installed, no line, 4x slowdown: taps',
        MOST_TAPS,
        Math.max(...seen.map(({ taps }) => taps)),
      ),
      atMost('from asking for the page to "saved", median', MOST_MS, median(saved), ' ms'),
      figureWithoutTarget('the worst of them', `${formatNumber(Math.max(...saved))} ms`),
      figureWithoutTarget(
        'of that until the number can be tapped, median',
        `${formatNumber(median(seen.map(({ stands }) => stands)))} ms`,
      ),
    ]
  } finally {
    await device.close()
  }
}

/** A person without an account who has visited once: the service worker has cached the app. */
async function prepare(device: Device, port: number): Promise<void> {
  const filling = await workPage(device, port)
  await filling.evaluate((count) => globalThis.benchWork.fill(count), RECORDS)
  await filling.close()
  const page = device.firstPage()
  await page.goto(`${localAddress(port)}/home`)
  await page.evaluate(`localStorage.setItem('reprieve.size', '200')`)
  await page.evaluate(CONTROLLED)
}

// A string, because it runs in the page.
const CONTROLLED = `navigator.serviceWorker.ready.then(() => new Promise((resolve) => {
  if (navigator.serviceWorker.controller !== null) resolve()
  else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
}))`

async function saveInTwoTaps(page: Page, origin: string): Promise<Quick> {
  const records = await loadText('en', 'records')
  await page.addInitScript(watching(records('saved')))
  await slowDown(page, RATE)
  await cutTheLine(page)
  await page.goto(`${origin}/records/quick`, { waitUntil: 'commit' })
  const key = page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${NUMBER} `) }) })
  await key.tap()
  await page.getByRole('button', { name: records('saveNow'), exact: true }).tap()
  await page
    .getByRole('status')
    .filter({ hasText: records('saved') })
    .waitFor({ state: 'attached' })
  await mustBeAsPromised(page)
  return page.evaluate<Quick>('globalThis.benchQuick')
}

/** A string as well, and runs before the app. */
const watching = (saved: string): string => `{
  const seen = { taps: 0 }
  globalThis.benchQuick = seen
  addEventListener('pointerdown', () => (seen.taps += 1), { capture: true })
  const isTold = () => document.querySelector('.toast [role=status]')?.textContent.includes(${JSON.stringify(saved)})
  const watcher = new MutationObserver(() => {
    if (document.querySelector('.number-pad') !== null) seen.stands ??= performance.now()
    if (isTold() === true) seen.saved ??= performance.now()
    if (seen.saved !== undefined) watcher.disconnect()
  })
  watcher.observe(document, { childList: true, subtree: true, characterData: true })
}`

async function cutTheLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: true, ...none })
}

const STATE = `[
  matchMedia('(display-mode: standalone)').matches && 'installed',
  !navigator.onLine && 'no line',
  document.documentElement.style.fontSize,
  document.documentElement.dataset.theme,
  innerWidth + ' by ' + innerHeight,
  document.documentElement.scrollWidth > innerWidth ? 'scrolls sideways' : 'fits',
].join(', ')`

/** A figure of a page in another state would be worthless. */
async function mustBeAsPromised(page: Page): Promise<void> {
  const state = await page.evaluate<string>(STATE)
  if (state !== 'installed, no line, 200%, dark, 320 by 640, fits') throw new Error(`The page is: ${state}`)
}
