import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time/instant.ts'
import type { ScheduledEvent } from './dueDays.ts'
import type { Frequency } from './frequency.ts'
import { nextTime, timesBetween } from './nextTime.ts'
import { findPlaceByZone } from './zone.ts'

const clock = (hour: number, minute = 0) => ({ hour, minute })
const EVENING: Frequency = { kind: 'daily', every: 1, at: clock(20) }
const of = (frequency: Frequency, startDay = '2026-01-01'): ScheduledEvent => ({ frequency, startDay })
const at = (said: string): number => Date.parse(said)
const said = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().replace(':00.000Z', 'Z')

const next = (scheduled: ScheduledEvent, after: string, zone = 'Europe/Berlin') =>
  said(nextTime(scheduled, at(after), findPlaceByZone(zone)!))

const between = (scheduled: ScheduledEvent, [after, until]: [string, string], zone = 'Europe/Berlin') =>
  timesBetween(scheduled, { after: at(after), until: at(until) }, findPlaceByZone(zone)!).map(said)

describe('[SCHED-5] 20:00 is 20:00', () => {
  test.each([
    ['Europe/Berlin', '2026-10-24T12:00Z', '2026-10-24T18:00Z'],
    ['Europe/Berlin', '2026-10-25T00:00Z', '2026-10-25T19:00Z'],
    ['Europe/Berlin', '2027-03-27T12:00Z', '2027-03-27T19:00Z'],
    ['Europe/Berlin', '2027-03-28T00:00Z', '2027-03-28T18:00Z'],
    ['Asia/Tokyo', '2026-10-25T00:00Z', '2026-10-25T11:00Z'],
    ['Asia/Tokyo', '2027-03-28T00:00Z', '2027-03-28T11:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T12:00Z', '2026-10-04T09:00Z'],
  ])('in %s after %s it is %s', (zone, after, time) => {
    expect(next(of(EVENING), after, zone)).toBe(time)
  })

  test('the moment itself is past', () => {
    expect(next(of(EVENING), '2026-10-25T18:59:59.999Z')).toBe('2026-10-25T19:00Z')
    expect(next(of(EVENING), '2026-10-25T19:00Z')).toBe('2026-10-26T19:00Z')
    expect(between(of(EVENING), ['2026-10-24T18:00Z', '2026-10-25T19:00Z'])).toEqual(['2026-10-25T19:00Z'])
  })
})

/** From 01:00Z on: at 2 it becomes 3 on 28 March, at 3 it becomes 2 on 25 October. */
const SPRING: [string, string] = ['2027-03-27T23:30Z', '2027-03-28T03:00Z']
const AUTUMN: [string, string] = ['2026-10-24T22:30Z', '2026-10-25T03:00Z']
const HALF: Record<string, Frequency> = {
  hourly: { kind: 'hourly', every: 1, from: clock(1, 30), to: clock(3, 30) },
  daily: { kind: 'daily', every: 1, at: clock(2, 30) },
  weekly: { kind: 'weekly', every: 1, days: [7], at: clock(2, 30) },
  monthlySpring: { kind: 'monthly', every: 1, day: 28, at: clock(2, 30) },
  monthlyAutumn: { kind: 'monthly', every: 1, day: 25, at: clock(2, 30) },
}

test.each([
  ['hourly', SPRING, ['2027-03-28T00:30Z', '2027-03-28T01:30Z']],
  ['daily', SPRING, ['2027-03-28T01:30Z']],
  ['weekly', SPRING, ['2027-03-28T01:30Z']],
  ['monthlySpring', SPRING, ['2027-03-28T01:30Z']],
  ['hourly', AUTUMN, ['2026-10-24T23:30Z', '2026-10-25T00:30Z', '2026-10-25T02:30Z']],
  ['daily', AUTUMN, ['2026-10-25T00:30Z']],
  ['weekly', AUTUMN, ['2026-10-25T00:30Z']],
  ['monthlyAutumn', AUTUMN, ['2026-10-25T00:30Z']],
])('[SCHED-6] %s, in the night %j: %j', (kind, night, times) => {
  expect(between(of(HALF[kind]!), night)).toEqual(times)
})

test('[SCHED-6] a day that a place left out is made up for on the next, once', () => {
  const apia = between(of(EVENING, '2011-12-01'), ['2011-12-30T07:00Z', '2012-01-01T07:00Z'], 'Pacific/Apia')
  expect(apia).toEqual(['2011-12-31T06:00Z', '2012-01-01T06:00Z'])
})

