import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { greetingAt } from './greeting.ts'

const at = (hour: number, minute = 0): number => Date.UTC(2026, 10, 12, hour, minute)

test('[HOME-1] the greeting follows the hour, and the night belongs to the evening', () => {
  const greetings = [0, 4, 5, 11, 12, 17, 18, 23].map((hour) => greetingAt({ at: at(hour), offset: 0 }))
  expect(greetings).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
  expect(greetingAt({ at: at(4, 59), offset: 0 })).toBe('evening')
})

test('[HOME-1] it is the local hour of the person', () => {
  const moment = at(23, 30)
  expect(greetingAt({ at: moment, offset: 9 * HOUR_MS })).toBe('morning')
  expect(greetingAt({ at: moment, offset: -(11 * HOUR_MS + 30 * MINUTE_MS) })).toBe('afternoon')
})
