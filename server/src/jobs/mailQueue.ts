import { randomUUID } from 'node:crypto'
import type { Trx } from '../db/pool.ts'

export interface MailToQueue {
  userId: number | null
  to: string
  subject: string
  text: string
  html: string
}

/** In the transaction of what the mail is about: neither a mail about nothing nor an act without its mail. */
export async function queueMail(trx: Trx, mail: MailToQueue, now: number): Promise<void> {
  await trx
    .insertInto('mail')
    .values({
      mail_id: randomUUID(),
      user_id: mail.userId,
      to_address: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      queued_at: new Date(now),
      next_try_at: new Date(now),
    })
    .execute()
}
