import { expect, type BrowserContext, type Page, type test } from '@playwright/test'
import { BROWSER_ARGS, browserPath } from '../../harness/browserPath.ts'
import type { SubscriptionJson } from '../../harness/fakePushService.ts'

type LaunchFixture = NonNullable<Parameters<typeof test.use>[0]['launchOptions']>

const ASK_FOR_NOTIFICATIONS = { 'permissions.default.desktop-notification': 0 }

/** The headless Chromium has no notifications; Firefox needs a preference to ask for them. */
export const WITH_NOTIFICATIONS: LaunchFixture = [
  async ({ browserName, launchOptions }, use) => {
    const windowed = { executablePath: browserPath(), args: [...BROWSER_ARGS] }
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...ASK_FOR_NOTIFICATIONS }
    await use(browserName === 'chromium' ? windowed : { ...launchOptions, firefoxUserPrefs })
  },
  { scope: 'worker' },
]

/**
 * A browser without a push service cannot subscribe: this replaces the subscription by one with keys of the test. Like
 * a real one it survives a reload.
 */
export const subscribeAs = (context: BrowserContext, subscription: SubscriptionJson): Promise<unknown> =>
  context.addInitScript({
    // Firefox has none in the blank page before the first one.
    content: `if ('PushManager' in globalThis) {
      const NAME = 'e2e.subscribed'
      const bytesOf = (key) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
      const made = (key) => ({
        options: { applicationServerKey: bytesOf(key).buffer },
        toJSON: () => (${JSON.stringify(subscription)}),
        unsubscribe: async () => (sessionStorage.removeItem(NAME), true),
      })
      PushManager.prototype.getSubscription = async () => {
        const key = sessionStorage.getItem(NAME)
        return key === null ? null : made(key)
      }
      PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        sessionStorage.setItem(NAME, key)
        return made(key)
      }
    }`,
  })

export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`sessionStorage.getItem('e2e.subscribed') !== null`)

/** Delivers a message to the service worker, as the browser's push service does. */
export async function createPushDeliverer(page: Page): Promise<(text: string) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  let registrationId = ''
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId =
      registrations.findLast(({ scopeURL }) => scopeURL.startsWith(origin))?.registrationId ?? ''
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  return async (text) => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
  }
}

/** The notifications that are shown now; one that replaced another counts once. */
export const readNotifications = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`navigator.serviceWorker.ready.then(async (registration) =>
    (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag].join(' | ')))`)

/** Simulates a press on the first notification; Playwright cannot press it. */
export const pressNotification = (context: BrowserContext, action = ''): Promise<void> =>
  context.serviceWorkers()[0]!.evaluate<void>(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: '${action}' }))
  })()`)
