import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearsUnusedSites } from './browserStorage.ts'

let isApp = false
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }))
})
afterEach(() => {
  isApp = false
  vi.unstubAllGlobals()
})

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`

test.each([
  ['Safari on an iPhone', IPHONE, true],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) ${WEBKIT} CriOS/140.0 Safari/604.1`,
    true,
  ],
  ['Firefox on an iPad', `Mozilla/5.0 (iPad; CPU OS 18_6) ${WEBKIT} FxiOS/145.0 Safari/605.1.15`, true],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh) ${WEBKIT} Version/18.6 Safari/605.1.15`, true],
  ['WebKitGTK', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Version/26.0 Safari/605.1.15`, true],
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0) ${CHROMIUM} Chrome/145.0.0.0 Safari/537.36`, false],
  ['Chromium without a window', `Mozilla/5.0 (X11) ${CHROMIUM} HeadlessChrome/145.0 Safari/537.36`, false],
  ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${CHROMIUM} Chrome/145.0 Safari/537.36 Edg/145.0`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
])('[HOME-28] %s: %s', (_, userAgent, isCleared) => {
  expect(clearsUnusedSites({ userAgent })).toBe(isCleared)
})

test('[HOME-28] the app on the Home Screen is spared', () => {
  isApp = true
  expect(clearsUnusedSites({ userAgent: IPHONE })).toBe(false)
})
