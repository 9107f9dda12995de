import { expect, test } from 'vitest'
import { findPlaceByZone } from '../schedule/zone.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { dueBetween, nextDue } from './dueReminders.ts'
import { makeIcs } from './ics.ts'
import { turnOff, turnOn } from './reminder.ts'
import { finishReminder, typedReminder } from './typedReminder.ts'
import {
  daysUntilVisit,
  isVisitNear,
  visitReminder,
  visitReminderTime,
  VISIT_REMINDER_TIME,
} from './visit.ts'

const VISIT = { day: '2026-11-26', at: { hour: 10, minute: 30 } }
const now = Date.parse('2026-11-18T09:00Z')
const berlin = findPlaceByZone('Europe/Berlin')!
const reminder = visitReminder(VISIT, { at: VISIT_REMINDER_TIME, now })
const quiet = null

test('[REM-24, REM-23] it comes once, at 18:00 of the day before', () => {
  const plan = { reminders: [reminder], quiet }
  expect(dueBetween(plan, { after: now, until: Date.parse('2036-01-01T00:00Z') }, berlin)).toEqual([
    { key: 'r_visit', at: Date.parse('2026-11-25T17:00Z') },
  ])
  expect(nextDue(plan, Date.parse('2026-11-25T17:00Z'), berlin)).toBeNull()
})

test('[REM-24] a visit of today or tomorrow evening has no reminder that would come late', () => {
  const late = visitReminder({ day: '2026-11-18', at: null }, { at: VISIT_REMINDER_TIME, now })
  expect(nextDue({ reminders: [late], quiet }, now, berlin)).toBeNull()
})

test('[REM-23] turned on again it keeps its day; a changed frequency has no last day', () => {
  expect(turnOn(turnOff(reminder), '2026-11-30')).toEqual(reminder)
  const typed = {
    ...typedReminder(reminder),
    frequency: { ...typedReminder(reminder).frequency!, every: '1' },
  }
  const finished = finishReminder(typed, { opened: reminder, key: 'x', id: 1, now, today: '2026-11-18' })
  expect(finished.ok && finished.value).toMatchObject({ startDay: '2026-11-18' })
  expect(finished.ok && 'lastDay' in finished.value).toBe(false)
})

test('[REM-23, REM-11] in a calendar file it ends on its day', () => {
  const words = { title: 'Reprieve', body: 'Body' }
  const file = makeIcs({ reminders: [reminder], quiet }, { words, today: '2026-11-18', stamp: now })!
  expect(file).toContain('DTSTART:20261125T180000')
  expect(file).toContain('RRULE:FREQ=DAILY;INTERVAL=999;UNTIL=20261125T235959')
  expect(makeIcs({ reminders: [reminder], quiet }, { words, today: '2026-11-26', stamp: now })).toBeNull()
})

test('[REM-24] its time is read from the reminder, unless it is off', () => {
  expect(visitReminderTime([reminder])).toEqual(VISIT_REMINDER_TIME)
  expect(visitReminderTime([turnOff(reminder)])).toBeNull()
  expect(visitReminderTime([])).toBeNull()
})

test('[HOME-34] a visit is near from seven days before it until its day', () => {
  const near = (day: string) => isVisitNear(VISIT, dayNumber(day))
  expect([near('2026-11-18'), near('2026-11-19'), near('2026-11-26'), near('2026-11-27')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(daysUntilVisit(VISIT, dayNumber('2026-11-25'))).toBe(1)
  expect(daysUntilVisit(null, dayNumber('2026-11-25'))).toBeNull()
})
