import { newRisingId } from '@reprieve/contract/ids.ts'
import type { Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import type { Db, Trx } from '../db/pool.ts'

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
