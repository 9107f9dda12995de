import { afterEach, expect, test, vi } from 'vitest'
import { askToRemind, canRemind } from './notifications.ts'

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
  expect([canRemind(), await askToRemind()]).toEqual([true, answer])
})

test('[ONB-12] a browser that cannot remind is not asked', () => {
  vi.stubGlobal('Notification', undefined)
  Reflect.deleteProperty(globalThis, 'Notification')
  expect(canRemind()).toBe(false)
})
