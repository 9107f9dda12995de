import type { Page } from '@playwright/test'

// A string, because it runs in a page of the same origin outside the app.
const OPEN_ABOVE = `(async () => {
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const found = (await indexedDB.databases()).find(({ name }) => /^reprieve-[0-9a-f]{12,}$/.test(name))
  globalThis.newer = await done(indexedDB.open(found.name, found.version + 1))
})()`

const READ_ALL = `(async () => {
  const all = (store) => new Promise((resolve, reject) => {
    const asked = globalThis.newer.transaction(store).objectStore(store).getAll()
    asked.onsuccess = () => resolve([store, asked.result])
    asked.onerror = () => reject(asked.error)
  })
  return JSON.stringify(await Promise.all([...globalThis.newer.objectStoreNames].map(all)))
})()`

/** Simulates a newer app in another tab: it has the diary open with a schema that this app does not know. */
export async function openByNewerApp(page: Page): Promise<void> {
  await page.evaluate(OPEN_ABOVE)
}

/** All content of the diary as text, read by that newer app. */
export const wholeDiary = (page: Page): Promise<string> => page.evaluate<string>(READ_ALL)
