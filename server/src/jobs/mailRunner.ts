import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { MailSender } from '../outside/mail.ts'
import { deleteMail, lockDueMail, NO_WORDS, updateMail, type WaitingMail } from './mailStore.ts'

const EVERY_MS = 2_000
const AT_ONCE = 5
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = HOUR_MS
// Any link in the mail has expired long before.
export const GIVE_UP_MS = 3 * DAY_MS

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

  private async sendSome(trx: Trx): Promise<{ taken: number; once: WaitingMail[] }> {
    const { door, now } = this.options
    const waiting = await lockDueMail(trx, {
      now: now(),
      queuedAfter: now() - GIVE_UP_MS,
      most: AT_ONCE,
    })
    const once = waiting.filter(({ subscription }) => subscription !== null)
    for (const { mail_id: id } of once) await updateMail(trx, id, { trying_since: new Date(now()) })
    for (const mail of waiting.filter(({ subscription }) => subscription === null)) {
      if (this.isStopping) break
      const isSent = await this.leaves(mail)
      const { mail_id: id, forgets } = mail
      if (isSent && forgets && door.forgetsSent) {
        await deleteMail(trx, id)
        continue
      }
      await updateMail(trx, id, this.after(mail, isSent))
    }
    return { taken: waiting.length, once }
  }

  /**
   * Subscribed mail is marked before it is sent: after a crash in between it may have been sent, and a second copy
   * is worse than none. Mail with a link that opens an account is sent again instead. [JOB-9]
   */
  private async sendOnce(mail: WaitingMail): Promise<void> {
    const change = this.isStopping ? {} : this.after(mail, await this.leaves(mail))
    await updateMail(this.options.db, mail.mail_id, { trying_since: null, ...change })
  }

  private async leaves(mail: WaitingMail): Promise<boolean> {
    const { to_address: to, subject, body_text: text, body_html: html } = mail
    return this.options.door.send({ to, subject, text, html, unsubscribeLink: mail.unsubscribe_link }).then(
      () => true,
      () => false,
    )
  }

  private after({ attempts }: WaitingMail, isSent: boolean) {
    const { door, now } = this.options
    return isSent
      ? { attempts: attempts + 1, sent_at: new Date(now()), ...(door.forgetsSent ? NO_WORDS : {}) }
      : { attempts: attempts + 1, next_try_at: new Date(now() + retryAfter(attempts)) }
  }
}

const retryAfter = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS)
