import { afterEach, expect, test, vi } from 'vitest'
import {
  askToRemind,
  canRemind,
  permissionNow,
  remindByWorker,
  subscribePermission,
  closeShownReminders,
  type RemindMessage,
} from './notifications.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['grants it', async (): Promise<string> => 'granted', 'yes'],
  ['denies it', async (): Promise<string> => 'denied', 'denied'],
  ['does not ask', async (): Promise<string> => 'default', 'denied'],
  [
    'fails',
    async (): Promise<string> => {
      throw new TypeError('not here')
    },
    'denied',
  ],
] as const)('[ONB-12] a browser that %s', async (_, requestPermission, answer) => {
  vi.stubGlobal('Notification', { requestPermission })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  expect([canRemind(), await askToRemind()]).toEqual([true, answer])
})

test('[ONB-12] a browser that cannot remind is not asked', () => {
  vi.stubGlobal('Notification', undefined)
  Reflect.deleteProperty(globalThis, 'Notification')
  vi.stubGlobal('navigator', { serviceWorker: {} })
  expect(canRemind()).toBe(false)
})

test('[REM-10, PWA-11] a browser without a worker cannot remind, whatever it allows', () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', {})
  expect([canRemind(), permissionNow()]).toEqual([false, 'none'])
})

const WORD: RemindMessage = {
  say: 'remind',
  key: 'r_1',
  at: 1_793_000_000_000,
  language: 'de',
  hasSound: true,
  hasVibration: false,
}

/** A page with a service worker, and the messages that it received. */
function aPage(permission: string): { told: unknown[]; focus: () => void } {
  const told: unknown[] = []
  const page = new EventTarget()
  const ready = Promise.resolve({ active: { postMessage: (word: unknown) => told.push(word) } })
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  vi.stubGlobal('navigator', { serviceWorker: { ready } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return { told, focus: () => page.dispatchEvent(new Event('focus')) }
}

test('[REM-10] a page shows nothing itself: it sends a message to the worker, if the person has allowed it', async () => {
  for (const [permission, words] of [
    ['granted', [WORD]],
    ['default', []],
    ['denied', []],
  ] as const) {
    const { told } = aPage(permission)
    remindByWorker(WORD)
    await Promise.resolve()
    expect(told).toEqual(words)
  }
})

test('[REM-8] a browser without notifications has nothing to allow, and nothing is shown', () => {
  const { told } = aPage('granted')
  Reflect.deleteProperty(globalThis, 'Notification')
  expect(permissionNow()).toBe('none')
  remindByWorker(WORD)
  expect(told).toEqual([])
})

test('[REM-8] the permission is updated after the question, and when the person comes back', async () => {
  const { focus } = aPage('granted')
  let heard = 0
  const end = subscribePermission(() => (heard += 1))
  await askToRemind()
  expect([heard, permissionNow()]).toEqual([1, 'granted'])
  focus()
  expect(heard).toBe(2)
  end()
  focus()
  await askToRemind()
  expect(heard).toBe(2)
})

test('[REM-9] shown notifications are closed, also without a worker', async () => {
  const closed: string[] = []
  const shown = ['reminder-r_1', 'reminder-r_2'].map((tag) => ({ close: () => closed.push(tag) }))
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ getNotifications: async () => shown }) },
  })
  await closeShownReminders()
  expect(closed).toEqual(['reminder-r_1', 'reminder-r_2'])
  vi.stubGlobal('navigator', {})
  await expect(closeShownReminders()).resolves.toBeUndefined()
})
