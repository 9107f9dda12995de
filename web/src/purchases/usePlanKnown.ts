import { useEffect } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { learnPlan, type PlanKnown } from './planKnown.ts'
import type { KeptPurchase } from './purchaseTable.ts'
import { learnShop, type Shop } from './shop.ts'
import type { Learned } from './toldRecord.ts'
import { useTold } from './useTold.ts'

export interface PlanInUse {
  /** Null: no server has sent it yet, and it is not guessed. */
  known: PlanKnown | null
  /** Purchases without a definite answer from the server. */
  waiting: readonly KeptPurchase[]
  /** Null: the products are not known yet. */
  shop: Shop | null
  /** Loads the plan: before a price is named, and after an unexpected response. */
  learn: () => Promise<Learned>
}

/** Every plan screen loads it again when opened, and reports purchases; none waits for it. [BUY-13, BUY-21] */
export function usePlanKnown(diary: Diary): PlanInUse {
  const ask = useAsk()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const { plan, waiting, shop } = useTold(diary)
  useEffect(() => {
    if (!isSignedIn) return
    Promise.all([learnPlan(diary, ask), learnShop(diary, ask)]).catch(() => undefined)
  }, [diary, ask, isSignedIn])
  return { known: plan, waiting, shop, learn: () => learnPlan(diary, ask) }
}
