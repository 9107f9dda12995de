import { expect, test } from 'vitest'
import { turnOffDefaultReminder, ensureDailyReminder } from './dailyReminder.ts'
import { defaultReminder, turnOff, type Reminder } from './reminder.ts'

const TODAY = '2026-05-01'
const NOW = Date.parse('2026-05-01T10:00Z')
const USUAL = defaultReminder('2026-04-01')
const WEEKLY: Reminder = {
  ...USUAL,
  id: 7,
  frequency: { kind: 'weekly', every: 1, days: [1], at: { hour: 9, minute: 0 } },
}
const MORNING: Reminder = {
  ...USUAL,
  key: 'r_morning',
  id: 2,
  frequency: { kind: 'daily', every: 1, at: { hour: 8, minute: 0 } },
}
const wished = (...reminders: readonly Reminder[]): Reminder =>
  ensureDailyReminder(reminders, { key: 'r_new', now: NOW, today: TODAY })

test('[REM-16] an existing daily one is turned on', () => {
  expect(wished(USUAL)).toEqual(USUAL)
  expect(wished(turnOff(USUAL))).toEqual({ ...USUAL, startDay: TODAY })
  expect(wished(turnOff(USUAL), MORNING)).toEqual(MORNING)
})

test('[REM-16] if there is none, the default one is added, and replaces no other', () => {
  expect(wished()).toEqual(defaultReminder(TODAY))
  expect(wished(WEEKLY)).toEqual({ ...defaultReminder(TODAY), key: 'r_new', id: 8, createdAt: NOW })
  const everySecondDay: Reminder = { ...MORNING, frequency: { ...MORNING.frequency!, every: 2 } }
  expect(wished(everySecondDay)).toEqual(defaultReminder(TODAY))
})

test('[REM-16] a person who wants none has the default turned off; their own stay', () => {
  expect(turnOffDefaultReminder([USUAL, MORNING])).toEqual(turnOff(USUAL))
  expect(turnOffDefaultReminder([turnOff(USUAL), MORNING])).toBeNull()
  expect(turnOffDefaultReminder([MORNING])).toBeNull()
})
