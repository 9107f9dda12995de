import type { BrowserContext, Page } from '@playwright/test'

/** As a browser does it: the new tab has the same address and history state. */
export async function duplicateTab(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto(page.url())
  const kept = await page.evaluate('history.state')
  await other.evaluate(`history.replaceState(${JSON.stringify(kept)}, '', location.href)`)
  await other.reload()
  return other
}

/** Blocks writes to the diary until the returned function is called. */
export async function holdDiaryWrites(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(`new Promise(async (resolve, reject) => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const opening = indexedDB.open(names.find((name) => /^reprieve-[0-9a-f]+$/.test(name)))
    opening.onerror = reject
    opening.onsuccess = () => {
      const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
      // A transaction lives as long as it has requests, and the next writer waits for its end.
      const stay = () => {
        if (globalThis.isDiskFree) opening.result.close()
        else rows.count().onsuccess = stay
      }
      resolve(stay())
    }
  })`)
  return () => page.evaluate('void (globalThis.isDiskFree = true)')
}

/**
 * Another tab of the app that locks the whole diary and never releases it, like a page that WebKit has frozen. No other
 * tab can read or write until the returned function is called.
 */
export async function holdDiary(context: BrowserContext): Promise<() => Promise<void>> {
  const holder = await context.newPage()
  await holder.goto('/icon.svg')
  await holder.evaluate(`new Promise(async (resolve, reject) => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const opening = indexedDB.open(names.find((name) => /^reprieve-[0-9a-f]+$/.test(name)))
    opening.onerror = reject
    opening.onsuccess = () => {
      const stores = [...opening.result.objectStoreNames]
      const rows = opening.result.transaction(stores, 'readwrite').objectStore('rows')
      const stay = () => { rows.count().onsuccess = stay }
      resolve(stay())
    }
  })`)
  return () => holder.close()
}
