import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueMail, type MailToQueue, clearSentMail } from '../jobs/mailStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { readConfig } from '../config.ts'
import { MailRunner } from '../jobs/mailRunner.ts'
import { chooseMailSender, mustEncrypt, createSmtpSender } from './mail.ts'

interface Received {
  to: string[]
  data: string
}

/** A real mail server on this machine that can be told to refuse. */
function openMailServer() {
  const received: Received[] = []
  const state = { refuses: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.refuses ? new Error('try later') : null),
    onData(stream, session, done) {
      let data = ''
      stream.on('data', (chunk: Buffer) => (data += chunk.toString()))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), data })
        done()
      })
    },
  })
  return new Promise<{ server: SMTPServer; url: string; received: Received[]; state: typeof state }>(
    (resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.server.address() as AddressInfo
        resolve({ server, url: `smtp://127.0.0.1:${port}`, received, state })
      })
    },
  )
}

let mail: Awaited<ReturnType<typeof openMailServer>>
let app: TestApp
beforeAll(async () => {
  mail = await openMailServer()
  app = await openTestApp(
    { RATE_LIMITS: 'off', SMTP_URL: mail.url },
    { door: createSmtpSender(mail.url, 'Reprieve <r@example.org>') },
  )
})
afterAll(async () => {
  await app.close()
  await new Promise<void>((resolve) => mail.server.close(() => resolve()))
})

const queue = async (to: string, more: Pick<MailToQueue, 'subscribed'> = {}, server = app) => {
  const id = randomUUID()
  const words = { subject: 'Подтвердите адрес', text: `text ${id}`, html: `<p>html ${id}</p>` }
  await inTransaction(server.db, (trx) =>
    queueMail(trx, { userId: null, to, ...words, ...more }, server.clock.now),
  )
  server.services.mailRunner.wake()
  return id
}
/** The first mail loads what sends, and a machine may have other things to do. */
const soon = <T>(act: () => T | Promise<T>): Promise<T> => vi.waitFor(act, { timeout: 10_000 })

const rowTo = (to: string, server = app) =>
  server.db
    .selectFrom('mail')
    .select(['sent_at', 'attempts', 'body_text', 'body_html', 'unsubscribe_link'])
    .where('to_address', '=', to)
    .executeTakeFirstOrThrow()

test('[D22] mail leaves by SMTP as text and as HTML, and its links are forgotten once it has left', async () => {
  const id = await queue('anna@example.org')
  await soon(() => expect(mail.received.some(({ to }) => to.includes('anna@example.org'))).toBe(true))
  const { data } = mail.received.find(({ to }) => to.includes('anna@example.org'))!
  expect(data).toContain(`text ${id}`)
  expect(data).toContain(`html ${id}`)
  expect(data).toContain('=?UTF-8?')
  await soon(async () => expect((await rowTo('anna@example.org')).sent_at).not.toBeNull())
  expect((await rowTo('anna@example.org')).body_text).toBe('')
})

test('[JOB-7] mails that were queued at one moment leave in their order', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `${at}@order.example.org`)
  await inTransaction(app.db, async (trx) => {
    for (const to of names)
      await queueMail(trx, { userId: null, to, subject: 's', text: 't', html: 'h' }, app.clock.now)
  })
  app.services.mailRunner.wake()
  const arrived = () => mail.received.flatMap(({ to }) => to).filter((to) => names.includes(to))
  await soon(() => expect(arrived()).toEqual(names))
})

test('[D22] only a mail that somebody subscribed to has the head by which one press ends it (RFC 8058)', async () => {
  const unsubscribeLink = `https://diary.example.org/unsubscribe/${'A'.repeat(43)}`
  await queue('dora@example.org', { subscribed: { kind: 'newsletters', unsubscribeLink } })
  await queue('emil@example.org')
  const headOf = async (to: string) => {
    await soon(() => expect(mail.received.some((one) => one.to.includes(to))).toBe(true))
    const { data } = mail.received.find((one) => one.to.includes(to))!
    return data.split('\r\n\r\n', 1)[0]!.replaceAll(/\r\n\s+/g, ' ')
  }
  const head = await headOf('dora@example.org')
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeLink}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await headOf('emil@example.org')).not.toContain('List-Unsubscribe')
  // RFC 8058 posts over https alone.
  const open = { kind: 'newsletters', unsubscribeLink: 'http://localhost:8787/unsubscribe/a' } as const
  await queue('hugo@example.org', { subscribed: open })
  expect(await headOf('hugo@example.org')).not.toContain('List-Unsubscribe-Post')
})

