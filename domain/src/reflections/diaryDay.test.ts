import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWord } from '../time/calendarWord.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { dayOf, startOf } from '../time/localDay.ts'
import { diaryDayAt } from './diaryDay.ts'
import { dayOfReflection, emptyReflection } from './reflection.ts'

const at = (hour: number, minute = 0) => ({ at: Date.UTC(2026, 10, 12, hour, minute), offset: 0 })

test('[REF-19] at midnight the day that ended becomes yesterday, and at noon the reflection is of today', () => {
  const [ended, begun] = ['2026-11-11', '2026-11-12']
  expect([at(0), at(11, 59), at(12), at(23, 59)].map(diaryDayAt)).toEqual([
    { today: begun, reflected: ended, reflectedIs: 'yesterday' },
    { today: begun, reflected: ended, reflectedIs: 'yesterday' },
    { today: begun, reflected: begun, reflectedIs: 'today' },
    { today: begun, reflected: begun, reflectedIs: 'today' },
  ])
})

test('[REF-19] at any time in any place the three agree, and nothing changes between midnight and noon', () => {
  const moment = fc.record({
    at: fc.integer({ min: Date.UTC(1900, 0, 3), max: Date.UTC(2100, 11, 30) }),
    offset: fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS),
  })
  fc.assert(
    fc.property(moment, (now) => {
      const { today, reflected, reflectedIs } = diaryDayAt(now)
      expect(today).toBe(dayOf(now))
      // The day under which a new reflection is stored, and the calendar day.
      expect(reflected).toBe(dayOfReflection(emptyReflection(now)))
      const noon = { at: startOf(reflected, now.offset) + 12 * HOUR_MS, offset: now.offset }
      expect(reflectedIs).toBe(calendarWord(noon, now))
      const sinceMidnight = now.at - startOf(today, now.offset)
      expect(reflectedIs).toBe(sinceMidnight < 12 * HOUR_MS ? 'yesterday' : 'today')
      expect(diaryDayAt({ ...now, at: now.at - sinceMidnight }).today).toBe(today)
      expect(diaryDayAt({ ...now, at: now.at + DAY_MS - sinceMidnight }).reflected).toBe(today)
    }),
  )
})
