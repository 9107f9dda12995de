import { useEffect } from 'react'
import { sessionDeviceState } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { refreshPlan, type PlanDetails } from './planKnown.ts'
import type { StoredPurchase } from './purchaseTable.ts'
import { refreshShop, type Shop } from './shop.ts'
import type { RefreshOutcome } from './toldRecord.ts'
import { useAccountStatus } from './useTold.ts'

export interface PlanStatus {
  /** Null: no server has sent it yet, and it is not guessed. */
  known: PlanDetails | null
  /** Purchases without a definite answer from the server. */
  waiting: readonly StoredPurchase[]
  /** Null: the products are not known yet. */
  shop: Shop | null
  /** Loads the plan: before a price is named, and after an unexpected response. */
  learn: () => Promise<RefreshOutcome>
}

/** Every plan screen loads it again when opened, and reports purchases; none waits for it. [BUY-13, BUY-21] */
export function usePlanStatus(diary: Diary): PlanStatus {
  const ask = useAsk()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const { plan, waiting, shop } = useAccountStatus(diary)
  useEffect(() => {
    if (!isSignedIn) return
    Promise.all([refreshPlan(diary, ask), refreshShop(diary, ask)]).catch(() => undefined)
  }, [diary, ask, isSignedIn])
  return { known: plan, waiting, shop, learn: () => refreshPlan(diary, ask) }
}
