import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expiredTimes } from './retention.ts'

const NONE = { hourly: 0, daily: 0, weekly: 0, monthly: 0 }
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const daysOf = (times: number[]): string[] =>
  times.map((at) => new Date(at).toISOString().slice(0, 10)).sort()

/** One backup a day, the last on that day. */
const daily = (last: string, count: number): number[] =>
  Array.from({ length: count }, (_, i) => noon(last) - i * DAY_MS)

const kept = (times: number[], keep: Parameters<typeof expiredTimes>[1]): number[] => {
  const expired = new Set(expiredTimes(times, keep))
  return times.filter((at) => !expired.has(at))
}

test('[BACKUP-4] seven days, four weeks and six months of daily backups keep the newest of each', () => {
  const days = daysOf(kept(daily('2026-11-19', 400), { hourly: 0, daily: 7, weekly: 4, monthly: 6 }))

  const [months, sundays, lastDays] = [
    ['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    // A week begins on Monday, so its last day is the newest.
    ['2026-11-01', '2026-11-08'],
    ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'],
  ]
  expect(days).toEqual([months, sundays, lastDays].flat())
})

test('[BACKUP-4] run day after day, it keeps in the end what it would have kept of all', () => {
  const keep = { hourly: 0, daily: 7, weekly: 4, monthly: 6 }
  const all = daily('2026-11-19', 400).toReversed()
  let now: number[] = []
  for (const at of all) now = kept([...now, at], keep)

  expect(now).toEqual(kept(all, keep))
})

test('[BACKUP-4] the newest is kept whatever the numbers say, also when clocks went back', () => {
  expect(kept([noon('2026-11-19')], NONE)).toEqual([noon('2026-11-19')])
  expect(kept(daily('2026-11-19', 9), NONE)).toEqual([noon('2026-11-19')])
  expect(expiredTimes([], NONE)).toEqual([])
})

test('[BACKUP-4] hours count from the last backups, not from now: a server that stood still loses none', () => {
  const times = Array.from({ length: 30 }, (_, i) => noon('2026-11-19') - i * HOUR_MS)
  expect(kept(times, { ...NONE, hourly: 24 })).toEqual(times.slice(0, 24))
  expect(kept(daily('2020-01-01', 3), { ...NONE, daily: 7 })).toHaveLength(3)
})
