import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import type { Diary } from '../local/rows.ts'
import { allLeft, prefOfLeft } from './leftBehind.ts'
import { saveLeft } from './saveLeft.ts'

interface UnsavedSetting {
  kind: string
  mark: string
}

/**
 * The changes that a closed page had not saved. They are saved first, to be sent with the rest, because the diary is
 * about to be cleared. What cannot be saved, or is locked, is returned to be counted. [SETT-4, QST-45]
 */
export async function leftUnsaved(diary: Diary): Promise<readonly UnsavedSetting[]> {
  if (!diary.codec.isLocked) await saveLeft(diary)
  return (await allLeft(diary)).map(({ name, at }) => ({
    kind: KIND_OF_PREF[prefOfLeft(name)],
    mark: `left ${name} ${String(at)}`,
  }))
}
