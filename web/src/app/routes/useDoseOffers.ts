import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import type { QuickOffers } from '../../records/quick/useQuickSaving.ts'

/** Fetched after the save: nobody in pain waits for it. */
const doses = () => import('../../doses/doseOffers.ts')

/** The questions about doses after a quick record; records do not import doses. Null on a locked device. [DOSE-8] */
export function useDoseOffers(): QuickOffers | null {
  const diary = useDiary()
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  return useMemo(() => {
    if (isLocked) return null
    const tell = (record: PainRecord, which: 'recordSaved' | 'recordTakenBack'): void =>
      void doses()
        .then((offered) => offered[which](diary, record))
        .catch(reportError)
    return {
      saved: (record: PainRecord) => tell(record, 'recordSaved'),
      takenBack: (record: PainRecord) => tell(record, 'recordTakenBack'),
    }
  }, [diary, isLocked])
}
