import { unwished, wishedDaily } from '@reprieve/domain/reminders/dailyWish.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { momentAt, type Place } from '@reprieve/domain/time/place.ts'
import type { Diary } from '../local/rows.ts'
import { hasSeenReminders } from './remindersSeen.ts'
import { here, keptReminding, newReminderKey, saveReminder } from './reminderTable.ts'

/** Written down also where it is on already: on another device nobody is asked into turning it off. [REM-16] */
export async function wishDaily(diary: Diary, place: Place = here): Promise<void> {
  const { reminders } = await keptReminding(diary, place)
  const now = diary.now()
  const wishing = { key: newReminderKey(), now, today: dayOf(momentAt(now, place)) }
  await saveReminder(diary, wishedDaily(reminders, wishing), place)
}

/** Only where nobody has set or seen any before. [REM-16] */
export async function wishNone(diary: Diary, place: Place = here): Promise<void> {
  if (await hasSeenReminders(diary)) return
  const off = unwished((await keptReminding(diary, place)).reminders)
  if (off !== null) await saveReminder(diary, off, place)
}
