import { turnOffDefaultReminder, ensureDailyReminder } from '@reprieve/domain/reminders/dailyReminder.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { momentAt, type Place } from '@reprieve/domain/time/place.ts'
import { deviceOffsetAt } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readReminderPlan, newReminderKey, saveReminder } from './reminderTable.ts'
import { hasSeenReminders } from './remindersSeen.ts'

/** Saved even if it is already on: then no other device asks the person to turn it off. [REM-16] */
export async function turnOnDailyReminder(diary: Diary, place: Place = deviceOffsetAt): Promise<void> {
  const { reminders } = await readReminderPlan(diary, place)
  const now = diary.now()
  const wishing = { key: newReminderKey(), now, today: dayOf(momentAt(now, place)) }
  await saveReminder(diary, ensureDailyReminder(reminders, wishing), place)
}

/** Only if nobody has set or seen any before. [REM-16] */
export async function declineDailyReminder(diary: Diary, place: Place = deviceOffsetAt): Promise<void> {
  if (await hasSeenReminders(diary)) return
  const off = turnOffDefaultReminder((await readReminderPlan(diary, place)).reminders)
  if (off !== null) await saveReminder(diary, off, place)
}
