import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '../../api/ask.ts'
import {
  forgetClosedAppChoice,
  readClosedAppChoice,
  registerPush,
  cachedServerKey,
  turnOffClosedAppReminders,
  turnOnClosedAppReminders,
  closedAppState,
} from './closedAppReminders.ts'
import { unregisterPush } from './unregisterPush.ts'

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const OTHER_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

/** A browser: its permission, its subscription, its caches and its time zone. */
interface Browser {
  permission: string
  zone: string
  subscription: { endpoint: string; key: string } | null
  made: number
  shown: string[]
  kept: Map<string, string>
}

let browser: Browser
/** The requests to the server, and its answers. */
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

/** As in a browser: later callers wait. */
function oneByOne(): (_: string, work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (_, work) => (last = last.catch(() => undefined).then(work))
}

const PARTS = { ask, of: { token: 'token 1' }, language: 'de' } as const
const look = ({ token = 'token 1', ...change }: { token?: string; language?: 'de' | 'ru' } = {}) =>
  registerPush({ ...PARTS, ...change, of: { token } }, cachedServerKey(ask))

const registered = () =>
  asked.filter(([name]) => name === 'notifications/register-fcm-token').map(([, body]) => body)

const bodyOf = (number: number, timezone = 'Europe/Berlin', language = 'de') => ({
  fcm_token: JSON.stringify({ endpoint: `https://push.example/${number}` }),
  type: 'webpush',
  timezone,
  language,
})

test('[PUSH-14, PUSH-3] with permission the device is subscribed and registered, once', async () => {
  for (let time = 0; time < 3; time += 1) await look()
  expect([registered(), browser.made]).toEqual([[bodyOf(1)], 1])
  // The address of a device is a secret, and so is a token: what is stored contains neither.
  expect([...browser.kept.values()].join(' ')).not.toMatch(/push\.example|token/)
})

test.each(['default', 'denied'])(
  '[PUSH-14] without permission (%s), nothing is subscribed',
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
  await unregisterPush(ask, 'user')
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
])('[PUSH-14, PUSH-7] with another %s it is registered again, once', async (_, change, parts, body) => {
  await look()
  change()
  await look(parts)
  await look(parts)
  expect(registered()).toEqual([bodyOf(1), body])
})

test('[PUSH-14] a refused registration is sent again at the next check', async () => {
  code = -1
  await look()
  code = 103
  await registerPush(PARTS, async () => KEY)
  code = 0
  await look()
  await look()
  expect(registered()).toEqual([bodyOf(1), bodyOf(1)])
})

