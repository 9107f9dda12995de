import {
  DELETED_REMINDER,
  QUIET_KEY,
  quietToWire,
  reminderToWire,
  remindersFromSettings,
} from '@reprieve/contract/reminders/reminderWire.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { nextDue, type ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import type { Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { DEFAULT_REMINDER_KEY, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { momentAt, type Place } from '@reprieve/domain/time/place.ts'
import { deviceOffsetAt } from '../device/useNow.ts'
import { randomHex } from '../local/randomHex.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'

const PREF = 'reminders'

export type ReminderFault = StorageFault | 'not-a-key'
type ReminderWrite = Promise<Result<undefined, ReminderFault>>

/** Undoes a deletion, with everything that was stored. */
export type RestoreReminder = () => ReminderWrite

/** Random instead of counted: two devices could assign one key twice and lose a reminder. [REM-17] */
export const newReminderKey = (): string => `r_${randomHex(6)}`

export async function readReminderPlan(diary: Diary, place: Place = deviceOffsetAt): Promise<ReminderPlan> {
  return remindersFromSettings(await readSettings(diary, PREF), dayOf(momentAt(diary.now(), place)))
}

/** Changes of other tabs and devices show at once. */
export const watchReminderPlan = (diary: Diary, place: Place = deviceOffsetAt): WatchedRead<ReminderPlan> =>
  watch(diary.doorbell, [KIND_OF_PREF[PREF]], () => readReminderPlan(diary, place))

/** Adds or changes a reminder without touching other settings. Durable when it resolves. [REM-17] */
export async function saveReminder(
  diary: Diary,
  reminder: Reminder,
  place: Place = deviceOffsetAt,
): ReminderWrite {
  const kept = await readSettings(diary, PREF)
  const before = kept[reminder.key]
  const { quiet } = remindersFromSettings(kept, reminder.startDay)
  const next = nextDue({ reminders: [reminder], quiet }, diary.now(), place)
  return saveKey(diary, { key: reminder.key, before, now: reminderToWire(reminder, { before, next }) })
}

/** The built-in reminder leaves a mark, without which it would come back. [REM-2] */
export async function deleteReminder(
  diary: Diary,
  key: string,
): Promise<Result<RestoreReminder, ReminderFault>> {
  const { [key]: before } = await readSettings(diary, PREF)
  const left = key === DEFAULT_REMINDER_KEY ? DELETED_REMINDER : null
  const deleted = await saveKey(diary, { key, before, now: left })
  return deleted.ok ? ok(() => saveKey(diary, { key, before: left, now: before ?? null })) : deleted
}

/** [REM-13] */
export async function saveQuietHours(diary: Diary, quiet: Quiet): ReminderWrite {
  const { [QUIET_KEY]: before } = await readSettings(diary, PREF)
  return saveKey(diary, { key: QUIET_KEY, before, now: quietToWire(quiet, before) })
}

interface ChangedKey {
  key: string
  before: unknown
  now: unknown
}

const saveKey = (diary: Diary, { key, before, now }: ChangedKey): ReminderWrite =>
  saveSettings(diary, PREF, { opened: { [key]: before }, now: { [key]: now } })
