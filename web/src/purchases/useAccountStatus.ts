import { useEffect, useSyncExternalStore } from 'react'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { useAsk } from '../api/useAsk.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { type PlanDetails, readPlan, refreshPlan } from './plan.ts'
import { waitingPurchases, type StoredPurchase } from './purchaseTable.ts'
import { readShop, refreshShop, type Shop } from './shop.ts'
import { readServerRecord, type RefreshOutcome } from './serverRecord.ts'

/** What the server last reported about the account, and the purchases not reported to it yet. */
export interface AccountStatus {
  record: Record<string, unknown> | null
  plan: PlanDetails | null
  waiting: readonly StoredPurchase[]
  shop: Shop | null
}

const NOTHING: AccountStatus = { record: null, plan: null, waiting: [], shop: null }

/** Shared by all screens: two instances could show two plans for a while. */
const watchTold = perDiary((diary: Diary): WatchedRead<AccountStatus> =>
  watch(diary.doorbell, [SERVER_COPIES], () => readTold(diary)),
)

async function readTold(diary: Diary): Promise<AccountStatus> {
  const [record, plan, waiting, shop] = await Promise.all([
    readServerRecord(diary),
    readPlan(diary),
    waitingPurchases(diary),
    readShop(diary),
  ])
  return { record, plan, waiting, shop }
}

/** As stored on the device, also offline; the screen that shows it loads it again. */
export function useAccountStatus(diary: Diary): AccountStatus {
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const { subscribe, current } = watchTold(diary)
  const seen = useSyncExternalStore(subscribe, current)
  // A diary without its account has no server data.
  return isSignedIn && seen.is === 'read' ? seen.value : NOTHING
}

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
