import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'

export interface PlanRow {
  is_pro: boolean
  credits: number
  subscription_until: number | null
  subscription_market: string | null
}

/** A person who never bought anything has no row. */
export const findPlan = (db: Db | Trx, userId: number): Promise<PlanRow | undefined> =>
  db
    .selectFrom('plan')
    .select(['is_pro', 'credits', 'subscription_until', 'subscription_market'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/**
 * Locks the plan row, and creates it if there is none: otherwise two calls at once would lock nothing. Locks the
 * account first, as everywhere; null: the account is gone, and nothing may be written for it. [BUY-6]
 */
export async function lockPlan(trx: Trx, userId: number, now: number): Promise<PlanRow | null> {
  const account = await trx
    .selectFrom('account')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (account === undefined) return null
  await trx
    .insertInto('plan')
    .values({ user_id: userId, updated_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return trx
    .selectFrom('plan')
    .select(['is_pro', 'credits', 'subscription_until', 'subscription_market'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** What a plan says besides its credits. */
interface PlanChange {
  isPro: boolean
  /** Null if there is no subscription. */
  subscription: { until: number; market: string } | null
  now: number
}

/** Needs the lock of the plan. */
export async function updatePlan(
  trx: Trx,
  userId: number,
  { isPro, subscription, now }: PlanChange,
): Promise<void> {
  await trx
    .updateTable('plan')
    .set({
      is_pro: isPro,
      subscription_until: subscription === null ? null : new Date(subscription.until),
      subscription_market: subscription?.market ?? null,
      updated_at: new Date(now),
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Adds to the balance of the plan. */
export const moveBalance = (
  trx: Trx,
  { userId, now, delta }: { userId: number; now: number; delta: number },
): Promise<unknown> =>
  trx
    .updateTable('plan')
    .set({ credits: sql<number>`credits + ${delta}`, updated_at: new Date(now) })
    .where('user_id', '=', userId)
    .execute()
