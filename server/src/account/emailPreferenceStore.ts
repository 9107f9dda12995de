import {
  SUBSCRIPTIONS,
  SUBSCRIPTIONS_AT_FIRST,
  type Subscriptions,
} from '@reprieve/domain/settings/subscriptions.ts'
import type { Db, Trx } from '../db/pool.ts'
import { dropQueuedMail } from '../jobs/mailStore.ts'

export async function findEmailPreferences(db: Db | Trx, userId: number): Promise<Subscriptions> {
  const row = await db
    .selectFrom('email_preference')
    .select(['reminders_and_updates', 'newsletters', 'special_offers'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? SUBSCRIPTIONS_AT_FIRST
}

/** Changes only the given keys, so that two devices at once do not overwrite each other. */
export async function saveEmailPreferences(
  trx: Trx,
  userId: number,
  given: Partial<Subscriptions>,
): Promise<void> {
  if (Object.keys(given).length === 0) return
  await trx
    .insertInto('email_preference')
    .values({ user_id: userId, ...SUBSCRIPTIONS_AT_FIRST, ...given })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(given))
    .execute()
  await dropQueuedMail(
    trx,
    userId,
    SUBSCRIPTIONS.filter((one) => given[one] === false),
  )
}
