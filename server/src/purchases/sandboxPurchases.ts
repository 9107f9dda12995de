import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { runEachSeparately, type Chore } from '../jobs/chores.ts'
import { countUsedCredits, countGrantedCredits } from './creditStore.ts'
import { lockPlan } from './planStore.ts'
import { refreshPlan } from './refreshPlan.ts'
import { takeBackCredits } from './refunds.ts'
import { listPurchases, type Purchase, findSandboxBuyers, updatePurchase } from './store.ts'

/**
 * Revokes sandbox purchases, which nobody paid for, when a local database moves to a production server. They return
 * when a device sends them again where there is a sandbox. [BUY-29]
 */
async function dropSandboxPurchases(db: Db, now: number): Promise<void> {
  const people = await findSandboxBuyers(db)
  await runEachSeparately(people, (userId) => inTransaction(db, (trx) => dropForPerson(trx, userId, now)))
}

async function dropForPerson(trx: Trx, userId: number, now: number): Promise<void> {
  const plan = await lockPlan(trx, userId, now)
  if (plan === null) return
  const tried = (await listPurchases(trx, userId)).filter(
    ({ market, state }) => market === 'sandbox' && state !== 'refused',
  )
  let left = await countUnusedCredits(trx, userId, tried)
  for (const purchase of tried) {
    left -= await takeBackCredits(trx, purchase, { now, most: left })
    await updatePurchase(trx, purchase, { state: 'refused', token: null, check_at: null, expires_at: null })
  }
  await refreshPlan(trx, userId, now)
}

/** Used credits count as sandbox credits first, so that paid credits are never taken. */
async function countUnusedCredits(trx: Trx, userId: number, tried: readonly Purchase[]): Promise<number> {
  const used = await countUsedCredits(trx, userId)
  let given = 0
  for (const { id } of tried) given += await countGrantedCredits(trx, userId, id)
  return Math.max(0, given - used)
}

/** Runs at the start of every production server, and again in case a backup of a local machine is restored there. */
export const sandboxChore: Chore = {
  name: 'sandbox-purchases',
  everyMs: DAY_MS,
  run: async ({ db, config }, now) => {
    if (!config.isLocal) await dropSandboxPurchases(db, now)
  },
}
