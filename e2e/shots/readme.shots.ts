import { test, type Browser, type Page } from '@playwright/test'
import { join } from 'node:path'
import { demoDevice } from './demoDevice.ts'
import { lookScript, isForReadme, lookContextOptions, type Look } from './looks.ts'
import { waitForResult } from './resultScreens.ts'
import { chooseSeverity } from './screens.ts'
import type { DeviceStorage } from './shotScreen.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const PATIENCE_MS = 5 * 60_000
const SETTLED_MS = 800
const GAP_PX = 10

const look = (width: number, height: number): Look => ({
  name: `readme ${width}`,
  language: 'en',
  theme: 'light',
  size: { name: String(width), viewport: { width, height }, letters: '100%' },
})
const PHONE = look(390, 844)
const DESK = look(1280, 900)

interface Picture {
  path: string
  look: Look
  reach: (page: Page) => Promise<unknown>
}

/** The last complete month: the current one may have started today. */
function lastMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 7)
}

const PHONES: readonly Picture[] = [
  { path: '/records/create', look: PHONE, reach: (page) => chooseSeverity(page, 6) },
  { path: '/results/timeline?range=30days', look: PHONE, reach: waitForResult },
  {
    path: `/results/calendar?month=${lastMonth()}&date=${lastMonth()}-23`,
    look: PHONE,
    reach: waitForResult,
  },
]
const WIDE: Picture = { path: '/results/insights?range=30days', look: DESK, reach: waitForResult }

// Only on request: they are in the repository, and each run changes them.
if (isForReadme) {
  test('pictures of the README', async ({ browser, baseURL }) => {
    test.setTimeout(PATIENCE_MS)
    const at = { browser, baseURL: baseURL ?? '' }
    const kept = await demoDevice(at.browser, at.baseURL)
    const phones: Buffer[] = []
    for (const picture of PHONES) phones.push(await taken(picture, kept, at))
    await sideBySide(phones, at.browser, join(DOCS, 'picture.png'))
    await taken(WIDE, kept, at, join(DOCS, 'picture-results.png'))
  })
}

interface At {
  browser: Browser
  baseURL: string
}

async function taken(picture: Picture, kept: DeviceStorage, at: At, path?: string): Promise<Buffer> {
  const context = await at.browser.newContext({
    ...lookContextOptions(picture.look),
    baseURL: at.baseURL,
    storageState: kept,
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(lookScript(picture.look))
    const page = await context.newPage()
    await page.goto(picture.path)
    await picture.reach(page)
    await page.waitForTimeout(SETTLED_MS)
    return await page.screenshot(path === undefined ? {} : { path })
  } finally {
    await context.close()
  }
}

/** In one file: a README has no room for three phones below each other. */
async function sideBySide(pictures: readonly Buffer[], browser: Browser, path: string): Promise<void> {
  const { width, height } = PHONE.size.viewport
  const whole = pictures.length * (width + GAP_PX) - GAP_PX
  const page = await browser.newPage({ viewport: { width: whole, height } })
  const images = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`)
  await page.setContent(
    `<body style="margin: 0; display: flex; gap: ${GAP_PX}px; background: white">${images.join('')}`,
  )
  await page.screenshot({ path })
  await page.close()
}
