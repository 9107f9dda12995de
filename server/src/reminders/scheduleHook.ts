import type { SettingsHook } from '../settings/settingsHook.ts'
import { recomputeDueTimes } from './store.ts'

/** Changed reminders are due at other times. */
export const scheduleHook: SettingsHook = {
  pref: 'reminders',
  run: ({ db, userId, now }) => recomputeDueTimes(db, userId, now),
}
