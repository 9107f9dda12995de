import { expect, type BrowserContext, type Page, type test } from '@playwright/test'
import { BROWSER_ARGS, browserPath } from '../../harness/browserPath.ts'
import type { SubscriptionJson } from '../../harness/fakePushService.ts'

type LaunchFixture = NonNullable<Parameters<typeof test.use>[0]['launchOptions']>

const ASK_FOR_NOTIFICATIONS = { 'permissions.default.desktop-notification': 0 }

/** The windowless Chromium knows no notifications; Firefox has to be told that somebody can be asked. */
export const WITH_NOTIFICATIONS: LaunchFixture = [
  async ({ browserName, launchOptions }, use) => {
    const windowed = { executablePath: browserPath(), args: [...BROWSER_ARGS] }
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...ASK_FOR_NOTIFICATIONS }
    await use(browserName === 'chromium' ? windowed : { ...launchOptions, firefoxUserPrefs })
  },
  { scope: 'worker' },
]

/**
 * A browser without a push service behind it refuses to subscribe: in its place stands a subscription with keys of the
 * test. Like the real one it outlives the page.
 */
export const subscribeAs = (context: BrowserContext, subscription: SubscriptionJson): Promise<unknown> =>
  context.addInitScript({
    // Firefox has none in the empty page before the first one.
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

/** Gives a message to the worker, as the service of its browser does. */
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

/** What stands there now: what took the place of another is one. */
export const readNotifications = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`navigator.serviceWorker.ready.then(async (registration) =>
    (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag].join(' | ')))`)

/** A press on the first that stands there; no test can do it by hand. */
export const pressNotification = (context: BrowserContext, action = ''): Promise<void> =>
  context.serviceWorkers()[0]!.evaluate<void>(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: '${action}' }))
  })()`)
