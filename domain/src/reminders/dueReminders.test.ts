import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Frequency } from '../schedule/frequency.ts'
import { anyClock, anyFrequency } from '../schedule/testing/anyFrequency.ts'
import { findPlaceByZone } from '../schedule/zone.ts'
import { DAY_MS } from '../time/instant.ts'
import { localTime } from '../time/localTime.ts'
import { momentAt } from '../time/place.ts'
import { comingReminders, dueBetween, nextDue, type DueReminder, type ReminderPlan } from './dueReminders.ts'
import { isQuiet, isSilenced } from './quiet.ts'
import { defaultReminder, type Reminder } from './reminder.ts'

const at = (said: string): number => Date.parse(said)
const clock = (hour: number, minute = 0) => ({ hour, minute })
const EVENING = defaultReminder('2026-01-01')
const of = (key: string, frequency: Frequency | null, own: Partial<Reminder> = {}): Reminder => ({
  ...EVENING,
  key,
  frequency,
  ...own,
})
const daily = (hour: number, minute = 0): Frequency => ({ kind: 'daily', every: 1, at: clock(hour, minute) })
const said = (due: readonly DueReminder[]): string[] =>
  due.map(({ key, at: time }) => `${key} ${new Date(time).toISOString().slice(0, 16)}Z`)
const dueOn = (reminding: ReminderPlan, day: string, zone: string) => {
  const after = at(`${day}T00:00Z`)
  return said(dueBetween(reminding, { after, until: after + DAY_MS }, findPlaceByZone(zone)!))
}

describe('[SCHED-5, REM-2] 20:00 comes once a day, at 20:00', () => {
  const first: ReminderPlan = { reminders: [EVENING], quiet: null }
  test.each([
    ['2026-10-25', 'Europe/Berlin', '19:00'],
    ['2027-03-28', 'Europe/Berlin', '18:00'],
    ['2026-10-25', 'Asia/Tokyo', '11:00'],
    ['2027-03-28', 'Asia/Tokyo', '11:00'],
  ])('on %s in %s at %s', (day, zone, time) => {
    expect(dueOn(first, day, zone)).toEqual([`r_1 ${day}T${time}Z`])
    const next = nextDue(first, at(`${day}T00:00Z`), findPlaceByZone(zone)!)
    expect(next).toBe(at(`${day}T${time}Z`))
    const minute = { after: next! - 60_000, until: next! }
    expect(dueBetween(first, minute, findPlaceByZone(zone)!)).toHaveLength(1)
    expect(dueBetween(first, { after: next!, until: next! + 60_000 }, findPlaceByZone(zone)!)).toEqual([])
    expect(dueBetween(first, { after: next! - 60_000, until: next! - 1 }, findPlaceByZone(zone)!)).toEqual([])
  })
})

test('[REM-7] one that is off, or unreadable, does not come', () => {
  const reminders = [of('a', daily(9), { isOn: false }), of('b', null)]
  expect(dueOn({ reminders, quiet: null }, '2026-05-01', 'UTC')).toEqual([])
  expect(nextDue({ reminders, quiet: null }, 0, findPlaceByZone('UTC')!)).toBeNull()
  expect(nextDue({ reminders: [], quiet: null }, 0, findPlaceByZone('UTC')!)).toBeNull()
})

test('[REM-6] several come in the order of their times, two at the same time both', () => {
  const reminders = [of('a', daily(9)), EVENING, of('b', daily(8)), of('c', daily(9))]
  expect(dueOn({ reminders, quiet: null }, '2026-05-01', 'UTC')).toEqual([
    'b 2026-05-01T08:00Z',
    'a 2026-05-01T09:00Z',
    'c 2026-05-01T09:00Z',
    'r_1 2026-05-01T20:00Z',
  ])
})

test.each([
  [clock(22), clock(7), clock(22), true],
  [clock(22), clock(7), clock(3), true],
  [clock(22), clock(7), clock(7), false],
  [clock(22), clock(7), clock(21, 59), false],
  [clock(13), clock(15), clock(14, 59), true],
  [clock(13), clock(15), clock(15), false],
  [clock(8), clock(8), clock(8), false],
])('[REM-13] from %j to %j: whether %j is quiet', (from, to, time, quiet) => {
  expect(isQuiet({ from, to }, time)).toBe(quiet)
})

