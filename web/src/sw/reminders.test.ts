import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { keepRegisteredSum, registeredSum } from '../device/reminderCache.ts'
import { rememberLanguage } from './caches.ts'
import { remindFrom, type NotificationWords } from './reminders.ts'
import { TestCaches } from './testing/testCaches.ts'
import type { WorkerScope } from './workerScope.ts'

const ORIGIN = 'https://diary.example'
const AT = Date.parse('2026-11-03T19:00Z')
const DAY = 86_400_000

const wordsOf = (language: Language): NotificationWords => ({
  title: 'Reprieve',
  body: `a moment in ${language}`,
  quick: `quick in ${language}`,
  visit: `visit in ${language}`,
})
const WORDS = Object.fromEntries(LANGUAGES.map((one) => [one, wordsOf(one)])) as Record<
  Language,
  NotificationWords
>

interface Page {
  url: string
  visibilityState: string
  told: unknown[]
}

const aPage = (path = '/home', visibilityState = 'visible'): Page => ({
  url: `${ORIGIN}${path}`,
  visibilityState,
  told: [],
})

/** A service worker with reminders, whose events the test triggers. */
function worker({
  caches = new TestCaches(),
  pages = [] as Page[],
  permission = 'granted',
  mayFocus = true,
} = {}) {
  const clock = { now: AT }
  const seen: [string, Record<string, unknown>][] = []
  const done: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const clientOf = (page: Page) => ({
    ...page,
    postMessage: (word: unknown) => page.told.push(word),
    focus: async () => {
      if (!mayFocus) throw new DOMException('Not allowed to focus a window.', 'InvalidAccessError')
      done.push(`focus ${page.url}`)
    },
  })
  const scope = {
    caches,
    location: { origin: ORIGIN },
    Notification: permission === 'unknown' ? undefined : { permission },
    clients: {
      matchAll: async () => pages.map(clientOf),
      openWindow: async (path: string) => done.push(`open ${path}`),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        seen.push([title, options])
      },
    },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  remindFrom(scope as unknown as WorkerScope, WORDS, () => clock.now)
  const dispatch = async (name: string, extra: object): Promise<void> => {
    const work: Promise<unknown>[] = []
    listeners.get(name)!({ ...extra, waitUntil: (each: Promise<unknown>) => work.push(each) })
    await Promise.all(work)
  }
  return {
    clock,
    seen,
    done,
    caches,
    push: (text: string | null) => dispatch('push', { data: text === null ? null : { text: () => text } }),
    say: (data: unknown) => dispatch('message', { data }),
    changeSubscription: () => dispatch('pushsubscriptionchange', {}),
    press: (action = '', tag = 'reminder-r_a') =>
      dispatch('notificationclick', {
        action,
        notification: { tag, close: () => done.push('close'), data: { path: '//evil.example' } },
      }),
  }
}

const MESSAGE = { v: 1, r: 'r_a', at: AT, lang: 'de', sound: 1, vibration: 1 }
const message = (change: object = {}): string => JSON.stringify({ ...MESSAGE, ...change })
const WORD = { say: 'remind', key: 'r_a', at: AT, language: 'de', hasSound: true, hasVibration: true }
const SHOWN = {
  body: 'a moment in de',
  lang: 'de',
  tag: 'reminder-r_a',
  renotify: true,
  timestamp: AT,
  silent: false,
  vibrate: [200, 100, 200],
  icon: '/icon-192.png',
  badge: '/icon-monochrome-512.png',
  actions: [{ action: 'quick', title: 'quick in de' }],
}

test('[PUSH-12, PUSH-11] a message is shown with the texts of the worker', async () => {
  const { push, seen } = worker()
  await push(message())
  expect(seen).toEqual([['Reprieve', SHOWN]])
})

test('[PUSH-12, REM-10] a page and a message for the same time are shown once', async () => {
  for (const first of ['say', 'push'] as const) {
    const { say, push, seen } = worker({ pages: [aPage()] })
    if (first === 'push') await push(message())
    await Promise.all([say(WORD), say(WORD), push(message()), say(WORD), push(message())])
    expect(seen).toEqual([['Reprieve', SHOWN]])
  }
})

test('[PUSH-12] the next day it is another time, and another reminder is another', async () => {
  const { push, seen } = worker({ pages: [aPage()] })
  await push(message())
  await push(message({ at: AT + DAY }))
  await push(message({ r: 'r_b' }))
  expect(seen.map(([, { tag, timestamp }]) => [tag, timestamp])).toEqual([
    ['reminder-r_a', AT],
    ['reminder-r_a', AT + DAY],
    ['reminder-r_b', AT],
  ])
})

