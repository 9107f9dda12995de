import { isFields } from '@reprieve/contract/fields.ts'
import { remindersFromSettings } from '@reprieve/contract/reminders/reminderWire.ts'
import { settingsGroupsToWire } from '@reprieve/contract/settings/settingsGroups.ts'
import {
  dueBetween,
  nextDue,
  type DueReminder,
  type ReminderPlan,
} from '@reprieve/domain/reminders/dueReminders.ts'
import { findPlaceByZone } from '@reprieve/domain/schedule/zone.ts'
import { HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { momentAt, type Place } from '@reprieve/domain/time/place.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueJob } from '../jobs/jobQueue.ts'
import { dropSubscription, isSubscriptionOver, REMINDERS_ID } from './store.ts'

export const PUSH_JOB = 'push'

/** A reminder later than this is no longer sent. [PUSH-8] */
export const LATE_MS = 30 * MINUTE_MS

const AT_ONCE = 100

/** Stored reminders: in the person's settings, or with a device that has no account. */
export interface StoredReminders {
  groups: Readonly<Record<string, { v: unknown }>> | null
  reminders?: unknown
}

/** A due device with its stored reminders. */
interface Claimed extends StoredReminders {
  userId: number
  subId: string
  checkedTo: number
  zone: string | null
  isOver: boolean
  seq: number
}

interface Plan {
  due: readonly DueReminder[]
  next: number | null
}

/** The person's reminders; everybody has the first one. [REM-2] */
export const readStoredReminders = (
  { groups, reminders }: StoredReminders,
  at: number,
  place: Place,
): ReminderPlan =>
  remindersFromSettings(
    isFields(reminders) ? reminders : settingsGroupsToWire(groups ?? {}),
    dayOf(momentAt(at, place)),
  )

/** Returns how many messages were queued. Skips devices that another process is handling. [PUSH-6] */
export async function queueDueReminders(db: Db, now: number, onQueued: () => void): Promise<number> {
  const faults: unknown[] = []
  let queued = 0
  for (let isMore = await isAnyDue(db, now); isMore;) {
    const batch = await inTransaction(db, (trx) => queueBatch(trx, now))
    if (batch.queued > 0) onQueued()
    queued += batch.queued
    faults.push(...batch.faults)
    isMore = batch.claimed === AT_ONCE
  }
  if (faults.length > 0) throw faults[0]
  return queued
}

/** Runs every two seconds, and the answer is nearly always no, so it must cost nothing. */
async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscription')
    .select('sub_id')
    .where('next_at', '<=', moment(now))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function claim(trx: Trx, now: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    select s.user_id as "userId", s.sub_id as "subId", s.checked_to as "checkedTo",
      coalesce(s.timezone, a.timezone) as zone, ${isSubscriptionOver()} as "isOver", coalesce(i.seq, 0) as seq, i.groups,
      s.reminders
    from push_subscription s
      left join account a on a.user_id = s.user_id
      left join session_family f on f.user_id = s.user_id and f.family = s.family
      left join item i on i.user_id = s.user_id and i.client_id = ${REMINDERS_ID}
    where s.next_at <= ${moment(now)}
    order by s.next_at limit ${AT_ONCE}
    for update of s skip locked`.execute(trx)
  return rows
}

interface Batch {
  claimed: number
  queued: number
  faults: unknown[]
}

/** Writes message, job and progress together or not at all. [PUSH-6] */
async function queueBatch(trx: Trx, now: number): Promise<Batch> {
  const claimed = await claim(trx, now)
  const faults: unknown[] = []
  const planned = claimed
    .filter((one) => !one.isOver)
    .map((one) => ({ ...one, plan: planOf(one, { now, onFault: (fault) => faults.push(fault) }) }))
  for (const ended of claimed.filter((one) => one.isOver)) await dropSubscription(trx, ended)
  await moveOn(trx, planned, now)
  const notes = planned.flatMap(({ userId, subId, plan }) =>
    plan.due.map(({ key, at }) => ({
      userId,
      noteId: randomUUID(),
      subId,
      reminder: key,
      at: new Date(at),
    })),
  )
  const queued = notes.length === 0 ? 0 : await queueNotes(trx, notes, now)
  return { claimed: claimed.length, queued, faults }
}

/** A fault in one person's reminders must not hold up everybody else: they are tried again in an hour. */
function planOf(one: Claimed, { now, onFault }: { now: number; onFault: (fault: unknown) => void }): Plan {
  try {
    return planIn(one, now)
  } catch (fault) {
    onFault(fault)
    return { due: [], next: now + HOUR_MS }
  }
}

/** [PUSH-7, PUSH-8] */
function planIn({ zone, checkedTo, ...kept }: Claimed, now: number): Plan {
  const place = zone === null ? null : findPlaceByZone(zone)
  if (place === null) return { due: [], next: null }
  const after = Math.max(checkedTo, now - LATE_MS - 1)
  const reminding = readStoredReminders(kept, Math.min(after, now), place)
  return {
    due: after < now ? dueBetween(reminding, { after, until: now }, place) : [],
    // If the clock goes back, reminders must not repeat.
    next: nextDue(reminding, Math.max(checkedTo, now), place),
  }
}

async function moveOn(trx: Trx, planned: readonly (Claimed & { plan: Plan })[], now: number): Promise<void> {
  const nexts = planned.map(({ plan }) => (plan.next === null ? null : new Date(plan.next)))
  await sql`
    update push_subscription s set checked_to = greatest(s.checked_to, ${moment(now)}), next_at = d.next_at, of_seq = d.seq
    from unnest(${planned.map(({ userId }) => userId)}::bigint[], ${planned.map(({ subId }) => subId)}::uuid[],
      ${nexts}::timestamptz[], ${planned.map(({ seq }) => seq)}::bigint[]) as d(user_id, sub_id, next_at, seq)
    where s.user_id = d.user_id and s.sub_id = d.sub_id`.execute(trx)
}

interface Note {
  userId: number
  noteId: string
  subId: string
  reminder: string
  at: Date
}

async function queueNotes(trx: Trx, notes: readonly Note[], now: number): Promise<number> {
  const each = <K extends keyof Note>(column: K): Note[K][] => notes.map((note) => note[column])
  const { rows } = await sql<{ userId: number; about: string }>`
    insert into push_note (user_id, note_id, sub_id, reminder, at)
    select * from unnest(${each('userId')}::bigint[], ${each('noteId')}::uuid[], ${each('subId')}::uuid[],
      ${each('reminder')}::text[], ${each('at')}::timestamptz[])
    on conflict do nothing
    returning user_id as "userId", note_id as about`.execute(trx)
  for (const { userId, about } of rows) await queueJob(trx, { userId, kind: PUSH_JOB, about }, now)
  return rows.length
}
