import type { Page } from '@playwright/test'

// Text, because it runs in the page, which is of the same address and not of the app.
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

/** A newer app in another tab: it has the diary open under a schema that this one does not know. */
export async function openByNewerApp(page: Page): Promise<void> {
  await page.evaluate(OPEN_ABOVE)
}

/** All that lies in the diary, as text, read by that newer app. */
export const wholeDiary = (page: Page): Promise<string> => page.evaluate<string>(READ_ALL)
