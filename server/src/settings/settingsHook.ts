import type { PrefType } from '@reprieve/contract/settings/settingsGroups.ts'
import type { Db } from '../db/pool.ts'

/** Whose settings were saved, and when. */
export interface SavedSettings {
  db: Db
  userId: number
  now: number
}

/**
 * What an area does after a person's settings of one kind were saved. It runs outside the save's transaction: if it
 * fails, the save stands, and a repeat has the same result.
 */
export interface SettingsHook {
  pref: PrefType
  run: (saved: SavedSettings) => Promise<void>
}
