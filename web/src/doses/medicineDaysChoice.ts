import {
  medicineDaysFromSettings,
  type MedicineDaysChoice,
} from '@reprieve/contract/home/medicineDaysWire.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch } from '../local/watch.ts'
import { readSettings } from '../settings/saving/settingsTable.ts'

const PREF = 'home_cards'

export const readMedicineDaysChoice = async (diary: Diary): Promise<MedicineDaysChoice> =>
  medicineDaysFromSettings(await readSettings(diary, PREF))

const watchChoice = perDiary((diary: Diary) =>
  watch(diary.doorbell, [KIND_OF_PREF[PREF]], () => readMedicineDaysChoice(diary)),
)

/** Null until read. */
export function useMedicineDaysChoice(diary: Diary): MedicineDaysChoice | null {
  const { subscribe, current } = watchChoice(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}
