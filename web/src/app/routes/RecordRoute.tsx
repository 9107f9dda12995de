import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { recordSaved, recordTakenBack, usesForRecord } from '../../doses/doseOffers.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { RecordScreen } from '../../records/RecordScreen.tsx'
import type { RecordOffers } from '../../records/offers/recordOffers.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

const LoggedDoses = lazyComponent(() => import('../../doses/LoggedDoses.tsx'), 'LoggedDoses')

/** Null on a locked device: logged doses belong to the past (D16). [DOSE-8] */
function useDoseOffers(diary: Diary): RecordOffers | null {
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  return useMemo(
    () =>
      isLocked
        ? null
        : {
            usesFor: (now) => usesForRecord(diary, now),
            // The record is saved: if the dose data cannot be stored, the question is asked later or never.
            saved: (record) => void recordSaved(diary, record).catch(reportError),
            takenBack: (record) => void recordTakenBack(diary, record).catch(reportError),
            LoggedDoses,
          },
    [diary, isLocked],
  )
}

/** A record with the separately logged doses: records do not import doses. */
export function RecordRoute() {
  return <RecordScreen offers={useDoseOffers(useDiary())} />
}
