import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import { isSubscriptionOver, REMINDERS_ID, type StoredReminders } from './store.ts'

/** A message to a device, about one reminder. */
export interface StoredPushNote {
  userId: number
  noteId: string
  subId: string
  reminder: string
  at: Date
}

/** Returns those that did not exist yet. */
export async function insertNotes(
  trx: Trx,
  notes: readonly StoredPushNote[],
): Promise<{ userId: number; noteId: string }[]> {
  const each = <K extends keyof StoredPushNote>(column: K): StoredPushNote[K][] =>
    notes.map((note) => note[column])
  const { rows } = await sql<{ userId: number; noteId: string }>`
    insert into push_note (user_id, note_id, sub_id, reminder, at)
    select * from unnest(${each('userId')}::bigint[], ${each('noteId')}::uuid[], ${each('subId')}::uuid[],
      ${each('reminder')}::text[], ${each('at')}::timestamptz[])
    on conflict do nothing
    returning user_id as "userId", note_id as "noteId"`.execute(trx)
  return rows
}

/** A message to send, to a device that still wants it. */
export interface PushMessage extends StoredReminders {
  userId: number
  noteId: string
  subId: string
  reminder: string
  at: number
  endpoint: string
  p256dh: string | null
  auth: string | null
  language: string | null
  ofKey: string
  fails: number
}

export async function findMessage(db: Db, userId: number, noteId: string): Promise<PushMessage | null> {
  const { rows } = await sql<PushMessage>`
    select n.user_id as "userId", n.note_id as "noteId", n.sub_id as "subId", n.reminder, n.at, s.endpoint, s.p256dh,
      s.auth, s.language, s.of_key as "ofKey", s.fails, i.groups, s.reminders
    from push_note n
      join push_subscription s on s.user_id = n.user_id and s.sub_id = n.sub_id
      left join session_family f on f.user_id = s.user_id and f.family = s.family
      left join item i on i.user_id = n.user_id and i.client_id = ${REMINDERS_ID}
    where n.user_id = ${userId} and n.note_id = ${noteId} and not ${isSubscriptionOver()}`.execute(db)
  return rows[0] ?? null
}

export async function dropNote(trx: Trx, userId: number, noteId: string): Promise<void> {
  await trx.deleteFrom('push_note').where('user_id', '=', userId).where('note_id', '=', noteId).execute()
}
