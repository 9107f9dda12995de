import { GRANTS } from '@reprieve/domain/purchases/products.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Chore } from '../jobs/chores.ts'
import type { JobEnd, JobKind, JobServices } from '../jobs/jobKind.ts'
import { queueJob } from '../jobs/jobStore.ts'
import type { StoreReceipt, StoreAnswer } from '../outside/stores/store.ts'
import { lockPlan } from './planStore.ts'
import { refreshPlan } from './refreshPlan.ts'
import { sandboxChore } from './sandboxPurchases.ts'
import { purchaseById, type Purchase, claimDueChecks, postponeCheck, updatePurchase } from './store.ts'
import { CHECK_JOB, saveStoreAnswer } from './saveStoreAnswer.ts'
import { nextCheck } from './waitingPurchase.ts'

const AT_ONCE = 100

const checkJob: JobKind = {
  name: CHECK_JOB,
  async work({ userId, about }, { services }) {
    const purchase = await purchaseById(services.db, userId, about)
    // Settled meanwhile, because a device sent it again or the account was deleted.
    if (purchase === null || purchase.token === null) return async () => {}
    return check(purchase, { token: purchase.token, productId: purchase.productId }, services)
  },
  giveUp:
    ({ userId, about }, { now }) =>
    async (trx) => {
      if ((await lockPlan(trx, userId, now())) === null) return
      const purchase = await purchaseById(trx, userId, about)
      if (purchase !== null) await postpone(trx, purchase, now())
    },
}

async function check(
  purchase: Purchase,
  receipt: StoreReceipt,
  { stores, now: clock }: JobServices,
): Promise<JobEnd> {
  const { userId, market, kind, state } = purchase
  const store = stores[market]
  const now = clock()
  const word: StoreAnswer = store === undefined ? { is: 'away' } : await store.verify(receipt, { kind, now })
  // Google refunds a purchase that is not acknowledged within three days, and sells no second pack before that. Only
  // granted purchases are acknowledged; one that was waiting gets its own job after this. [BUY-23]
  const isGiven = word.is === 'valid' && state !== 'waiting'
  const isSettled = isGiven && (await store?.settle(receipt, kind)) === true
  return async (trx) => {
    await lockPlan(trx, userId, now)
    const today = await purchaseById(trx, userId, purchase.id)
    // A device has sent it meanwhile, and has the newer answer of the store.
    if (today?.state !== state || today.token !== receipt.token) return
    if (word.is === 'away') return postpone(trx, purchase, now)
    if (word.is === 'invalid' && state !== 'waiting') return close(trx, purchase, now)
    await saveStoreAnswer(trx, { userId, deviceId: null, market, receipt, kind, isSettled, now }, word)
    if (isGiven && !isSettled) await postpone(trx, purchase, now)
  }
}

/** A subscription goes on meanwhile. Needs the lock of the plan, like `close`. [BUY-11] */
async function postpone(trx: Trx, purchase: Purchase, now: number): Promise<void> {
  await postponeCheck(trx, purchase, nextCheck(now, purchase.tries))
  await refreshPlan(trx, purchase.userId, now)
}

/** The store knew it, and forgets old purchases. That is no refund: what was granted stays. */
async function close(trx: Trx, purchase: Purchase, now: number): Promise<void> {
  const { isSubscription } = GRANTS[purchase.kind]
  await updatePurchase(trx, purchase, {
    token: null,
    check_at: null,
    ...(isSubscription && { state: 'ended' as const }),
  })
  await refreshPlan(trx, purchase.userId, now)
}

/** Queues the due purchases once, whichever process sees them first. */
export const queueDueChecks = (db: Db, now: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    const due = await claimDueChecks(trx, { now, next: now + 60 * MINUTE_MS, most: AT_ONCE })
    for (const { userId, id: about } of due) await queueJob(trx, { userId, kind: CHECK_JOB, about }, now)
  })

export const purchaseJobs: readonly JobKind[] = [checkJob]

export const purchaseChores: readonly Chore[] = [
  { name: 'check-purchases', everyMs: MINUTE_MS, run: ({ db }, now) => queueDueChecks(db, now) },
  sandboxChore,
]
