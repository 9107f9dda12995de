import { expect, test } from 'vitest'
import { describeDevice, systemName } from './deviceIdentity.ts'

const brands = (...named: string[]) => named.map((brand) => ({ brand, version: '140' }))

test.each([
  [
    {
      userAgentData: { brands: brands('Not)A;Brand', 'Chromium', 'Google Chrome'), platform: 'Android' },
      userAgent: '',
    },
    'Google Chrome 140, Android',
  ],
  [
    { userAgentData: { brands: brands('Chromium', 'Not_A Brand'), platform: 'Linux' }, userAgent: '' },
    'Chromium 140, Linux',
  ],
  [
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    'Firefox 140, X11',
  ],
  [
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    },
    'Safari 18, iPhone',
  ],
  [{ userAgent: 'something else' }, ''],
])('[D14] a device is recognised by what its browser reports: %#', (browser, words) => {
  return expect(describeDevice(browser)).resolves.toBe(words)
})

const aPhone = (getHighEntropyValues: () => Promise<object>) => ({
  userAgentData: { brands: brands('Google Chrome'), platform: 'Android', getHighEntropyValues },
  userAgent: '',
})

test('[D14] model and system version are sent if the browser reports them', async () => {
  const phone = aPhone(async () => ({ model: 'Pixel 9', platformVersion: '16' }))
  expect(await describeDevice(phone)).toBe('Google Chrome 140, Pixel 9, Android 16')
  const silent = aPhone(() => Promise.reject(new Error('not allowed')))
  expect(await describeDevice(silent)).toBe('Google Chrome 140, Android')
})

test.each([
  [
    'android',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  ],
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari'],
  ['macos', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1'],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [null, 'something else'],
])('[D14] a session is of the kind of its system: %s', (name, userAgent) => {
  expect(systemName({ userAgent })).toBe(name)
})
