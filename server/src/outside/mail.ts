import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
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
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    forgetsSent: true,
    async send(mail) {
      await transport.sendMail({ from, ...mail })
    },
  }
}

/** D22: in local mode the mail stays in its table, where /dev/outbox shows it. */
export const outboxDoor: MailDoor = { forgetsSent: false, send: async () => {} }
