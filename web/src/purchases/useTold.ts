import { useSyncExternalStore } from 'react'
import { sessionDeviceState } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { readPlan, type PlanDetails } from './planKnown.ts'
import { waitingPurchases, type StoredPurchase } from './purchaseTable.ts'
import { readShop, type Shop } from './shop.ts'
import { readServerRecord } from './toldRecord.ts'

/** What the server last reported about the account, and the purchases not reported to it yet. */
export interface AccountStatus {
  record: Record<string, unknown> | null
  plan: PlanDetails | null
  waiting: readonly StoredPurchase[]
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
