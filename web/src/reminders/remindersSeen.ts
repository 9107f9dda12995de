import type { Diary } from '../local/rows/rows.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'

const PREF = 'reminders'

/** The list was opened, or something was set, here or on another device. [REM-18] */
export const hasSeenReminders = async (diary: Diary): Promise<boolean> =>
  Object.keys(await readSettings(diary, PREF)).length > 0

/** Written once; any setting implies it, too. */
export async function noteRemindersSeen(diary: Diary): Promise<void> {
  if (await hasSeenReminders(diary)) return
  await saveSettings(diary, PREF, { opened: {}, now: { seen: 1 } })
}