test('[PUSH-14] a server without a key is asked once an hour, an unreachable one at each check', async () => {
  const clock = { now: 0 }
  const key = cachedServerKey(ask, () => clock.now)
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

test('[PUSH-10] a logout unregisters, unsubscribes, and closes shown notifications', async () => {
  await look()
  await unregisterPush(ask, 'user')
  expect(asked.at(-1)).toEqual([
    'notifications/unregister-fcm-token',
    { fcm_token: JSON.stringify({ endpoint: 'https://push.example/1' }), type: 'webpush' },
  ])
  expect([browser.subscription, browser.shown, browser.kept.size]).toEqual([null, ['closed'], 0])
  // The next person gets another address.
  await look({ token: 'token 2' })
  expect(registered().at(-1)).toEqual(bodyOf(2))
})

test('[PUSH-10] offline the logout continues, and the browser accepts no more messages', async () => {
  await look()
  await unregisterPush(() => Promise.reject(new TypeError('no line')), 'user')
  expect([browser.subscription, browser.kept.size]).toEqual([null, 0])
})

test('[PUSH-10] a registration in progress, or waiting, does not outlive the logout', async () => {
  await look()
  const underWay = look({ token: 'token 2' })
  const waiting = look({ token: 'token 3' })
  await unregisterPush(ask, 'user')
  await Promise.all([underWay, waiting])
  expect(asked.at(-1)?.[0]).toBe('notifications/unregister-fcm-token')
  expect([browser.subscription, browser.kept.size]).toEqual([null, 0])
})

/** The times that a person without an account has sent. */
const toldTimes = () =>
  asked.filter(([name]) => name === ANONYMOUS).map(([, { timezone, reminders }]) => [timezone, reminders])
const ANONYMOUS = 'notifications/register-anonymous-fcm-token'
const EVENING = { r_1: { enabled: 1 } }
const MORNING = { r_a: { enabled: 1 } }
const tellTimes = (times: object | null): Promise<boolean> =>
  registerPush(
    { ...PARTS, of: { times: async () => times as Record<string, unknown> | null } },
    cachedServerKey(ask),
  )

test('[PUSH-17] without an account the times are sent, and again when they, the zone or the day change', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 3, 10), toFake: ['Date'] })
  expect([await tellTimes(EVENING), await tellTimes(EVENING)]).toEqual([true, true])
  await tellTimes(MORNING)
  browser.zone = 'Asia/Tokyo'
  await tellTimes(MORNING)
  vi.setSystemTime(Date.UTC(2026, 5, 4, 10))
  for (let time = 0; time < 2; time += 1) await tellTimes(MORNING)
  vi.useRealTimers()
  expect(toldTimes()).toEqual([
    ['Europe/Berlin', EVENING],
    ['Europe/Berlin', MORNING],
    ['Asia/Tokyo', MORNING],
    ['Asia/Tokyo', MORNING],
  ])
  expect([registered(), browser.made]).toEqual([[], 1])
  expect([...browser.kept.values()].join(' ')).not.toMatch(/push\.example|r_a/)
})

test('[PUSH-17] offline nothing counts as sent, and an unreadable plan is not sent', async () => {
  expect(await tellTimes(null)).toBe(false)
  const key = cachedServerKey(ask)
  await key()
  code = -1
  const parts = { ...PARTS, of: { times: async () => EVENING } }
  expect(await registerPush(parts, key)).toBe(false)
  code = 0
  expect(await registerPush(parts, key)).toBe(true)
  expect(toldTimes()).toHaveLength(2)
})

test('[PUSH-16] after a sign-in it is registered with the account, at the same address', async () => {
  await tellTimes(EVENING)
  await look()
  expect(registered()).toEqual([bodyOf(1)])
})

test('[PUSH-17] turning it off removes it from the server and from the browser', async () => {
  await tellTimes(EVENING)
  await unregisterPush(ask, 'anonymous')
  expect(asked.at(-1)).toEqual([
    ANONYMOUS,
    {
      fcm_token: JSON.stringify({ endpoint: 'https://push.example/1' }),
      type: 'webpush',
      reminders: { r_1: { deleted: 1 } },
    },
  ])
  expect([browser.subscription, browser.kept.size]).toEqual([null, 0])
})

/** The storage of the device. */
function aDevice() {
  const kept = new Map<string, unknown>()
  return {
    kept,
    choice: async (name: string) => kept.get(name),
    choose: async (name: string, value: unknown) => void kept.set(name, value),
  }
}

test('[PUSH-17] it is off until the person turns it on, stays so after a restart, and asks nothing while off', async () => {
  const device = aDevice()
  await readClosedAppChoice(device)
  expect(closedAppState.current()).toBe('off')
  await turnOffClosedAppReminders(device, ask)
  expect(asked).toEqual([])
  await turnOnClosedAppReminders(device)
  await readClosedAppChoice(device)
  expect(closedAppState.current()).toBe('waiting')
  await tellTimes(EVENING)
  await turnOffClosedAppReminders(device, ask)
  expect([closedAppState.current(), device.kept.get('reminders-when-closed')]).toEqual(['off', null])
  expect(toldTimes().at(-1)?.[1]).toEqual({ r_1: { deleted: 1 } })
  await turnOnClosedAppReminders(device)
  await forgetClosedAppChoice(device)
  await readClosedAppChoice(device)
  expect(closedAppState.current()).toBe('off')
})
