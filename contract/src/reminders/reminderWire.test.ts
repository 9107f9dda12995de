import { defaultReminder, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSettingsKey } from '../settings/settingsGroups.ts'
import {
  DELETED_REMINDER,
  QUIET_KEY,
  quietToWire,
  reminderToWire,
  quietFromWire,
  reminderFromWire,
  remindersFromSettings,
  reminderTimesToWire,
} from './reminderWire.ts'

const TODAY = '2026-06-03'
const FIRST = defaultReminder(TODAY)
const NEXT = Date.UTC(2026, 5, 3, 18)
const clock = (hour: number, minute = 0) => ({ hour, minute })

const WIRE = {
  id: 1,
  enabled: 1,
  vibration: 1,
  sound: 1,
  created_at: Date.UTC(2026, 5, 3),
  repeat: 'day',
  next_reminder: NEXT,
  start_date: TODAY,
  frequency_info: { frequency: 'daily', repeat_every: 1, time: '20:00' },
}

test('[REM-1] a reminder is written with the names of the specification, and read again', () => {
  expect(reminderToWire(FIRST, { before: undefined, next: NEXT })).toEqual(WIRE)
  expect(reminderFromWire('r_1', WIRE)).toEqual(FIRST)
})

const anyReminder: fc.Arbitrary<Reminder> = fc.record({
  key: fc.stringMatching(/^r_[0-9a-f]{12}$/),
  id: fc.nat(),
  isOn: fc.boolean(),
  sound: fc.boolean(),
  vibration: fc.boolean(),
  createdAt: fc.nat(),
  startDay: fc.constantFrom('2026-02-28', '2024-02-29', '1999-12-31'),
  frequency: fc.constantFrom(
    FIRST.frequency,
    { kind: 'hourly' as const, every: 3, from: clock(22), to: clock(4, 30) },
    { kind: 'weekly' as const, every: 2, days: [2, 7] as const, at: clock(0) },
    { kind: 'monthly' as const, every: 99, day: 31, at: clock(23, 59) },
  ),
})

test('[REM-1, REM-17] any reminder comes back from the wire, under a key that settings may have', () => {
  fc.assert(
    fc.property(anyReminder, (reminder) => {
      const wire: unknown = JSON.parse(JSON.stringify(reminderToWire(reminder, { before: null, next: null })))
      expect(reminderFromWire(reminder.key, wire)).toEqual(reminder)
      expect(isSettingsKey(reminder.key)).toBe(true)
    }),
    { seed: 3 },
  )
})

test('[REM-1] unknown fields are returned unchanged', () => {
  const newer = { ...WIRE, snooze: { minutes: 5 }, frequency_info: { ...WIRE.frequency_info, until: 'June' } }
  const read = reminderFromWire('r_1', newer)!
  expect(reminderToWire(read, { before: newer, next: NEXT })).toEqual(newer)
})

test('[REM-1] of another kind nothing stays behind', () => {
  const weekly: Reminder = { ...FIRST, frequency: { kind: 'weekly', every: 1, days: [1], at: clock(8) } }
  const kept = reminderToWire(weekly, { before: WIRE, next: null })
  expect(reminderToWire(FIRST, { before: kept, next: NEXT })).toEqual(WIRE)
})

test('[REM-1, SCHED-3] an unreadable frequency counts as none here, and is kept', () => {
  const sunset = { ...WIRE, repeat: 'sun', frequency_info: { frequency: 'at sunset' } }
  const read = reminderFromWire('r_1', sunset)!
  expect(read).toEqual({ ...FIRST, frequency: null })
  const off = reminderToWire({ ...read, isOn: false }, { before: sunset, next: null })
  expect(off).toEqual({ ...sunset, enabled: 0, next_reminder: null })
})

test('[REM-1] careless input of other clients is read as far as possible', () => {
  const careless = {
    enabled: true,
    sound: '0',
    frequency_info: { ...WIRE.frequency_info, repeat_every: '2' },
  }
  expect(reminderFromWire('r_7', careless)).toEqual({
    key: 'r_7',
    id: 0,
    isOn: true,
    sound: false,
    vibration: true,
    createdAt: 0,
    startDay: '1970-01-01',
    frequency: { kind: 'daily', every: 2, at: clock(20) },
  })
})

