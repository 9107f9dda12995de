import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { longDayText, rangeText, spanText } from './rangeText.ts'

const span = { from: dayNumber('2026-10-14'), to: dayNumber('2026-11-12') }

test('[FILT-40] a range has its name, and a custom one its days', async () => {
  const words = { text: await loadText('en', 'filters'), tag: 'en-GB' }
  expect(rangeText({ is: '7days' }, words)).toBe('Last 7 days')
  expect(rangeText({ is: 'alltime' }, words)).toBe('All Time')
  const own = rangeText({ is: 'custom', from: '2026-10-14', to: '2026-11-12' }, words)
  expect(own).toMatch(/14 Oct.*12 Nov 2026/)
  const ofThisYear = { ...words, thisYear: '2026' }
  expect(rangeText({ is: 'custom', from: '2026-10-14', to: '2026-11-12' }, ofThisYear)).not.toContain('2026')
  expect(rangeText({ is: 'custom', from: '2025-12-31', to: '2026-11-12' }, ofThisYear)).toContain('2025')
})

test('[FILT-40] the days are calendar days, in any time zone of the device', () => {
  expect(spanText(span, 'en-GB')).toMatch(/^14 October.*12 November 2026$/)
  expect(longDayText(span.from, 'de-DE')).toBe('14. Oktober 2026')
})

test('[FILT-40] reversed days are still named', () => {
  expect(spanText({ from: span.to, to: span.from }, 'en-GB')).toBe(spanText(span, 'en-GB'))
})
