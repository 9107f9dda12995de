import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { useEffect } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { refreshServerRecord } from '../../purchases/serverRecord.ts'
import { useAccountStatus } from '../../purchases/useAccountStatus.ts'

/** Asked once per start of the app: people switch often between the results tabs. */
const askedFor = new WeakSet<Diary>()

/** The person's plan as this device knows it, also offline. Without an account it is Lite (D44). */
export function usePlan(diary: Diary): Plan {
  const ask = useAsk()
  const state = sessionDeviceState(useSession())
  const isSignedIn = state === 'signed-in'
  const { plan } = useAccountStatus(diary)
  useEffect(() => {
    if (!isSignedIn || askedFor.has(diary)) return
    askedFor.add(diary)
    refreshServerRecord(diary, ask).then(
      (learned) => void (learned === 'away' && askedFor.delete(diary)),
      () => askedFor.delete(diary),
    )
  }, [diary, ask, isSignedIn])
  if (!isSignedIn) return state === 'not-registered' ? 'lite' : 'unknown'
  return plan?.plan ?? 'unknown'
}
