import { expect } from '@playwright/test'
import { seedDiary, type Seed } from '../harness/seedDiary.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const RECORDS = 10_000
const EACH_DAY = 3
const MOST_ROWS = 12

const YEARS: readonly Seed[] = Array.from({ length: RECORDS }, (_, at) => ({
  daysAgo: 1 + Math.floor(at / EACH_DAY),
  severity: at % 11,
}))

/** Counts the rows that the page receives from its database until its first record is on the screen. */
const COUNT = `(() => {
  let rows = 0
  const count = (prototype, method, countOf) => {
    const ask = prototype[method]
    prototype[method] = function (...given) {
      const request = ask.apply(this, given)
      const store = this.objectStore ?? this
      if (store.name === 'rows') request.addEventListener('success', () => (rows += countOf(request.result)))
      return request
    }
  }
  for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    count(prototype, 'get', (found) => (found === undefined ? 0 : 1))
    count(prototype, 'getAll', (found) => found.length)
    count(prototype, 'openCursor', (cursor) => (cursor === null ? 0 : 1))
  }
  new MutationObserver((_, observer) => {
    if (document.querySelector('.home-rows .list-row') === null) return
    observer.disconnect()
    globalThis.rowsRead = rows
  }).observe(document, { childList: true, subtree: true })
})()`

test.use({ viewport: PHONE })

test('[PWA-13, HOME-37] of 10,000 records, home reads at most 12 rows until the newest are shown', async ({
  page,
}) => {
  await startWithoutAccount(page)
  await seedDiary(page, YEARS)
  await page.addInitScript(COUNT)
  await page.goto('/home')
  await expect(recentRecords(page).first()).toBeVisible()
  const read = await page.evaluate<number>('globalThis.rowsRead')
  expect(read).toBeGreaterThan(0)
  expect(read, `${read} rows`).toBeLessThanOrEqual(MOST_ROWS)
})
