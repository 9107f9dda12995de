import { expect, test } from 'vitest'
import { deviceDetails } from './deviceDetails.ts'

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
])('[D14] a device is known again by what its browser tells: %#', (browser, words) => {
  expect(deviceDetails(browser)).toBe(words)
})
