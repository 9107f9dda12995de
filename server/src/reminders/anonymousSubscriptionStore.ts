import { reminderTimesToWire } from '@reprieve/contract/reminders/reminderWire.ts'
import { comingReminders, type ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import { MOST_REMINDERS } from '@reprieve/domain/reminders/reminder.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import {
  BEFORE_NEXT,
  dropSubscription,
  endpointHash,
  isSubscriptionOver,
  SUPPORTED_PUSH_TYPE,
  type Device,
} from './store.ts'

/** [PUSH-2] */
const KEEP_UNUSED_MS = 30 * DAY_MS

const NO_TIMES = reminderTimesToWire({ reminders: [], quiet: null })

interface AnonymousRegistration extends Device {
  timezone: string | null
  language: string
  ofKey: string
  now: number
  /** Null if the device sent none: the stored ones stay. */
  reminding: ReminderPlan | null
}

/** Negative, because user ids are positive; derived from the endpoint, so it is stable for a device. [PUSH-2] */
const numberOfDevice = (hash: Buffer): number => -1 - hash.readUIntBE(0, 6)

/**
 * Only the browser knows the secret of its subscription: with a wrong one nothing changes, and the response is the
 * same. A device with no reminders to come is not stored. [PUSH-2, PUSH-16]
 */
export async function saveAnonymous(trx: Trx, given: AnonymousRegistration): Promise<void> {
  if (given.reminding !== null && comingReminders(given.reminding).length === 0)
    return dropAnonymous(trx, given)
  if (!(await isOfSomebody(trx, given))) await keepAnonymous(trx, given)
}

async function keepAnonymous(trx: Trx, given: AnonymousRegistration): Promise<void> {
  const { type, endpoint, p256dh, auth, timezone, language, ofKey, reminding } = given
  const now = moment(given.now)
  const hash = endpointHash(endpoint)
  const next = type === SUPPORTED_PUSH_TYPE ? now : sql`null::timestamptz`
  const reminders = reminding === null ? null : JSON.stringify(timesToStore(reminding))
  await sql`
    insert into push_subscription as s (user_id, sub_id, endpoint_hash, endpoint, p256dh, auth, type, timezone, language,
      of_key, checked_to, next_at, created_at, seen_at, reminders)
    values (${numberOfDevice(hash)}, ${randomUUID()}, ${hash}, ${endpoint}, ${p256dh}, ${auth}, ${type}, ${timezone},
      ${language}, ${ofKey}, ${now}, ${next}, ${now}, ${now}, coalesce(${reminders}::jsonb, ${JSON.stringify(NO_TIMES)}::jsonb))
    on conflict (user_id, endpoint_hash) do update set timezone = excluded.timezone, language = excluded.language,
      of_key = excluded.of_key, seen_at = excluded.seen_at, fails = 0, reminders = coalesce(${reminders}::jsonb, s.reminders),
      checked_to = case
        when s.timezone is distinct from excluded.timezone then greatest(s.checked_to, excluded.checked_to)
        when s.reminders = coalesce(${reminders}::jsonb, s.reminders) then s.checked_to
        else greatest(s.checked_to, least(${BEFORE_NEXT}, excluded.checked_to)) end,
      next_at = case when excluded.next_at is null then null else least(s.next_at, excluded.next_at) end
    where s.auth is not distinct from excluded.auth`.execute(trx)
}

/** Rebuilt from the parsed reminders, so that nothing else that was sent is stored. */
function timesToStore(reminding: ReminderPlan): ReturnType<typeof reminderTimesToWire> {
  return reminderTimesToWire({ ...reminding, reminders: comingReminders(reminding).slice(0, MOST_REMINDERS) })
}

/** A browser of an account gets that account's reminders: a second subscription would double each. [PUSH-16] */
async function isOfSomebody(trx: Trx, { endpoint, auth }: Device): Promise<boolean> {
  const { rows } = await sql`
    select from push_subscription s left join session_family f on f.user_id = s.user_id and f.family = s.family
    where s.endpoint_hash = ${endpointHash(endpoint)} and s.user_id > 0 and s.auth is not distinct from ${auth} and not ${isSubscriptionOver()}
    limit 1`.execute(trx)
  return rows.length > 0
}

/** Needs the secret of the subscription. [PUSH-2, PUSH-16] */
export async function dropAnonymous(trx: Trx, { endpoint, auth }: Device): Promise<void> {
  const hash = endpointHash(endpoint)
  const userId = numberOfDevice(hash)
  const subscription = await trx
    .selectFrom('push_subscription')
    .select('sub_id')
    .where('user_id', '=', userId)
    .where('endpoint_hash', '=', hash)
    .where('auth', 'is not distinct from', auth)
    .executeTakeFirst()
  if (subscription !== undefined) await dropSubscription(trx, { userId, subId: subscription.sub_id })
}

/** A device counts as used when its app registers again. [PUSH-2] */
export async function sweepAnonymous(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('user_id', '<', 0)
    .where('seen_at', '<=', moment(now - KEEP_UNUSED_MS))
    .execute()
}