describe('[SCHED-7] intervals count from the first day', () => {
  const UTC = 'UTC'
  test('days', () => {
    const third = of({ kind: 'daily', every: 3, at: clock(8) }, '2026-05-01')
    expect(next(third, '2020-01-01T00:00Z', UTC)).toBe('2026-05-01T08:00Z')
    expect(next(third, '2026-05-01T08:00Z', UTC)).toBe('2026-05-04T08:00Z')
    expect(next(third, '2026-05-09T00:00Z', UTC)).toBe('2026-05-10T08:00Z')
  })

  test('weeks, which begin on Monday', () => {
    // The first day is a Thursday: the Monday of its week is past.
    const second = of({ kind: 'weekly', every: 2, days: [1, 7], at: clock(8) }, '2026-05-07')
    expect(between(second, ['2026-05-01T00:00Z', '2026-06-01T00:00Z'], UTC)).toEqual([
      '2026-05-10T08:00Z',
      '2026-05-18T08:00Z',
      '2026-05-24T08:00Z',
    ])
  })

  test('months', () => {
    const third = of({ kind: 'monthly', every: 3, day: 3, at: clock(8) }, '2026-05-07')
    expect(between(third, ['2026-05-01T00:00Z', '2027-01-01T00:00Z'], UTC)).toEqual([
      '2026-08-03T08:00Z',
      '2026-11-03T08:00Z',
    ])
  })

  test.each([
    ['08:00 to 20:00', clock(8), clock(20), ['08:00', '13:00', '18:00']],
    ['20:00 to 06:00', clock(20), clock(6), ['01:00', '06:00', '20:00']],
    ['the whole day', clock(7), clock(7), ['03:00', '07:00', '12:00', '17:00', '22:00']],
    ['midnight to midnight', clock(0), clock(23, 59), ['00:00', '05:00', '10:00', '15:00', '20:00']],
  ])('hours start anew each day: every 5 from %s', (_, from, to, hours) => {
    const hourly = of({ kind: 'hourly', every: 5, from, to })
    const times = between(hourly, ['2026-05-09T23:59:59Z', '2026-05-10T23:59:59Z'], UTC)
    expect(times).toEqual(hours.map((hour) => `2026-05-10T${hour}Z`))
  })

  test('hours over midnight have no morning before their first day', () => {
    const night = of({ kind: 'hourly', every: 5, from: clock(20), to: clock(6) }, '2026-05-10')
    expect(next(night, '2026-05-09T12:00Z', UTC)).toBe('2026-05-10T20:00Z')
  })
})

test('[SCHED-8] on the 31st is on the last day of a shorter month, in leap years too', () => {
  const last = (day: number) => of({ kind: 'monthly', every: 1, day, at: clock(8) })
  const times = between(last(31), ['2028-01-01T00:00Z', '2028-05-01T00:00Z'], 'UTC')
  expect(times).toEqual(['2028-01-31T08:00Z', '2028-02-29T08:00Z', '2028-03-31T08:00Z', '2028-04-30T08:00Z'])
  expect(next(last(29), '2027-02-01T00:00Z', 'UTC')).toBe('2027-02-28T08:00Z')
})

test('[SCHED-5] a schedule whose times are all skipped never comes, and neither does one beyond the calendar', () => {
  const never = { ...of(EVENING), isLeftOut: () => true }
  expect(next(never, '2026-05-01T00:00Z')).toBeNull()
  expect(between(never, ['2026-05-01T00:00Z', '9000-01-01T00:00Z'])).toEqual([])
  expect(next(of({ kind: 'monthly', every: 999, day: 1, at: clock(8) }), '9990-01-01T00:00Z')).toBeNull()
  expect(next(of(EVENING, '9999-12-31'), '2026-05-01T00:00Z', 'UTC')).toBe('9999-12-31T20:00Z')
})

test('[SCHED-5] a far one is found as soon as a near one', () => {
  const far = of({ kind: 'monthly', every: 99, day: 1, at: clock(8) }, '1970-01-01')
  const time = nextTime(far, at('2026-05-01T00:00Z'), findPlaceByZone('UTC')!)!
  expect((time - at('2026-05-01T00:00Z')) / DAY_MS).toBeGreaterThan(400)
  expect(said(time)).toBe('2027-10-01T08:00Z')
})
