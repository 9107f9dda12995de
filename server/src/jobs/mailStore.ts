import { newRisingId } from '@reprieve/contract/ids.ts'
import type { Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { sql } from 'kysely'
import type { QueueCount } from './jobStore.ts'

export interface MailToQueue {
  userId: number | null
  to: string
  subject: string
  text: string
  html: string
  /** Whether the row is deleted once the mail is sent. */
  forgets?: boolean
  /** For mail that the person subscribed to: its kind, and the one-click unsubscribe link (RFC 8058). */
  subscribed?: { kind: Subscription; unsubscribeLink: string }
}

/** Call it in the transaction of what the mail is about, so that neither exists without the other. */
export async function queueMail(trx: Trx, mail: MailToQueue, now: number): Promise<void> {
  await trx
    .insertInto('mail')
    .values({
      mail_id: newRisingId(),
      user_id: mail.userId,
      to_address: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      queued_at: new Date(now),
      next_try_at: new Date(now),
      forgets: mail.forgets ?? false,
      unsubscribe_link: mail.subscribed?.unsubscribeLink ?? null,
      subscription: mail.subscribed?.kind ?? null,
    })
    .execute()
}

/** Costs the same as a mail but is never sent: an unknown name must not get a faster response than a known one. */
export async function queueDecoy(trx: Trx, now: number): Promise<void> {
  const at = new Date(now)
  await trx
    .insertInto('mail')
    .values({
      mail_id: newRisingId(),
      user_id: null,
      to_address: '',
      subject: '',
      body_text: '',
      body_html: '',
      queued_at: at,
      next_try_at: at,
      sent_at: at,
    })
    .execute()
}

/** Deletes queued mail of kinds that the person no longer wants. [SET-26] */
export async function dropQueuedMail(
  trx: Db | Trx,
  userId: number,
  kinds: readonly Subscription[],
): Promise<void> {
  if (kinds.length === 0) return
  await trx
    .deleteFrom('mail')
    .where('user_id', '=', userId)
    .where('subscription', 'in', kinds)
    .where('sent_at', 'is', null)
    .where('trying_since', 'is', null)
    .execute()
}

/** Clears sent mail, because its links give access to accounts. */
export const NO_WORDS = { body_text: '', body_html: '', unsubscribe_link: null }

export interface WaitingMail {
  mail_id: string
  to_address: string
  subject: string
  body_text: string
  body_html: string
  attempts: number
  forgets: boolean
  unsubscribe_link: string | null
  subscription: string | null
}

/** Mail to send now, except what another process is sending. */
export const lockDueMail = (
  trx: Trx,
  { now, queuedAfter, most }: { now: number; queuedAfter: number; most: number },
): Promise<WaitingMail[]> =>
  trx
    .selectFrom('mail')
    .select([
      'mail_id',
      'to_address',
      'subject',
      'body_text',
      'body_html',
      'attempts',
      'forgets',
      'unsubscribe_link',
      'subscription',
    ])
    .where('sent_at', 'is', null)
    .where('trying_since', 'is', null)
    .where('next_try_at', '<=', moment(now))
    .where('queued_at', '>', moment(queuedAfter))
    .orderBy('next_try_at')
    .orderBy('mail_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

/** The columns that an attempt to send changes. */
type MailChange = Partial<typeof NO_WORDS> & {
  attempts?: number
  sent_at?: Date
  next_try_at?: Date
  trying_since?: Date | null
}

export async function updateMail(db: Db | Trx, mailId: string, change: MailChange): Promise<void> {
  await db.updateTable('mail').set(change).where('mail_id', '=', mailId).execute()
}

export async function deleteMail(trx: Trx, mailId: string): Promise<void> {
  await trx.deleteFrom('mail').where('mail_id', '=', mailId).execute()
}

/** Clears mail that was kept to be read in the outbox of a machine that has a mail server now (D22). */
export async function clearSentMail(db: Db): Promise<void> {
  await db
    .updateTable('mail')
    .set(NO_WORDS)
    .where('sent_at', 'is not', null)
    .where('body_text', '!=', '')
    .execute()
}

/** The newest mail, sent or not, without decoys. */
export const findNewestMail = (db: Db, most: number) =>
  db
    .selectFrom('mail')
    .where('to_address', '!=', '')
    .select(['to_address', 'subject', 'body_text', 'body_html', 'queued_at', 'sent_at'])
    .orderBy('queued_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(most)
    .execute()

/** The waiting mail: how many, how many of them were tried before, and since when the oldest waits. */
export async function countWaitingMail(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select 'mail' as name, count(*) as waiting, count(*) filter (where attempts > 0) as tried, min(queued_at) as oldest
    from mail where sent_at is null and trying_since is null`.execute(db)
  return rows
}
