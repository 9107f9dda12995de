import { createHash } from 'node:crypto'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import { sql, type RawBuilder } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

/** Under which a person's reminders lie among what they keep. */
export const REMINDERS_ID = settingsClientId('reminders')

/** Only these; a phone's own service is none of ours yet. [PUSH-1] */
export const SENT_TYPE = 'webpush'

/**
 * Who logged out, changed the password or is gone wants nothing more on that device. A session that ran out is a
 * curtain over the diary (D16): the reminders go on.
 */
const ENDED_ON_PURPOSE: readonly EndReason[] = ['logout', 'password', 'reused', 'account-deleted']

/** Where a device takes messages. A phone has an address alone. */
export interface Device {
  type: string
  endpoint: string
  p256dh: string | null
  auth: string | null
}

export const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest()

/** Of a subscription `s` beside its session `f`, where there still is one; a device without an account has none. [PUSH-10] */
export const isOver = (): RawBuilder<boolean> =>
  sql<boolean>`(s.user_id > 0 and (f.family is null or coalesce(f.end_reason = any(${ENDED_ON_PURPOSE}::text[]), false)))`

/**
 * A person's reminders have changed: when the next of them is due must be worked out anew, on every device. What was
 * not due before this moment by the old ones is not by the new ones either: a reminder that is set to ten minutes ago
 * begins tomorrow. What was due and waits is seen to. [PUSH-6, REM-7]
 */
export const dueAgain = (db: Db, userId: number, now: number): Promise<void> =>
  workOutAnew(db, sql`s.user_id = ${userId}`, now)

/** Where a process died between what a person saved and the line above. */
export const healDue = (db: Db, now: number): Promise<void> =>
  workOutAnew(
    db,
    sql`exists (select from item i where i.user_id = s.user_id and i.client_id = ${REMINDERS_ID} and i.seq <> s.of_seq)`,
    now,
  )

async function workOutAnew(db: Db, which: RawBuilder<unknown>, now: number): Promise<void> {
  await sql`
    update push_subscription s set
      checked_to = greatest(s.checked_to, least(s.next_at - interval '1 millisecond', ${moment(now)})),
      next_at = least(s.next_at, ${moment(now)})
    where s.type = ${SENT_TYPE} and ${which}`.execute(db)
}

/** [PUSH-10] */
export async function dropEnded(db: Db): Promise<void> {
  await sql`
    delete from push_subscription s using push_subscription o
      left join session_family f on f.user_id = o.user_id and f.family = o.family
    where o.user_id = s.user_id and o.sub_id = s.sub_id and ${isOver()}`.execute(db)
}

interface SubscriptionRowKey {
  userId: number
  subId: string
}

/** With what is on its way to it. */
export async function dropSubscription(trx: Trx, { userId, subId }: SubscriptionRowKey): Promise<void> {
  await trx
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('sub_id', '=', subId)
    .execute()
  await trx.deleteFrom('push_note').where('user_id', '=', userId).where('sub_id', '=', subId).execute()
}

export async function dropNote(trx: Trx, userId: number, noteId: string): Promise<void> {
  await trx.deleteFrom('push_note').where('user_id', '=', userId).where('note_id', '=', noteId).execute()
}
