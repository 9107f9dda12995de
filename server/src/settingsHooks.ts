import { recomputeDueTimes } from './reminders/store.ts'
import type { SettingsHook } from './settings/settingsHook.ts'

/** Everything that areas do after settings were saved. */
export const SETTINGS_HOOKS: readonly SettingsHook[] = [
  // Changed reminders are due at other times.
  { pref: 'reminders', run: ({ db, userId, now }) => recomputeDueTimes(db, userId, now) },
]
