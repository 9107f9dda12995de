import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Trx } from '../db/pool.ts'
import { dropAnonymous } from './anonymousSubscriptionStore.ts'
import { dropSubscription, endpointHash, SUPPORTED_PUSH_TYPE, type Device } from './store.ts'

/** A person has few devices; a client that makes a new address every day must not fill the table. */
const MOST_OF_PERSON = 20

interface Registration extends Device {
  userId: number
  family: string
  timezone: string | null
  language: string
  /** Our public key: the browser accepts messages under no other. */
  ofKey: string
  now: number
}

/**
 * The same address of the same person is one row, however often it is sent. In a new time zone everything is due at
 * other times: what would have been due there before now counts as past. [PUSH-1, PUSH-7, PUSH-16]
 */
export async function saveSubscription(trx: Trx, given: Registration): Promise<void> {
  const { userId, type, endpoint, p256dh, auth, timezone, language, family, ofKey } = given
  const now = moment(given.now)
  const hash = endpointHash(endpoint)
  const next = type === SUPPORTED_PUSH_TYPE ? now : sql`null::timestamptz`
  await sql`
    insert into push_subscription as s (user_id, sub_id, endpoint_hash, endpoint, p256dh, auth, type, timezone, language,
      family, of_key, checked_to, next_at, created_at, seen_at)
    values (${userId}, ${randomUUID()}, ${hash}, ${endpoint}, ${p256dh}, ${auth}, ${type}, ${timezone}, ${language},
      ${family}, ${ofKey}, ${now}, ${next}, ${now}, ${now})
    on conflict (user_id, endpoint_hash) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      type = excluded.type, timezone = excluded.timezone, language = excluded.language, family = excluded.family,
      of_key = excluded.of_key, seen_at = excluded.seen_at, fails = 0,
      checked_to = case when s.timezone is not distinct from excluded.timezone then s.checked_to
        else greatest(s.checked_to, excluded.checked_to) end,
      next_at = case when excluded.next_at is null then null else least(s.next_at, excluded.next_at) end`.execute(
    trx,
  )
  await dropAnonymous(trx, given)
  await dropOldest(trx, userId)
}

async function dropOldest(trx: Trx, userId: number): Promise<void> {
  const old = await trx
    .selectFrom('push_subscription')
    .select('sub_id')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('sub_id')
    .offset(MOST_OF_PERSON)
    .execute()
  for (const { sub_id: subId } of old) await dropSubscription(trx, { userId, subId })
}

/** Ends only the person's own subscription; another person's is treated as unknown. [PUSH-15] */
export async function endSubscription(trx: Trx, userId: number, endpoint: string): Promise<void> {
  const subscription = await trx
    .selectFrom('push_subscription')
    .select('sub_id')
    .where('user_id', '=', userId)
    .where('endpoint_hash', '=', endpointHash(endpoint))
    .executeTakeFirst()
  if (subscription !== undefined) await dropSubscription(trx, { userId, subId: subscription.sub_id })
}
