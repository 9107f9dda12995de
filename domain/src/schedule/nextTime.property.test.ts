import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { localDay } from '../time/dayNumber.ts'
import { DAY_MS, MINUTE_MS, type Instant } from '../time/instant.ts'
import type { ScheduledEvent } from './dueDays.ts'
import { nextTime, timesBetween } from './nextTime.ts'
import { anyFrequency } from './testing/anyFrequency.ts'
import { slowNextTime, readWallClocks, type WallClocks } from './testing/minuteOracle.ts'
import { findPlaceByZone } from './zone.ts'

const isLongRun = process.env['REPRIEVE_LONG'] === '1'
const RUNS = { numRuns: isLongRun ? 10_000 : 120, seed: 20_26 }
const LIMIT_MS = isLongRun ? 600_000 : 30_000
const MOST_LOOKS = 40

/** Three years from the first of each: Apia skipped a day in 2011. */
const PLACES: readonly (readonly [zone: string, year: number])[] = [
  ['Europe/Berlin', 2026],
  ['Australia/Lord_Howe', 2026],
  ['Pacific/Apia', 2010],
  ['Africa/Casablanca', 2026],
  ['Asia/Kathmandu', 2026],
  ['America/St_Johns', 2026],
  ['Asia/Tokyo', 2026],
  ['UTC', 2026],
  ['Africa/Cairo', 2026],
  ['America/Havana', 2026],
]

const made = new Map<string, WallClocks>()
function wallsIn(zone: string, year: number): WallClocks {
  const known = made.get(zone)
  if (known !== undefined) return known
  const walls = readWallClocks(zone, Date.UTC(year, 0, 1), Date.UTC(year + 3, 0, 1))
  made.set(zone, walls)
  return walls
}

/** The days of clock changes, as minutes since the start: most faults occur there. */
function leaps({ walls }: WallClocks): number[] {
  const found: number[] = []
  for (let minute = 1; minute < walls.length; minute++)
    if (walls[minute] !== walls[minute - 1]! + 1) found.push(minute)
  return found
}

const LEAPS = new Map(PLACES.map(([zone, year]) => [zone, leaps(wallsIn(zone, year))]))

// Frees sixty megabytes that no other test of this process needs.
afterAll(() => made.clear())

interface ScheduleCase {
  zone: string
  year: number
  scheduled: ScheduledEvent
  after: Instant
}

const anyAsked: fc.Arbitrary<ScheduleCase> = fc.constantFrom(...PLACES).chain(([zone, year]) => {
  const start = Date.UTC(year, 0, 1)
  const anyDay = fc.integer({ min: 5 * 1_440, max: 2 * 365 * 1_440 })
  const byLeap = fc
    .tuple(fc.constantFrom(0, ...LEAPS.get(zone)!), fc.integer({ min: -3 * 1_440, max: 1_440 }))
    .map(([leap, off]) => Math.max(5 * 1_440, leap + off))
  const anyAfter = fc
    .tuple(fc.oneof(anyDay, byLeap), fc.constantFrom(0, 0, 1, 30_250))
    .map(([minute, rest]) => start + minute * MINUTE_MS + rest)
  const anyStart = fc.integer({ min: -40, max: 800 }).map((day) => localDay(start / DAY_MS + day))
  const scheduled = fc.record({ frequency: anyFrequency(30), startDay: anyStart })
  return fc.record({ zone: fc.constant(zone), year: fc.constant(year), scheduled, after: anyAfter })
})

test(
  '[SCHED-5, SCHED-6, SCHED-7, SCHED-8] the next time is the one that a minute-by-minute search finds, after few steps',
  () => {
    fc.assert(
      fc.property(anyAsked, ({ zone, year, scheduled, after }) => {
        const place = findPlaceByZone(zone)!
        let looks = 0
        const next = nextTime(scheduled, after, (at) => {
          looks++
          return place(at)
        })
        const slow = slowNextTime(wallsIn(zone, year), scheduled, after)
        // It cannot find a time after the simulated years.
        expect(next !== null && next < Date.UTC(year + 3, 0, 1) ? next : null).toBe(slow)
        expect(looks).toBeLessThanOrEqual(MOST_LOOKS)
      }),
      RUNS,
    )
  },
  LIMIT_MS,
)

test(
  '[SCHED-5] all times of some days are the next ones, one after the other',
  () => {
    fc.assert(
      fc.property(
        anyAsked,
        fc.integer({ min: 0, max: 20 * 1_440 }),
        ({ zone, scheduled, after }, minutes) => {
          const place = findPlaceByZone(zone)!
          const until = after + minutes * MINUTE_MS
          const times: Instant[] = []
          let next = nextTime(scheduled, after, place)
          while (next !== null && next <= until) {
            times.push(next)
            next = nextTime(scheduled, next, place)
          }
          expect(timesBetween(scheduled, { after, until }, place)).toEqual(times)
        },
      ),
      RUNS,
    )
  },
  LIMIT_MS,
)
