import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { MailDoor } from '../outside/mail.ts'

const EVERY_MS = 2_000
const AT_ONCE = 5
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 3_600_000
// A link in it has long expired by then.
const GIVE_UP_MS = 3 * 24 * 3_600_000

/** Of what has left: the links in it open accounts. */
const NO_WORDS = { body_text: '', body_html: '', unsubscribe_link: null }

interface Options {
  db: Db
  door: MailDoor
  now: () => number
  onError: (error: unknown) => void
}

/** Sends what is queued; what fails is tried again, ever more rarely. Several processes may run at once. */
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
      let sent = AT_ONCE
      while (sent === AT_ONCE && !this.isStopping)
        sent = await inTransaction(this.options.db, (trx) => this.sendSome(trx))
    }
  }

  private async sendSome(trx: Trx): Promise<number> {
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
      ])
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', moment(now()))
      .where('queued_at', '>', moment(now() - GIVE_UP_MS))
      .orderBy('next_try_at')
      .orderBy('mail_id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const mail of waiting) {
      if (this.isStopping) break
      const { mail_id: id, to_address: to, subject, body_text: text, body_html: html, attempts } = mail
      const { forgets, unsubscribe_link: unsubscribeLink } = mail
      const failed = await door.send({ to, subject, text, html, unsubscribeLink }).then(
        () => false,
        () => true,
      )
      if (!failed && forgets && door.forgetsSent) {
        await trx.deleteFrom('mail').where('mail_id', '=', id).execute()
        continue
      }
      const change = failed
        ? { attempts: attempts + 1, next_try_at: new Date(now() + retryAfter(attempts)) }
        : {
            attempts: attempts + 1,
            sent_at: new Date(now()),
            ...(door.forgetsSent ? NO_WORDS : {}),
          }
      await trx.updateTable('mail').set(change).where('mail_id', '=', id).execute()
    }
    return waiting.length
  }
}

/** What a machine without a mail server kept to be read in its outbox, when it is that no longer (D22). */
export async function forgetSent(db: Db): Promise<void> {
  await db
    .updateTable('mail')
    .set(NO_WORDS)
    .where('sent_at', 'is not', null)
    .where('body_text', '!=', '')
    .execute()
}

const retryAfter = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS)
