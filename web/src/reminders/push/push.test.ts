import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import { leavePush } from './leavePush.ts'
import { registerPush, serverKey } from './registerPush.ts'

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const OTHER_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

/** A browser: whether it was allowed to remind, its subscription, its caches and where it is. */
interface Browser {
  permission: string
  zone: string
  subscription: { endpoint: string; key: string } | null
  made: number
  shown: string[]
  kept: Map<string, string>
}

let browser: Browser
/** What was asked of the server, and what it answers. */
let asked: [string, Record<string, unknown>][]
let code: number
let publicKey: string | null

const ask: Ask = async (name, request) => {
  asked.push([name, request as Record<string, unknown>])
  if (code === -1) return { reached: false }
  const push = publicKey === null ? null : { public_key: publicKey }
  return { reached: true, code, message: '', body: { push } }
}

const subscriptionOf = ({ endpoint, key }: NonNullable<Browser['subscription']>) => ({
  options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
  toJSON: () => ({ endpoint }),
  unsubscribe: async () => {
    browser.subscription = null
    return true
  },
})

beforeEach(() => {
  browser = {
    permission: 'granted',
    zone: 'Europe/Berlin',
    subscription: null,
    made: 0,
    shown: [],
    kept: new Map(),
  }
  asked = []
  code = 0
  publicKey = KEY
  const pushManager = {
    getSubscription: async () =>
      browser.subscription === null ? null : subscriptionOf(browser.subscription),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      browser.made += 1
      browser.subscription = { endpoint: `https://push.example/${browser.made}`, key }
      return subscriptionOf(browser.subscription)
    },
  }
  const registration = {
    pushManager,
    getNotifications: async () => [{ close: () => browser.shown.push('closed') }],
  }
  const cache = {
    match: async (path: string) =>
      browser.kept.has(path) ? new Response(browser.kept.get(path)) : undefined,
    put: async (path: string, kept: Response) => void browser.kept.set(path, await kept.text()),
  }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    locks: { request: oneByOne() },
  })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
  })
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async () => browser.kept.clear(),
  })
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function Format() {
    return { resolvedOptions: () => ({ timeZone: browser.zone }) } as Intl.DateTimeFormat
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** As the browser has it: what comes later waits. */
function oneByOne(): (_: string, work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (_, work) => (last = last.catch(() => undefined).then(work))
}

const PARTS = { ask, token: 'token 1', language: 'de' } as const
const look = (change: Partial<{ token: string; language: 'de' | 'ru' }> = {}): Promise<void> =>
  registerPush({ ...PARTS, ...change }, serverKey(ask))

const registered = () =>
  asked.filter(([name]) => name === 'notifications/register-fcm-token').map(([, body]) => body)

const bodyOf = (number: number, timezone = 'Europe/Berlin', language = 'de') => ({
  fcm_token: JSON.stringify({ endpoint: `https://push.example/${number}` }),
  type: 'webpush',
  timezone,
  language,
})

test('[PUSH-14, PUSH-3] who allowed it is subscribed and registered, once', async () => {
  for (let time = 0; time < 3; time += 1) await look()
  expect([registered(), browser.made]).toEqual([[bodyOf(1)], 1])
  // The address of a device is a secret, and so is a token: what is kept tells neither.
  expect([...browser.kept.values()].join(' ')).not.toMatch(/push\.example|token/)
})

test.each(['default', 'denied'])(
  '[PUSH-14] while the person has not allowed it (%s), nothing is subscribed',
  async (answer) => {
    browser.permission = answer
    await look()
    expect([registered(), browser.made]).toEqual([[], 0])
  },
)

test('[PUSH-14] a browser without push is left alone', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  await look()
  await leavePush(ask)
  expect(registered()).toEqual([])
})

test.each([
  ['zone', () => (browser.zone = 'Asia/Tokyo'), {}, bodyOf(1, 'Asia/Tokyo')],
  ['language', () => {}, { language: 'ru' as const }, bodyOf(1, 'Europe/Berlin', 'ru')],
  ['session', () => {}, { token: 'token 2' }, bodyOf(1)],
  [
    'subscription',
    () => (browser.subscription = { endpoint: 'https://push.example/7', key: KEY }),
    {},
    bodyOf(7),
  ],
  ['key of the server', () => (publicKey = OTHER_KEY), {}, bodyOf(2)],
])('[PUSH-14, PUSH-7] with another %s it is registered anew, and once', async (_, change, parts, body) => {
  await look()
  change()
  await look(parts)
  await look(parts)
  expect(registered()).toEqual([bodyOf(1), body])
})

test('[PUSH-14] what the server did not take is told again at the next look', async () => {
  code = -1
  await look()
  code = 103
  await registerPush(PARTS, async () => KEY)
  code = 0
  await look()
  await look()
  expect(registered()).toEqual([bodyOf(1), bodyOf(1)])
})

test('[PUSH-14] a server without a key is asked once an hour, one that is away at each look', async () => {
  const clock = { now: 0 }
  const key = serverKey(ask, () => clock.now)
  publicKey = null
  for (const [then, count] of [
    [0, 1],
    [3_599_999, 1],
    [3_600_000, 2],
  ] as const) {
    clock.now = then
    expect(await key()).toBeNull()
    expect(asked.length).toBe(count)
  }
  code = -1
  clock.now *= 2
  expect([await key(), await key(), asked.length]).toEqual([null, null, 4])
})

test('[PUSH-10] who logs out is unregistered, subscribed no more, and nothing that was shown stays', async () => {
  await look()
  await leavePush(ask)
  expect(asked.at(-1)).toEqual([
    'notifications/unregister-fcm-token',
    { fcm_token: JSON.stringify({ endpoint: 'https://push.example/1' }), type: 'webpush' },
  ])
  expect([browser.subscription, browser.shown, browser.kept.size]).toEqual([null, ['closed'], 0])
  // The next person has an address of their own.
  await look({ token: 'token 2' })
  expect(registered().at(-1)).toEqual(bodyOf(2))
})

test('[PUSH-10] without a line the logout goes on, and the browser takes nothing more', async () => {
  await look()
  await leavePush(() => Promise.reject(new TypeError('no line')))
  expect([browser.subscription, browser.kept.size]).toEqual([null, 0])
})

test('[PUSH-10] a registration that is under way, or waits, does not outlive the logout', async () => {
  await look()
  const underWay = look({ token: 'token 2' })
  const waiting = look({ token: 'token 3' })
  await leavePush(ask)
  await Promise.all([underWay, waiting])
  expect(asked.at(-1)?.[0]).toBe('notifications/unregister-fcm-token')
  expect([browser.subscription, browser.kept.size]).toEqual([null, 0])
})
