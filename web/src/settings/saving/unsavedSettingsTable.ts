import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { listUnsavedSettings, unsavedPrefType } from './unsavedSettings.ts'
import { saveUnsavedSettings } from './saveUnsavedSettings.ts'

interface UnsavedSetting {
  kind: string
  mark: string
}

/**
 * The changes that a closed page had not saved. They are saved first, to be sent with the rest, because the diary is
 * about to be cleared. What cannot be saved, or is locked, is returned to be counted. [SETT-4, QST-45]
 */
export async function flushUnsavedSettings(diary: Diary): Promise<readonly UnsavedSetting[]> {
  if (!diary.codec.isLocked) await saveUnsavedSettings(diary)
  return (await listUnsavedSettings(diary)).map(({ name, at }) => ({
    kind: KIND_OF_PREF[unsavedPrefType(name)],
    mark: `left ${name} ${String(at)}`,
  }))
}
