import type { Page } from '@playwright/test'

/** Whose device it is, with something of it changed, as the device keeps it; holds from the next time a page is opened. */
export async function changeOwner(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('reprieve-device')
    opening.onerror = reject
    opening.onsuccess = () => {
      const changing = opening.result.transaction('choices', 'readwrite')
      const choices = changing.objectStore('choices')
      const asked = choices.get('owner')
      asked.onsuccess = () => choices.put({ name: 'owner', value: { ...asked.result.value, ...${JSON.stringify(change)} } })
      changing.onabort = reject
      changing.oncomplete = () => resolve(opening.result.close())
    }
  })`)
}

/** Until the next page nothing is kept any more, as on a disk without room. */
export async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(`for (const way of ['put', 'add']) {
    IDBObjectStore.prototype[way] = () => { throw new DOMException('no room', 'QuotaExceededError') }
  }`)
}
