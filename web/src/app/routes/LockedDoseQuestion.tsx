import { Suspense, use } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

const ReliefCard = lazyComponent(() => import('../../doses/ReliefCard.tsx'), 'ReliefCard')

/** In front of a diary whose session has ended: account does not import the doses. [DOSE-15] */
export function LockedDoseQuestion() {
  const diary = use(DiaryContext)
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  // With the app lock closed nobody knows what is due.
  if (diary === null || !isLocked || diary.codec.isLocked) return null
  return (
    <Suspense>
      <ReliefCard diary={diary} hidesNames />
    </Suspense>
  )
}
