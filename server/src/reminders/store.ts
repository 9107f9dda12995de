import { createHash } from 'node:crypto'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import { sql, type RawBuilder } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

/** The client id of a person's reminder settings. */
export const REMINDERS_ID = settingsClientId('reminders')

/** Only web push is sent; the phones' own services are not supported yet. [PUSH-1] */
export const SUPPORTED_PUSH_TYPE = 'webpush'

/** Stored reminders: in the person's settings, or with a device that has no account. */
export interface StoredReminders {
  groups: Readonly<Record<string, { v: unknown }>> | null
  reminders?: unknown
}

/**
 * After a log-out, a password change or a deletion the person wants nothing more on that device. An expired session
 * only locks the diary (D16): the reminders go on.
 */
const ENDED_ON_PURPOSE: readonly EndReason[] = ['logout', 'password', 'reused', 'account-deleted']

/** Where a device receives messages. A phone has only an address. */
export interface Device {
  type: string
  endpoint: string
  p256dh: string | null
  auth: string | null
}

export const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest()

/** Whether subscription `s` has ended with its session `f`; a device without an account has no session. [PUSH-10] */
export const isSubscriptionOver = (): RawBuilder<boolean> =>
  sql<boolean>`(s.user_id > 0 and (f.family is null or coalesce(f.end_reason = any(${ENDED_ON_PURPOSE}::text[]), false)))`

/**
 * Recomputes when the next reminder is due on every device, after the person's reminders changed. New reminders do not
 * apply to the past: one that is set to ten minutes ago begins tomorrow. Reminders that were already due are still
 * sent. [PUSH-6, REM-7]
 */
export const recomputeDueTimes = (db: Db, userId: number, now: number): Promise<void> =>
  workOutAnew(db, sql`s.user_id = ${userId}`, now)

/** Repairs a crash between the save of the reminders and `recomputeDueTimes`. */
export const repairDueTimes = (db: Db, now: number): Promise<void> =>
  workOutAnew(
    db,
    sql`exists (select from item i where i.user_id = s.user_id and i.client_id = ${REMINDERS_ID} and i.seq <> s.of_seq)`,
    now,
  )

/**
 * A moment before the next reminder of subscription `s`: then it still counts as due. In UTC, because an interval
 * depends on the zone of the connection otherwise, and a distributed database sends no such expression to its nodes.
 */
export const BEFORE_NEXT = sql`((s.next_at at time zone 'UTC' - interval '1 millisecond') at time zone 'UTC')`

async function workOutAnew(db: Db, which: RawBuilder<unknown>, now: number): Promise<void> {
  await sql`
    update push_subscription s set
      checked_to = greatest(s.checked_to, least(${BEFORE_NEXT}, ${moment(now)})),
      next_at = least(s.next_at, ${moment(now)})
    where s.type = ${SUPPORTED_PUSH_TYPE} and ${which}`.execute(db)
}

/** [PUSH-10] */
export async function dropEndedSubscriptions(db: Db): Promise<void> {
  await sql`
    delete from push_subscription s using push_subscription o
      left join session_family f on f.user_id = o.user_id and f.family = o.family
    where o.user_id = s.user_id and o.sub_id = s.sub_id and ${isSubscriptionOver()}`.execute(db)
}

interface SubscriptionRowKey {
  userId: number
  subId: string
}

/** Also drops the messages on their way to it. */
export async function dropSubscription(trx: Trx, { userId, subId }: SubscriptionRowKey): Promise<void> {
  await trx
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('sub_id', '=', subId)
    .execute()
  await trx.deleteFrom('push_note').where('user_id', '=', userId).where('sub_id', '=', subId).execute()
}

/** Counts refused messages in a row. */
export async function setFails(
  trx: Trx,
  { userId, subId }: SubscriptionRowKey,
  fails: number,
): Promise<void> {
  await trx
    .updateTable('push_subscription')
    .set({ fails })
    .where('user_id', '=', userId)
    .where('sub_id', '=', subId)
    .execute()
}

/** The reminders in a person's settings. */
export async function findReminders(trx: Trx, userId: number): Promise<StoredReminders> {
  const { rows } = await sql<StoredReminders>`
    select groups from item where user_id = ${userId} and client_id = ${REMINDERS_ID}`.execute(trx)
  return rows[0] ?? { groups: null }
}

/** A device with a reminder that is due, and its stored reminders. */
export interface DueSubscription extends StoredReminders {
  userId: number
  subId: string
  checkedTo: number
  nextAt: number
  zone: string | null
  isOver: boolean
  seq: number
}

/** Runs every two seconds, and the answer is nearly always no, so it must cost nothing. */
export async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscription')
    .select('sub_id')
    .where('next_at', '<=', moment(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Without a lock: `claimDue` decides which process handles them. */
export async function findDueSubscriptions(
  trx: Trx,
  { now, most }: { now: number; most: number },
): Promise<DueSubscription[]> {
  const { rows } = await sql<DueSubscription>`
    select s.user_id as "userId", s.sub_id as "subId", s.checked_to as "checkedTo", s.next_at as "nextAt",
      coalesce(s.timezone, a.timezone) as zone, ${isSubscriptionOver()} as "isOver", coalesce(i.seq, 0) as seq, i.groups,
      s.reminders
    from push_subscription s
      left join account a on a.user_id = s.user_id
      left join session_family f on f.user_id = s.user_id and f.family = s.family
      left join item i on i.user_id = s.user_id and i.client_id = ${REMINDERS_ID}
    where s.next_at <= ${moment(now)}
    order by s.next_at limit ${most}`.execute(trx)
  return rows
}

/** When the next reminder of a device is due; null for never. */
type NextDue = Pick<DueSubscription, 'userId' | 'subId' | 'seq' | 'checkedTo' | 'nextAt'> & {
  next: number | null
}

/**
 * Reminders until now are done, the next one is due later. Returns the ids of the devices for which that is so: another
 * process may have handled one meanwhile, or its reminders may have changed, and then nothing of it counts. [DIST-3]
 */
export async function claimDue(trx: Trx, planned: readonly NextDue[], now: number): Promise<Set<string>> {
  if (planned.length === 0) return new Set()
  const each = <T>(of: (one: NextDue) => T): T[] => planned.map(of)
  const { rows } = await sql<{ subId: string }>`
    update push_subscription s set checked_to = greatest(s.checked_to, ${moment(now)}), next_at = d.next_at, of_seq = d.seq
    from unnest(${each((one) => one.userId)}::bigint[], ${each((one) => one.subId)}::uuid[],
      ${each(({ next }) => (next === null ? null : new Date(next)))}::timestamptz[], ${each((one) => one.seq)}::bigint[],
      ${each((one) => new Date(one.checkedTo))}::timestamptz[], ${each((one) => new Date(one.nextAt))}::timestamptz[])
      as d(user_id, sub_id, next_at, seq, had_checked_to, had_next_at)
    where s.user_id = d.user_id and s.sub_id = d.sub_id
      and s.checked_to = d.had_checked_to and s.next_at = d.had_next_at
    returning s.sub_id as "subId"`.execute(trx)
  return new Set(rows.map(({ subId }) => subId))
}
