import type { Page } from '@playwright/test'

// A string, because it runs in the page. A write of the diary fails in the same way as in the real engine.
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

/** For pages opened from now on. */
export async function diskRoom(page: Page): Promise<DiskRoom> {
  await page.addInitScript(FULL_WHEN_SAID)
  return {
    fill: () => page.evaluate('void (globalThis.isDiskFull = true)'),
    free: () => page.evaluate('void (globalThis.isDiskFull = false)'),
  }
}
