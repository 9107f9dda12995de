import { visitReminder } from '@reprieve/domain/reminders/visit.ts'
import { expect, test } from 'vitest'
import { isSettingsKey } from '../settings/settingsGroups.ts'
import { reminderToWire, remindersFromSettings, reminderTimesToWire } from './reminderWire.ts'
import { VISIT_KEY, visitFromWire, visitToWire } from './visitWire.ts'

const VISIT = { day: '2026-11-26', at: { hour: 10, minute: 30 } }
const REMINDER = visitReminder(VISIT, { at: { hour: 18, minute: 0 }, now: 5 })
const WIRE = reminderToWire(REMINDER, { before: { end_date: '1999-01-01', mine: 1 }, next: null })

test('[REM-24] a visit is written and read again, with or without a time', () => {
  expect(visitToWire(VISIT)).toEqual({ day: '2026-11-26', time: '10:30' })
  for (const visit of [VISIT, { ...VISIT, at: null }])
    expect(visitFromWire(visitToWire(visit))).toEqual(visit)
  expect(isSettingsKey(VISIT_KEY)).toBe(true)
})

test.each([null, 7, 'tomorrow', {}, { day: '2026-02-30' }, { day: 20_261_126 }, ['2026-11-26']])(
  '[REM-24] %j is no visit',
  (value) => {
    expect(visitFromWire(value)).toBeNull()
  },
)

test('[REM-23] a last day is written as end_date, and beside the visit only the reminder is listed', () => {
  expect(WIRE).toMatchObject({ start_date: '2026-11-25', end_date: '2026-11-25', mine: 1 })
  const kept = { r_1: { deleted: 1 }, visit: visitToWire(VISIT), r_visit: WIRE }
  expect(remindersFromSettings(kept, '2026-11-25').reminders).toEqual([REMINDER])
  expect(remindersFromSettings(kept, '2026-11-26').reminders).toEqual([])
})

test('[REM-22, REM-23] without an account the last day leaves the device, the visit does not', () => {
  const sent = reminderTimesToWire({ reminders: [REMINDER], quiet: null })
  expect(Object.keys(sent)).toEqual(['r_1', 'r_visit'])
  expect(sent['r_visit']).toMatchObject({ end_date: '2026-11-25' })
})
