import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { isSubscriptionOver, REMINDERS_ID, type StoredReminders } from './store.ts'

/** A device with a reminder that is due, and its stored reminders. */
export interface DueSubscription extends StoredReminders {
  userId: number
  subId: string
  checkedTo: number
  zone: string | null
  isOver: boolean
  seq: number
}

/** Runs every two seconds, and the answer is nearly always no, so it must cost nothing. */
export async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscription')
    .select('sub_id')
    .where('next_at', '<=', moment(now))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Skips devices that another process is handling. */
export async function lockDueSubscriptions(
  trx: Trx,
  { now, most }: { now: number; most: number },
): Promise<DueSubscription[]> {
  const { rows } = await sql<DueSubscription>`
    select s.user_id as "userId", s.sub_id as "subId", s.checked_to as "checkedTo",
      coalesce(s.timezone, a.timezone) as zone, ${isSubscriptionOver()} as "isOver", coalesce(i.seq, 0) as seq, i.groups,
      s.reminders
    from push_subscription s
      left join account a on a.user_id = s.user_id
      left join session_family f on f.user_id = s.user_id and f.family = s.family
      left join item i on i.user_id = s.user_id and i.client_id = ${REMINDERS_ID}
    where s.next_at <= ${moment(now)}
    order by s.next_at limit ${most}
    for update of s skip locked`.execute(trx)
  return rows
}

/** When the next reminder of a device is due; null for never. */
type NextDue = Pick<DueSubscription, 'userId' | 'subId' | 'seq'> & { next: number | null }

/** Reminders until now are done, the next one is due later. */
export async function setNextDue(trx: Trx, planned: readonly NextDue[], now: number): Promise<void> {
  const nexts = planned.map(({ next }) => (next === null ? null : new Date(next)))
  await sql`
    update push_subscription s set checked_to = greatest(s.checked_to, ${moment(now)}), next_at = d.next_at, of_seq = d.seq
    from unnest(${planned.map(({ userId }) => userId)}::bigint[], ${planned.map(({ subId }) => subId)}::uuid[],
      ${nexts}::timestamptz[], ${planned.map(({ seq }) => seq)}::bigint[]) as d(user_id, sub_id, next_at, seq)
    where s.user_id = d.user_id and s.sub_id = d.sub_id`.execute(trx)
}
