import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { QuickScreen } from '../../records/quick/QuickScreen.tsx'

/** Fetched after the save: nobody in pain waits for it. */
const doses = () => import('../../doses/doseOffers.ts')

/** The quick record with its questions about doses; records do not import doses. Not on a locked device. [DOSE-8] */
export function QuickRoute() {
  const diary = useDiary()
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  const offers = useMemo(() => {
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
  return <QuickScreen offers={offers} />
}