test('[PUSH-12] a repeated message while no page is visible is shown again without a sound, in its place', async () => {
  const { say, push, seen } = worker({ pages: [aPage('/home', 'hidden'), aPage('/share/x')] })
  await say(WORD)
  await push(message())
  await say(WORD)
  const { vibrate: _, ...rest } = SHOWN
  expect(seen).toEqual([
    ['Reprieve', SHOWN],
    ['Reprieve', { ...rest, silent: true, renotify: false }],
  ])
})

test.each([
  ['nothing', null],
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a newer server', message({ v: 2 })],
  ['a key that is a path', message({ r: '../../x' })],
  ['no time', message({ at: 'soon' })],
  ['words of its own', JSON.stringify({ title: 'Your pain', body: 'severe' })],
])('[PUSH-12] a message of %s shows the plain reminder, in the language of the device', async (_, text) => {
  const caches = new TestCaches()
  await rememberLanguage(caches, 'ko')
  const { push, seen } = worker({ caches })
  await push(text)
  expect(seen).toMatchObject([['Reprieve', { body: 'a moment in ko', tag: 'reminder-plain' }]])
})

test('[PUSH-12] one in a language that this version does not have is shown in that of the device', async () => {
  const { push, seen } = worker()
  await push(message({ lang: 'tlh' }))
  expect(seen).toMatchObject([['Reprieve', { body: 'a moment in en', tag: 'reminder-r_a' }]])
})

test.each([
  ['nothing', 0, 0, { silent: true, renotify: false }],
  ['sound', 1, 0, { silent: false }],
  ['vibration', 0, 1, { silent: false, vibrate: [200, 100, 200] }],
])('[REM-6, PUSH-12] one with %s', async (_, sound, vibration, expected) => {
  const { push, seen } = worker()
  await push(message({ sound, vibration }))
  expect(seen[0]![1]).toMatchObject(expected)
  expect('vibrate' in seen[0]![1]).toBe('vibrate' in expected)
})

test('[PUSH-12] if it is denied nothing is shown; if a worker does not know, it is tried', async () => {
  const denied = worker({ permission: 'denied' })
  await denied.push(message())
  const unknown = worker({ permission: 'unknown' })
  await unknown.push(message())
  expect([denied.seen.length, unknown.seen.length]).toEqual([0, 1])
})

test('[PUSH-12] a browser whose storage is broken is reminded all the same', async () => {
  const { caches, push, seen } = worker()
  caches.isBroken = true
  await push(message())
  await push('broken')
  expect(seen.length).toBe(2)
})

test('[PUSH-12, PWA-2] of a shown reminder a key and a time are stored, for two days', async () => {
  const { caches, clock, push } = worker()
  await push(message())
  clock.now += 2 * DAY
  await push(message({ at: clock.now }))
  expect(caches.paths('reprieve-reminders')).toEqual([`/shown/r_a/${AT}`, `/shown/r_a/${clock.now}`])
  clock.now += 1
  await push(message({ at: clock.now }))
  expect(caches.paths('reprieve-reminders')).not.toContain(`/shown/r_a/${AT}`)
})

test.each([
  ['', '/records/create'],
  ['quick', '/records/quick'],
  ['//evil.example', '/records/create'],
])(
  '[PUSH-13, REM-14] a press on “%s” brings the visible page to the front and navigates it to %s',
  async (action, path) => {
    const [hidden, visible, shared] = [aPage('/home', 'hidden'), aPage('/results/charts'), aPage('/share/x')]
    const { press, done } = worker({ pages: [shared, hidden, visible] })
    await press(action)
    expect(done).toEqual(['close', `focus ${visible.url}`])
    expect([hidden.told, visible.told, shared.told]).toEqual([[], [{ say: 'go', path }], []])
  },
)

test('[REM-24, REM-12] the reminder of a visit has its own words, and opens the visit', async () => {
  const { push, press, seen, done } = worker()
  await push(message({ r: 'r_visit' }))
  expect(seen).toEqual([
    ['Reprieve', { ...SHOWN, body: 'visit in de', tag: 'reminder-r_visit', actions: [] }],
  ])
  await press('', 'reminder-r_visit')
  expect(done).toEqual(['close', 'open /reports/brief'])
})

test('[PUSH-13] a page that cannot be focused gets the message all the same', async () => {
  const page = aPage('/home', 'hidden')
  const { press, done } = worker({ pages: [page], mayFocus: false })
  await press()
  expect([done, page.told]).toEqual([['close'], [{ say: 'go', path: '/records/create' }]])
})

test('[PUSH-13] if no page of ours is open, one is opened there', async () => {
  const { press, done } = worker({ pages: [aPage('/share/x')] })
  await press('quick')
  expect(done).toEqual(['close', 'open /records/quick'])
})

test('[PUSH-14] a subscription that the browser changes is registered by the next page', async () => {
  const { caches, changeSubscription } = worker()
  await keepRegisteredSum(caches, 'sum')
  await changeSubscription()
  expect(await registeredSum(caches)).toBeNull()
})