test('[REM-13] a reminder in the quiet hours is skipped, not delayed', () => {
  const hourly: Frequency = { kind: 'hourly', every: 4, from: clock(0), to: clock(23, 59) }
  const quiet = { from: clock(20), to: clock(8) }
  const reminding = { reminders: [of('a', hourly)], quiet }
  expect(dueOn(reminding, '2026-05-01', 'UTC')).toEqual([
    'a 2026-05-01T08:00Z',
    'a 2026-05-01T12:00Z',
    'a 2026-05-01T16:00Z',
  ])
  expect(nextDue(reminding, at('2026-05-01T16:00Z'), findPlaceByZone('UTC')!)).toBe(at('2026-05-02T08:00Z'))
})

test('[REM-13] one that would never come is reported, and has no next time', () => {
  const quiet = { from: clock(22), to: clock(7) }
  expect(isSilenced(daily(23), quiet)).toBe(true)
  expect(isSilenced(daily(7), quiet)).toBe(false)
  expect(isSilenced(daily(23), null)).toBe(false)
  expect(isSilenced({ kind: 'hourly', every: 6, from: clock(1), to: clock(7) }, quiet)).toBe(false)
  expect(isSilenced({ kind: 'hourly', every: 2, from: clock(23), to: clock(5) }, quiet)).toBe(true)
  expect(nextDue({ reminders: [of('a', daily(23))], quiet }, 0, findPlaceByZone('UTC')!)).toBeNull()
})

test('[REM-13, SCHED-6] one that the clocks move into the quiet hours does not come that night', () => {
  const reminding = { reminders: [of('a', daily(2, 30))], quiet: { from: clock(3), to: clock(7) } }
  expect(dueOn(reminding, '2027-03-28', 'Europe/Berlin')).toEqual([])
  expect(dueOn(reminding, '2027-03-29', 'Europe/Berlin')).toEqual(['a 2027-03-29T00:30Z'])
  const next = nextDue(reminding, at('2027-03-27T12:00Z'), findPlaceByZone('Europe/Berlin')!)
  expect(next).toBe(at('2027-03-29T00:30Z'))
})

const RUNS = { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 5_000 : 150, seed: 7 }
const anyReminders = fc
  .array(fc.tuple(anyFrequency(3), fc.integer({ min: 1, max: 28 })), { maxLength: 4 })
  .map((some) =>
    some.map(([frequency, day], index) =>
      of(`r_${index}`, frequency, { startDay: `2027-02-${String(day).padStart(2, '0')}` }),
    ),
  )
const anyQuiet = fc.option(fc.record({ from: anyClock, to: anyClock }))
const anyZone = fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Tokyo')

test('[REM-13] the next is always the first of those to come, and nothing comes at a quiet time', () => {
  const anyAfter = fc.integer({ min: at('2027-03-20T00:00Z'), max: at('2027-04-10T00:00Z') })
  fc.assert(
    fc.property(anyReminders, anyQuiet, anyZone, anyAfter, (reminders, quiet, zone, after) => {
      const place = findPlaceByZone(zone)!
      const until = after + 20 * DAY_MS
      const due = dueBetween({ reminders, quiet }, { after, until }, place)
      for (const one of due) expect(isQuiet(quiet, localTime(momentAt(one.at, place)))).toBe(false)
      const next = nextDue({ reminders, quiet }, after, place)
      expect(next !== null && next <= until ? next : null).toBe(due[0]?.at ?? null)
    }),
    RUNS,
  )
}, 600_000)

test('[REM-22] a reminder that is off, or that cannot be read here, does not come', () => {
  const reminders = [of('r_a', daily(8)), of('r_b', daily(9), { isOn: false }), of('r_c', null)]
  expect(comingReminders({ reminders }).map(({ key }) => key)).toEqual(['r_a'])
  expect(comingReminders({ reminders: [] })).toEqual([])
})