test.each<[string, string, unknown]>([
  ['a key of something else', 'quiet', WIRE],
  ['a key without an end', 'r_', WIRE],
  ['a key with other signs', 'r_a b', WIRE],
  ['a long key', `r_${'x'.repeat(41)}`, WIRE],
  ['no object', 'r_1', 'daily'],
  ['a list', 'r_1', [WIRE]],
  ['one that was deleted', 'r_1', DELETED_REMINDER],
])('[REM-1] %s is not a reminder', (_, key, value) => {
  expect(reminderFromWire(key, value)).toBeNull()
})

test('[REM-1] hostile values harm nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(WIRE)), fc.anything()), (value) => {
      const read = reminderFromWire('r_1', value)!
      expect(read.startDay).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Number.isSafeInteger(read.id) && Number.isFinite(read.createdAt)).toBe(true)
    }),
    { seed: 9 },
  )
})

test('[REM-2] the default reminder exists until the person changes or deletes it', () => {
  expect(remindersFromSettings({}, TODAY)).toEqual({ reminders: [FIRST], quiet: null })
  expect(remindersFromSettings({ r_1: { ...WIRE, enabled: 0 } }, '2026-07-01').reminders).toEqual([
    { ...FIRST, isOn: false },
  ])
})

test('[REM-2] deleted it does not come back, and made again it is there', () => {
  expect(remindersFromSettings({ r_1: DELETED_REMINDER }, TODAY).reminders).toEqual([])
  expect(reminderToWire(FIRST, { before: DELETED_REMINDER, next: NEXT })).toEqual(WIRE)
})

test('[REM-17] each has its key; all devices have them in one order, the first one first', () => {
  const kept = {
    quiet: { enabled: 1, time_start: '22:00', time_end: '7:00' },
    r_b: { ...WIRE, id: 2, created_at: 5 },
    other: { ...WIRE },
    r_a: { ...WIRE, id: 2, created_at: 5 },
    r_0: { ...WIRE, created_at: 9 },
  }
  const turned = Object.fromEntries(Object.entries(kept).toReversed())
  const reminding = remindersFromSettings(kept, TODAY)
  expect(reminding.reminders.map(({ key }) => key)).toEqual(['r_1', 'r_a', 'r_b', 'r_0'])
  expect(reminding.quiet).toEqual({ from: clock(22), to: clock(7) })
  expect(remindersFromSettings(turned, TODAY)).toEqual(reminding)
})

test('[REM-1] of too many reminders only a limited number is read', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => [`r_${at}`, { ...WIRE, created_at: at }])
  const { reminders } = remindersFromSettings(Object.fromEntries(many), TODAY)
  expect(reminders).toHaveLength(200)
  expect(reminders[0]!.key).toBe('r_1')
})

test('[REM-13] quiet hours are read back; unreadable or disabled ones are none', () => {
  const quiet = { from: clock(22), to: clock(7, 30) }
  const wire = { enabled: 1, time_start: '22:00', time_end: '07:30' }
  expect(quietToWire(quiet, { kind: 'soft' })).toEqual({ kind: 'soft', ...wire })
  expect(quietToWire(null, wire)).toBeNull()
  expect(quietFromWire(wire)).toEqual(quiet)
  const unread = [null, undefined, 7, { ...wire, enabled: 0 }, { ...wire, time_end: '25:00' }, { enabled: 1 }]
  for (const value of unread) expect(quietFromWire(value)).toBeNull()
  expect(isSettingsKey(QUIET_KEY)).toBe(true)
})

test('[REM-22] only the times of active reminders are sent, and are read back the same', () => {
  const quiet = { from: clock(22), to: clock(7) }
  const kept = {
    r_1: { ...WIRE, enabled: 0 },
    r_a: { ...WIRE, name: 'Ibuprofen', frequency_info: { ...WIRE.frequency_info, note: 'my back' } },
    r_b: { ...WIRE, frequency_info: { frequency: 'by the moon' } },
  }
  const told = reminderTimesToWire({ ...remindersFromSettings(kept, TODAY), quiet })
  expect(told).toEqual({
    r_1: DELETED_REMINDER,
    r_a: { ...WIRE, next_reminder: null },
    quiet: { enabled: 1, time_start: '22:00', time_end: '07:00' },
  })
  expect(remindersFromSettings(told, TODAY)).toEqual({ reminders: [{ ...FIRST, key: 'r_a' }], quiet })
  expect(reminderTimesToWire({ reminders: [], quiet: null })).toEqual({ r_1: DELETED_REMINDER })
})
