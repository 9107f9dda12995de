import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import {
  countMedicineDays,
  medicineDaysCard,
  monthsBefore,
  type MedicineDays,
} from '@reprieve/domain/doses/medicineDays.ts'
import { DOSE_KIND, MEDICATION_KIND, CONDITION_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { useSyncExternalStore } from 'react'
import { allConditions } from '../../conditions/conditionTable.ts'
import { localNow } from '../../device/useNow.ts'
import { readMedicineDaysChoice } from '../../doses/medicineDaysChoice.ts'
import { readMedicineUses } from '../../doses/medicineUses.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { watch } from '../../local/watch.ts'
import { allMedications } from '../../medications/medicationTable.ts'

export interface MedicineDaysFacts {
  card: 'on' | 'off' | 'offered'
  /** For all counted medicines together; null if the person entered none. */
  limit: number | null
  /** Null unless the card is on: nobody waits for a count that is not shown. */
  counts: MedicineDays | null
}

/** [MDAY-2, MDAY-7] */
export async function readMedicineDays(diary: Diary): Promise<MedicineDaysFacts> {
  const today = dayNumberOf(localNow(diary.now()))
  const [{ isOn, limit }, medications, conditions] = await Promise.all([
    readMedicineDaysChoice(diary),
    allMedications(diary),
    allConditions(diary),
  ])
  const card = medicineDaysCard({ isOn, medications, conditions })
  if (card !== 'on') return { card, limit, counts: null }
  const from = monthsBefore(today).at(-1)!.from
  const { uses, logged } = await readMedicineUses(diary, { from, to: today })
  return { card, limit, counts: countMedicineDays({ medications, uses, logged }, today) }
}

const KINDS = [
  RECORD_KIND,
  REFLECTION_KIND,
  DOSE_KIND,
  MEDICATION_KIND,
  CONDITION_KIND,
  KIND_OF_PREF.home_cards,
]

const watchMedicineDays = perDiary((diary: Diary) =>
  watch(diary.doorbell, KINDS, () => readMedicineDays(diary)),
)

/** Null until first read. */
export function useMedicineDays(diary: Diary): MedicineDaysFacts | null {
  const { subscribe, current } = watchMedicineDays(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