test('[JOB-9] a subscribed mail whose process died while it left is not sent again; one that was refused is', async () => {
  const unsubscribeLink = `https://diary.example.org/unsubscribe/${'A'.repeat(43)}`
  const subscribed = { kind: 'newsletters', unsubscribeLink } as const
  const arrivedAt = (address: string) => mail.received.filter(({ to }) => to.includes(address)).length
  // A door that is never answered is what a killed process leaves behind.
  const { promise, resolve } = Promise.withResolvers<void>()
  const dead = await openTestApp({}, { door: { forgetsSent: true, send: () => promise } })
  const address = 'lost@example.org'
  await queue(address, { subscribed }, dead)
  const trying = () =>
    dead.db.selectFrom('mail').select('trying_since').where('to_address', '=', address).executeTakeFirst()
  await soon(async () => expect((await trying())?.trying_since).not.toBeNull())
  const errors: unknown[] = []
  const next = new MailRunner({
    db: dead.db,
    door: createSmtpSender(mail.url, 'Reprieve <r@example.org>'),
    now: () => dead.clock.now + 3_600_000,
    onError: (error) => errors.push(error),
  })
  await queue('other@example.org', { subscribed }, dead)
  next.wake()
  await soon(() => expect(arrivedAt('other@example.org')).toBe(1))
  await next.stop()
  expect([arrivedAt(address), errors]).toEqual([0, []])
  resolve()
  await dead.close()

  mail.state.refuses = true
  await queue('kurt@example.org', { subscribed })
  await soon(async () => expect((await rowTo('kurt@example.org')).attempts).toBe(1))
  mail.state.refuses = false
  app.clock.now += 60_000
  app.services.mailRunner.wake()
  await soon(async () => expect((await rowTo('kurt@example.org')).sent_at).not.toBeNull())
  expect(arrivedAt('kurt@example.org')).toBe(1)
})

test('[D22] mail that is refused stays and leaves later, once', async () => {
  mail.state.refuses = true
  await queue('bert@example.org')
  await soon(async () => expect((await rowTo('bert@example.org')).attempts).toBe(1))
  expect((await rowTo('bert@example.org')).sent_at).toBeNull()
  mail.state.refuses = false
  app.clock.now += 60_000
  app.services.mailRunner.wake()
  await soon(async () => expect((await rowTo('bert@example.org')).sent_at).not.toBeNull())
  expect(mail.received.filter(({ to }) => to.includes('bert@example.org')).length).toBe(1)
})

test('[REL 1d] mail leaves this machine encrypted or not at all, unless the operator says otherwise', async () => {
  const urls = [
    'smtp://mail.example.org',
    'smtps://mail.example.org',
    'smtp://relay?requireTLS=false',
    mail.url,
  ]
  expect(urls.map(mustEncrypt)).toEqual([true, true, false, false])
  const strict = createSmtpSender(`${mail.url}/?requireTLS=true`, 'Reprieve <r@example.org>')
  const words = { to: 'ida@example.org', subject: 's', text: 't', html: 'h', unsubscribeLink: null }
  await expect(strict.send(words)).rejects.toThrow(/STARTTLS/)
  expect(mail.received.filter(({ to }) => to.includes('ida@example.org'))).toEqual([])
})

test('[REL 1d] an address cannot smuggle a header or a second receiver into a mail', async () => {
  for (const email of [
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org,b@example.org',
    'a@example.org\n',
  ]) {
    const body = {
      email,
      username: 'smuggler',
      password: 'A'.repeat(43) + '=',
      pw_v: 1,
      eula_version: 2,
      privacy_notice_version: 2,
    }
    expect((await app.call('core/register-user', body)).body.result_code).toBe(102)
  }
})

test('[D22] only a local machine keeps what it cannot mail; in production without SMTP no link lies about', async () => {
  const env = { RATE_LIMITS: 'off' }
  const local = await openTestApp(env, { door: chooseMailSender(readConfig({})) })
  const production = await openTestApp(env, {
    door: chooseMailSender(readConfig({ NODE_ENV: 'production' })),
  })
  const unsubscribeLink = `https://diary.example.org/unsubscribe/${'A'.repeat(43)}`
  const link = { subscribed: { kind: 'newsletters', unsubscribeLink } } as const
  const to = 'frida@example.org'
  const kept = async (server: TestApp) => {
    await soon(async () => expect((await rowTo(to, server)).sent_at).not.toBeNull())
    const { body_text: text, body_html: html, unsubscribe_link: unsubscribe } = await rowTo(to, server)
    return { text, html, unsubscribe }
  }
  const nothing = { text: '', html: '', unsubscribe: null }
  const id = await queue(to, link, local)
  await queue(to, link, production)
  expect(await kept(local)).toMatchObject({ text: `text ${id}`, html: `<p>html ${id}</p>` })
  expect(await kept(production)).toEqual(nothing)
  // The same machine, from now on in production.
  await clearSentMail(local.db)
  expect(await kept(local)).toEqual(nothing)
  await Promise.all([local.close(), production.close()])
})
