import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installWay } from './installWay.ts'

let isApp = false
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }))
})
afterEach(() => {
  isApp = false
  vi.unstubAllGlobals()
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

test.each([
  ['a phone of Apple', IPHONE, 5, 'menu'],
  ['its tablet, which calls itself a Mac', MAC, 5, 'menu'],
  ['a Mac', MAC, 0, null],
  ['another browser that offers nothing', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 0, null],
])('[D50, HOME-23] %s offers this way to install it: %s', (_, userAgent, maxTouchPoints, way) => {
  expect(installWay({ userAgent, maxTouchPoints })).toBe(way)
})

test('[D50, HOME-23] an app that reports it only in Apple’s way is installed, too', () => {
  vi.stubGlobal('navigator', { standalone: true })
  expect(installWay({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(null)
})

test('[D50, HOME-23] the installed app has none', () => {
  isApp = true
  expect(installWay({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(null)
})
