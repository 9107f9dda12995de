import { describe, expect, test } from 'vitest'
import { findPlaceByZone } from '../schedule/zone.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time/instant.ts'
import type { Place } from '../time/place.ts'
import type { ReminderPlan } from './dueReminders.ts'
import { dueSince, pauseUntilNext } from './reminderCheck.ts'
import { defaultReminder } from './reminder.ts'

const at = (said: string): number => Date.parse(said)
const EVENING = defaultReminder('2026-01-01')
const FIRST: ReminderPlan = { reminders: [EVENING], quiet: null }
const NONE: ReminderPlan = { reminders: [], quiet: null }
const BERLIN = findPlaceByZone('Europe/Berlin')!
const TOKYO = findPlaceByZone('Asia/Tokyo')!

/** Simulates a page that is open in these hours and checks whenever it planned to. */
function shownOn(day: string, [from, to]: [string, string], placeAt: (now: number) => Place): string[] {
  const shown: string[] = []
  let before = at(`${day}T${from}Z`)
  const end = at(`${day}T${to}Z`)
  for (let now = before; now < end; now += pauseUntilNext(FIRST, now, placeAt(now))) {
    for (const due of dueSince(FIRST, { before, now }, placeAt(now)))
      shown.push(new Date(due.at).toISOString().slice(0, 16))
    before = now
  }
  return shown
}

describe('[REM-9, SCHED-5] a page that is open shows 20:00 once, at 20:00', () => {
  test.each(['2026-10-25', '2027-03-28'])('on %s, when the clocks are set', (day) => {
    const hour = day === '2026-10-25' ? '19:00' : '18:00'
    expect(shownOn(day, ['17:30', '20:30'], () => BERLIN)).toEqual([`${day}T${hour}`])
  })
  test('after a journey to Tokyo', () => {
    const leaving = at('2026-11-02T05:30Z')
    expect(shownOn('2026-11-02', ['05:00', '12:00'], (now) => (now < leaving ? BERLIN : TOKYO))).toEqual([
      '2026-11-02T11:00',
    ])
  })
})

describe('[REM-9] a device that slept', () => {
  const evening = at('2026-05-01T18:00Z')
  const before = evening - 30 * MINUTE_MS
  const awake = (late: number) => dueSince(FIRST, { before, now: evening + late }, BERLIN)
  test('shows what came less than ten minutes ago, and nothing that is older', () => {
    expect(awake(9 * MINUTE_MS)).toEqual([{ key: 'r_1', at: evening }])
    expect(awake(10 * MINUTE_MS)).toEqual([])
    expect(awake(DAY_MS - MINUTE_MS)).toEqual([])
  })
  test('shows nothing twice, and nothing before its time', () => {
    expect(awake(-1)).toEqual([])
    expect(dueSince(FIRST, { before: evening, now: evening + MINUTE_MS }, BERLIN)).toEqual([])
  })
  test('and whose clock was set back waits anew', () => {
    expect(dueSince(FIRST, { before: evening + DAY_MS, now: evening - MINUTE_MS }, BERLIN)).toEqual([])
    expect(dueSince(FIRST, { before: evening - MINUTE_MS, now: evening }, BERLIN)).toHaveLength(1)
  })
})

test('[REM-9] one that was due twice since the last check is shown once, for the last time', () => {
  // After a change of time zone two full hours may be a few minutes apart.
  const hourly = {
    kind: 'hourly',
    every: 1,
    from: { hour: 0, minute: 0 },
    to: { hour: 23, minute: 59 },
  } as const
  const reminding = { reminders: [{ ...EVENING, frequency: hourly }], quiet: null }
  const travelling: Place = (moment) => (moment < at('2026-05-01T10:05Z') ? 0 : 55 * MINUTE_MS)
  const now = at('2026-05-01T10:06Z')
  expect(dueSince(reminding, { before: now - 7 * MINUTE_MS, now }, travelling)).toHaveLength(1)
})

test('[REM-9] it is looked at the moment of the next one, and each minute before', () => {
  const evening = at('2026-05-01T18:00Z')
  expect(pauseUntilNext(FIRST, evening - 20 * SECOND_MS, BERLIN)).toBe(20 * SECOND_MS)
  expect(pauseUntilNext(FIRST, evening, BERLIN)).toBe(MINUTE_MS)
  expect(pauseUntilNext(NONE, evening, BERLIN)).toBe(MINUTE_MS)
})
