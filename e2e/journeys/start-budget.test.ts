import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { recordPain, startWithoutAccount } from '../pages/app/home.ts'
import { PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const MOST_REQUESTS = 40
const MOST_START_BYTES = 100_000
/** What home loads by itself, it has loaded by then. */
const SETTLE_MS = 4_000

test.use({ viewport: PHONE })

test('[PWA-12] home needs at most 40 requests, and 100 kB of scripts before it runs', async ({ page }) => {
  await startWithoutAccount(page)
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
  await page.waitForTimeout(SETTLE_MS)
  const requests = await page.evaluate<number>(`performance.getEntriesByType('resource').length`)
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS)
  const addresses = await page.evaluate<string[]>(
    // Not the file of home, which theme.js asks for ahead.
    `[...document.querySelectorAll('script[type=module]')].map(({ src }) => src)`,
  )
  let bytes = 0
  for (const address of addresses) {
    const file = await page.request.get(address)
    bytes += gzipSync(await file.body(), { level: 9 }).length
  }
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MOST_START_BYTES)
})
