import { useSyncExternalStore } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { keptPlan, type PlanKnown } from './planKnown.ts'
import { waitingPurchases, type KeptPurchase } from './purchaseTable.ts'
import { keptShop, type Shop } from './shop.ts'
import { toldRecord } from './toldRecord.ts'

/** What the server last reported about the account, and the purchases not reported to it yet. */
export interface AccountStatus {
  record: Record<string, unknown> | null
  plan: PlanKnown | null
  waiting: readonly KeptPurchase[]
  shop: Shop | null
}

const NOTHING: AccountStatus = { record: null, plan: null, waiting: [], shop: null }

/** Shared by all screens: two instances could show two plans for a while. */
const watchedIn = new WeakMap<Diary, WatchedRead<AccountStatus>>()

function watchTold(diary: Diary): WatchedRead<AccountStatus> {
  const watched = watchedIn.get(diary) ?? watch(diary.doorbell, [SERVER_COPIES], () => readTold(diary))
  watchedIn.set(diary, watched)
  return watched
}

async function readTold(diary: Diary): Promise<AccountStatus> {
  const [record, plan, waiting, shop] = await Promise.all([
    toldRecord(diary),
    keptPlan(diary),
    waitingPurchases(diary),
    keptShop(diary),
  ])
  return { record, plan, waiting, shop }
}

/** As stored on the device, also offline; the screen that shows it loads it again. */
export function useTold(diary: Diary): AccountStatus {
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const { subscribe, current } = watchTold(diary)
  const seen = useSyncExternalStore(subscribe, current)
  // A diary without its account has no server data.
  return isSignedIn && seen.is === 'read' ? seen.value : NOTHING
}
