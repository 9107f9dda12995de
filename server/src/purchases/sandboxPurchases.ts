import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { runEachSeparately, type Chore } from '../jobs/chores.ts'
import { lockPlan } from './credits.ts'
import { refreshPlan } from './refreshPlan.ts'
import { countGrantedCredits, takeBackCredits } from './refunds.ts'
import { listPurchases, type Purchase } from './store.ts'

/**
 * Revokes sandbox purchases, which nobody paid for, when a local database moves to a production server. They return
 * when a device sends them again where there is a sandbox. [BUY-29]
 */
async function dropSandboxPurchases(db: Db, now: number): Promise<void> {
  const rows = await db
    .selectFrom('purchase')
    .select('user_id')
    .distinct()
    .where('market', '=', 'sandbox')
    .where('state', '<>', 'refused')
    .execute()
  await runEachSeparately(rows, ({ user_id: userId }) => inTransaction(db, (trx) => dropOf(trx, userId, now)))
}

async function dropOf(trx: Trx, userId: number, now: number): Promise<void> {
  const plan = await lockPlan(trx, userId, now)
  if (plan === null) return
  const tried = (await listPurchases(trx, userId)).filter(
    ({ market, state }) => market === 'sandbox' && state !== 'refused',
  )
  let left = await leftOf(trx, userId, tried)
  for (const purchase of tried) {
    left -= await takeBackCredits(trx, purchase, { now, most: left })
    await trx
      .updateTable('purchase')
      .set({ state: 'refused', token: null, check_at: null, expires_at: null })
      .where('user_id', '=', userId)
      .where('purchase_id', '=', purchase.id)
      .execute()
  }
  await refreshPlan(trx, userId, now)
}

/** Used credits count as sandbox credits first, so that paid credits are never taken. */
async function leftOf(trx: Trx, userId: number, tried: readonly Purchase[]): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(-sum(delta), 0)::int as used from credit_entry
    where user_id = ${userId} and about in
      (select about from credit_entry where user_id = ${userId} and reason = 'reserved')`.execute(trx)
  let given = 0
  for (const { id } of tried) given += await countGrantedCredits(trx, userId, id)
  return Math.max(0, given - (rows[0]?.used ?? 0))
}

/** Runs at the start of every production server, and again in case a backup of a local machine is restored there. */
export const sandboxChore: Chore = {
  name: 'sandbox-purchases',
  everyMs: DAY_MS,
  run: async ({ db, config }, now) => {
    if (!config.isLocal) await dropSandboxPurchases(db, now)
  },
}
