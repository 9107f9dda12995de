import type { Transporter } from 'nodemailer'
import { isLoopback, type Config } from '../config.ts'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** The one-click unsubscribe link (RFC 8058); null for mail without a subscription. */
  unsubscribeLink: string | null
}

/** How mail is sent: through a mail server, or into the outbox of a machine without one. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<void>
  /** Whether sent mail is cleared, because its links open accounts. */
  readonly forgetsSent: boolean
}

const CONNECT_LIMIT_MS = 10_000
const ANSWER_LIMIT_MS = 30_000

export function createSmtpSender(url: string, from: string): MailSender {
  let transport: Promise<Transporter> | undefined
  return {
    forgetsSent: true,
    async send({ unsubscribeLink, ...mail }) {
      transport ??= openTransport(url)
      const list = unsubscribeLink === null ? {} : { headers: unsubscribeHeaders(unsubscribeLink) }
      await (await transport).sendMail({ from, ...mail, ...list })
    },
  }
}

/** Mail programs post only to https (RFC 8058): any other link can only be opened. */
const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  ...(link.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/**
 * Links in mails open accounts, so they must be encrypted on the network, unless the operator says that it is their
 * own. Optional encryption is not enough: an attacker in between could remove the offer.
 */
export function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false'
}

// Loaded with the first mail: it is a fifth of the start-up time, and after a crash nobody waits for mail.
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    ...(mustEncrypt(url) && { requireTLS: true }),
    connectionTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** D22: in local mode mail stays in its table, where /dev/outbox shows it. */
export const outboxSender: MailSender = { forgetsSent: false, send: async () => {} }

/** Nothing is sent and nobody can read it here: stored links would only be a risk. */
const noDoor: MailSender = { forgetsSent: true, send: async () => {} }

/** Where mail is neither sent nor kept, none needs to be written. */
export const canMail = ({ smtpUrl, isLocal }: Pick<Config, 'smtpUrl' | 'isLocal'>): boolean =>
  smtpUrl !== null || isLocal

export function chooseMailSender({
  smtpUrl,
  mailFrom,
  isLocal,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'isLocal'>): MailSender {
  if (smtpUrl !== null) return createSmtpSender(smtpUrl, mailFrom)
  return isLocal ? outboxSender : noDoor
}
