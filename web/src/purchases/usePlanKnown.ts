import { useEffect } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { learnPlan, type PlanKnown } from './planKnown.ts'
import type { KeptPurchase } from './purchaseTable.ts'
import { learnShop, type Shop } from './shop.ts'
import type { Learned } from './toldRecord.ts'
import { useTold } from './useTold.ts'

export interface PlanInUse {
  /** Null: no server has told it yet, and nobody guesses. */
  known: PlanKnown | null
  /** What was bought, and what the server has given no word about. */
  waiting: readonly KeptPurchase[]
  /** Null: what is sold is not known yet. */
  shop: Shop | null
  /** Before a price is named, and after an answer that the device did not expect. */
  learn: () => Promise<Learned>
}

/** Every screen of plans asks anew when it opens, and tells what was bought; none waits for it. [BUY-13, BUY-21] */
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
