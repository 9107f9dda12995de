import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { MailSender } from '../outside/mail.ts'

const EVERY_MS = 2_000
const AT_ONCE = 5
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = HOUR_MS
// Any link in the mail has expired long before.
const GIVE_UP_MS = 3 * DAY_MS

/** Clears sent mail, because its links give access to accounts. */
const NO_WORDS = { body_text: '', body_html: '', unsubscribe_link: null }

interface Waiting {
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

interface Options {
  db: Db
  door: MailSender
  now: () => number
  onError: (error: unknown) => void
}

/** Sends queued mail and retries failures at growing intervals. Several processes may run at once. */
export class MailRunner {
  private timer: NodeJS.Timeout
  private running: Promise<void> | null = null
  private again = false
  private isStopping = false
  private options: Options

  constructor(options: Options) {
    this.options = options
    this.timer = setInterval(() => this.wake(), EVERY_MS)
    this.timer.unref()
  }

  wake(): void {
    this.again = true
    this.running ??= this.run()
      .catch(this.options.onError)
      .finally(() => {
        this.running = null
      })
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.isStopping = true
    await this.running
  }

  private async run(): Promise<void> {
    while (this.again && !this.isStopping) {
      this.again = false
      let taken = AT_ONCE
      while (taken === AT_ONCE && !this.isStopping) {
        const portion = await inTransaction(this.options.db, (trx) => this.sendSome(trx))
        for (const mail of portion.once) await this.sendOnce(mail)
        taken = portion.taken
      }
    }
  }

  private async sendSome(trx: Trx): Promise<{ taken: number; once: Waiting[] }> {
    const { door, now } = this.options
    const waiting = await trx
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
      .where('next_try_at', '<=', moment(now()))
      .where('queued_at', '>', moment(now() - GIVE_UP_MS))
      .orderBy('next_try_at')
      .orderBy('mail_id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    const once = waiting.filter(({ subscription }) => subscription !== null)
    for (const { mail_id: id } of once)
      await trx
        .updateTable('mail')
        .set({ trying_since: new Date(now()) })
        .where('mail_id', '=', id)
        .execute()
    for (const mail of waiting.filter(({ subscription }) => subscription === null)) {
      if (this.isStopping) break
      const isSent = await this.leaves(mail)
      const { mail_id: id, forgets } = mail
      if (isSent && forgets && door.forgetsSent) {
        await trx.deleteFrom('mail').where('mail_id', '=', id).execute()
        continue
      }
      await trx.updateTable('mail').set(this.after(mail, isSent)).where('mail_id', '=', id).execute()
    }
    return { taken: waiting.length, once }
  }

  /**
   * Subscribed mail is marked before it is sent: after a crash in between it may have been sent, and a second copy
   * is worse than none. Mail with a link that opens an account is sent again instead. [JOB-9]
   */
  private async sendOnce(mail: Waiting): Promise<void> {
    const change = this.isStopping ? {} : this.after(mail, await this.leaves(mail))
    await this.options.db
      .updateTable('mail')
      .set({ trying_since: null, ...change })
      .where('mail_id', '=', mail.mail_id)
      .execute()
  }

  private async leaves(mail: Waiting): Promise<boolean> {
    const { to_address: to, subject, body_text: text, body_html: html } = mail
    return this.options.door.send({ to, subject, text, html, unsubscribeLink: mail.unsubscribe_link }).then(
      () => true,
      () => false,
    )
  }

  private after({ attempts }: Waiting, isSent: boolean) {
    const { door, now } = this.options
    return isSent
      ? { attempts: attempts + 1, sent_at: new Date(now()), ...(door.forgetsSent ? NO_WORDS : {}) }
      : { attempts: attempts + 1, next_try_at: new Date(now() + retryAfter(attempts)) }
  }
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

const retryAfter = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS)
