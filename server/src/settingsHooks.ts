import { scheduleHook } from './reminders/scheduleHook.ts'
import type { SettingsHook } from './settings/settingsHook.ts'

/** Everything that areas do after settings were saved. */
export const SETTINGS_HOOKS: readonly SettingsHook[] = [scheduleHook]
