import type { Transporter } from 'nodemailer'
import { isLoopback, type Config } from '../config.ts'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** Where one press unsubscribes (RFC 8058); null for mail that nobody subscribed to. */
  unsubscribeLink: string | null
}

/** Where mail leaves: a mail server, or the outbox of a machine that has none. */
export interface MailDoor {
  send(mail: OutgoingMail): Promise<void>
  /** Whether what was sent may be forgotten: links in it open accounts. */
  readonly forgetsSent: boolean
}

const CONNECT_LIMIT_MS = 10_000
const ANSWER_LIMIT_MS = 30_000

export function smtpDoor(url: string, from: string): MailDoor {
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

/** A mail program posts over https alone (RFC 8058): of another address it knows only that it can be opened. */
const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  ...(link.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/**
 * Links in mails open accounts: they cross no network in the clear, unless the operator says that it is their own.
 * Without this a line is encrypted where the other side offers it, and whoever sits between takes the offer out.
 */
export function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false'
}

// Loaded with the first mail: it is a fifth of a start, and after a crash nobody waits for mail.
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

/** D22: in local mode the mail stays in its table, where /dev/outbox shows it. */
export const outboxDoor: MailDoor = { forgetsSent: false, send: async () => {} }

/** Nothing leaves and nobody can read it here: kept, its links would only lie about for whoever gets at the table. */
const noDoor: MailDoor = { forgetsSent: true, send: async () => {} }

/** Where nothing leaves and nothing is kept, nothing need be written either. */
export const canMail = ({ smtpUrl, isLocal }: Pick<Config, 'smtpUrl' | 'isLocal'>): boolean =>
  smtpUrl !== null || isLocal

export function doorFor({
  smtpUrl,
  mailFrom,
  isLocal,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'isLocal'>): MailDoor {
  if (smtpUrl !== null) return smtpDoor(smtpUrl, mailFrom)
  return isLocal ? outboxDoor : noDoor
}
