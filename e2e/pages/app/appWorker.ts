import { expect, type Page } from '@playwright/test'

/** Waits until the device has cached the whole app and the service worker serves this page. */
export async function waitUntilAppCached(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
}

/** The cached paths of this origin, by the name of the cache. */
export const readCachedPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(`(async () => {
    const held = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      held[name] = requests.map(({ url }) => new URL(url).pathname)
    }
    return held
  })()`)

/** Checks for a newer version; resolves when it is installed or could not be loaded. */
export const lookForUpdate = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration.update().catch(() => undefined)
    const coming = registration.installing
    if (coming === null) return registration.waiting !== null
    return new Promise((resolve) => {
      coming.addEventListener('statechange', () => resolve(coming.state === 'installed'))
    })
  })()`)

/** The entry chunk of the version that this page runs. */
export const runningEntry = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `new URL([...document.querySelectorAll('script[type="module"]')].at(-1).src).pathname`,
  )

/** Navigates to another screen of the app without a page load. */
export const goWithinApp = (page: Page, path: string): Promise<void> =>
  page.evaluate<void>(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`)
