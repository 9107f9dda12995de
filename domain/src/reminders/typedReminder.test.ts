import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import type { Frequency } from '../schedule/frequency.ts'
import type { TypedFrequency } from '../schedule/typedFrequency.ts'
import { defaultReminder, type Reminder } from './reminder.ts'
import { finishReminder, typedReminder, untypedReminder, type TypedReminder } from './typedReminder.ts'

const NOW = Date.UTC(2026, 5, 3, 9)
const NEW = { opened: null, key: 'r_0123456789ab', id: 4, now: NOW, today: '2026-06-03' }
const MONDAYS: Frequency = { kind: 'weekly', every: 2, days: [1], at: { hour: 8, minute: 0 } }
const KEPT: Reminder = { ...defaultReminder('2026-05-01'), frequency: MONDAYS, vibration: false }

const typedAt = (typed: TypedReminder, fields: Partial<TypedFrequency>): TypedReminder => ({
  ...typed,
  frequency: { ...typed.frequency!, ...fields },
})

test('[REM-5, REM-6] a new one is on, daily and with sound; only its time is missing', () => {
  expect(finishReminder(untypedReminder(), NEW)).toEqual(err({ at: 'empty' }))
  expect(finishReminder(typedAt(untypedReminder(), { at: '7:05' }), NEW)).toEqual(
    ok({
      key: 'r_0123456789ab',
      id: 4,
      isOn: true,
      sound: true,
      vibration: true,
      createdAt: NOW,
      startDay: '2026-06-03',
      frequency: { kind: 'daily', every: 1, at: { hour: 7, minute: 5 } },
    }),
  )
})

test('[REM-5] missing or invalid values are reported at their field', () => {
  const typed = typedAt(untypedReminder(), { kind: 'monthly', every: '0', day: '', at: '8' })
  expect(finishReminder(typed, NEW)).toEqual(err({ every: 'wrong', day: 'empty' }))
})

test('[REM-5] an unchanged form gives the same reminder', () => {
  expect(finishReminder(typedReminder(KEPT), { ...NEW, opened: KEPT })).toEqual(ok(KEPT))
})

test('[REM-5] another sound moves no week; another time counts from today', () => {
  const opened = { ...NEW, opened: KEPT }
  const typed = typedReminder(KEPT)
  expect(finishReminder({ ...typed, mode: 'vibration' }, opened)).toEqual(
    ok({ ...KEPT, sound: false, vibration: true }),
  )
  expect(finishReminder(typedAt(typed, { at: '9:00' }), opened)).toEqual(
    ok({ ...KEPT, startDay: '2026-06-03', frequency: { ...MONDAYS, at: { hour: 9, minute: 0 } } }),
  )
})

test('[REM-5] the same time written differently is the same, and so are values of hidden fields', () => {
  const opened = { ...NEW, opened: KEPT }
  const typed = typedAt(typedReminder(KEPT), { at: '8', day: '31' })
  expect(finishReminder(typed, opened)).toEqual(ok(KEPT))
})

test('[REM-5, SCHED-3] a value of another client that cannot be typed here need not be typed again', () => {
  const rare: Reminder = { ...KEPT, frequency: { ...MONDAYS, every: 150 } }
  const opened = { ...NEW, opened: rare }
  expect(finishReminder({ ...typedReminder(rare), mode: 'none' }, opened)).toEqual(
    ok({ ...rare, sound: false }),
  )
  expect(finishReminder(typedAt(typedReminder(rare), { at: '9' }), opened)).toEqual(err({ every: 'wrong' }))
})

test('[REM-5, REM-7] the switch of the editor turns on and off as the one of the list does', () => {
  const off = { ...KEPT, isOn: false }
  expect(finishReminder({ ...typedReminder(KEPT), isOn: false }, { ...NEW, opened: KEPT })).toEqual(ok(off))
  expect(finishReminder(typedReminder(off), { ...NEW, opened: off })).toEqual(ok(off))
  expect(finishReminder({ ...typedReminder(off), isOn: true }, { ...NEW, opened: off })).toEqual(
    ok({ ...KEPT, startDay: '2026-06-03' }),
  )
})

test('[REM-5, SCHED-3] an unreadable one stays until another is chosen', () => {
  const unread = { ...KEPT, frequency: null }
  const typed = typedReminder(unread)
  expect(typed.frequency).toBeNull()
  const opened = { ...NEW, opened: unread }
  expect(finishReminder({ ...typed, mode: 'none' }, opened)).toEqual(ok({ ...unread, sound: false }))
  const chosen = { ...typed, frequency: typedReminder(KEPT).frequency }
  expect(finishReminder(chosen, opened)).toEqual(ok({ ...KEPT, startDay: '2026-06-03' }))
})
