import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { FREQUENCY_KINDS } from '../schedule/frequency.ts'
import { findPlaceByZone } from '../schedule/zone.ts'
import { nextDue } from './dueReminders.ts'
import {
  MODES,
  MOST_REMINDERS,
  defaultReminder,
  reminderMode,
  numberForNew,
  turnOff,
  turnOn,
  type Mode,
} from './reminder.ts'

const FIRST = defaultReminder('2026-05-01')

test('[REM-2] the first one is number 1, on, with sound and vibration, daily at 20:00', () => {
  expect(FIRST).toEqual({
    key: 'r_1',
    id: 1,
    isOn: true,
    sound: true,
    vibration: true,
    createdAt: Date.UTC(2026, 4, 1),
    startDay: '2026-05-01',
    frequency: { kind: 'daily', every: 1, at: { hour: 20, minute: 0 } },
  })
})

test('[REM-6] there are four kinds and four combinations of sound and vibration', () => {
  expect(FREQUENCY_KINDS).toEqual(['hourly', 'daily', 'weekly', 'monthly'])
  const modes = Object.keys(MODES) as Mode[]
  expect(modes).toEqual(['none', 'sound', 'vibration', 'both'])
  for (const mode of modes) expect(reminderMode(MODES[mode])).toBe(mode)
})

test('[REM-7] one with a past start starts on the day it is turned on; one that is on stays as it is', () => {
  const off = turnOff(FIRST)
  expect(off).toEqual({ ...FIRST, isOn: false })
  expect(turnOn(off, '2026-06-03')).toEqual({ ...FIRST, startDay: '2026-06-03' })
  expect(turnOn(off, '2026-04-30')).toEqual(FIRST)
  expect(turnOn(FIRST, '2026-06-03')).toBe(FIRST)
})

test('[REM-7] turned on half a minute after its time it does not come immediately', () => {
  const on = turnOn(turnOff(FIRST), '2026-06-03')
  const now = Date.parse('2026-06-03T20:00:30Z')
  const next = nextDue({ reminders: [on], quiet: null }, now, findPlaceByZone('UTC')!)
  expect(new Date(next!).toISOString()).toBe('2026-06-04T20:00:00.000Z')
})

test('[REM-5] an added one has the next number, and after twenty there is none', () => {
  expect(numberForNew([])).toEqual(ok(1))
  expect(numberForNew([{ ...FIRST, id: 7 }, FIRST])).toEqual(ok(8))
  expect(numberForNew(Array.from({ length: MOST_REMINDERS }, () => FIRST))).toEqual(err('too-many'))
  expect(MOST_REMINDERS).toBe(20)
})
