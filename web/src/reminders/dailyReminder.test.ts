import { defaultReminder, turnOff } from '@reprieve/domain/reminders/reminder.ts'
import { expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { readSettings } from '../settings/saving/settingsTable.ts'
import { turnOnDailyReminder, declineDailyReminder } from './dailyReminder.ts'
import { readReminderPlan, saveQuietHours, saveReminder } from './reminderTable.ts'

const UTC = (): number => 0
const USUAL = defaultReminder('2026-03-01')

test('[REM-16] a person who wants a daily reminder has one that is on, and it is stored', async () => {
  const diary = aDiary()
  await turnOnDailyReminder(diary, UTC)
  expect((await readReminderPlan(diary, UTC)).reminders).toEqual([USUAL])
  expect(Object.keys(await readSettings(diary, 'reminders'))).toEqual(['r_1'])
})

test('[REM-16] a person who wants none has none that is on, and may change it later', async () => {
  const diary = aDiary()
  await declineDailyReminder(diary, UTC)
  expect((await readReminderPlan(diary, UTC)).reminders).toEqual([turnOff(USUAL)])
  await turnOnDailyReminder(diary, UTC)
  expect((await readReminderPlan(diary, UTC)).reminders).toEqual([USUAL])
})

test('[REM-16] a reminder that the person set before stays as it was', async () => {
  const diary = aDiary()
  await saveReminder(diary, USUAL, UTC)
  await declineDailyReminder(diary, UTC)
  expect((await readReminderPlan(diary, UTC)).reminders).toEqual([USUAL])
  const quiet = aDiary()
  await saveQuietHours(quiet, { from: { hour: 22, minute: 0 }, to: { hour: 7, minute: 0 } })
  await declineDailyReminder(quiet, UTC)
  expect((await readReminderPlan(quiet, UTC)).reminders).toEqual([USUAL])
})
