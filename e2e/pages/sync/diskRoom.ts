import type { Page } from '@playwright/test'

// Text, because it runs in the page. A write of the diary fails as the engine lets it fail.
const FULL_WHEN_SAID = `(() => {
  for (const way of ['put', 'add']) {
    const real = IDBObjectStore.prototype[way]
    IDBObjectStore.prototype[way] = function (...given) {
      if (globalThis.isDiskFull) throw new DOMException('no room', 'QuotaExceededError')
      return real.apply(this, given)
    }
  }
})()`

interface DiskRoom {
  fill: () => Promise<unknown>
  free: () => Promise<unknown>
}

/** Of the pages that are opened from now on. */
export async function diskRoom(page: Page): Promise<DiskRoom> {
  await page.addInitScript(FULL_WHEN_SAID)
  return {
    fill: () => page.evaluate('void (globalThis.isDiskFull = true)'),
    free: () => page.evaluate('void (globalThis.isDiskFull = false)'),
  }
}
