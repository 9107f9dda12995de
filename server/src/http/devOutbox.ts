import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { Db } from '../db/pool.ts'
import { escapeHtml } from '../html.ts'
import { findNewestMail } from '../jobs/mailStore.ts'
import { requestLanguage } from './gate.ts'
import { isDirectRequest } from './localRequest.ts'
import { respond } from './respond.ts'

const SHOWN = 200

/** D22: shows the mail that would have been sent, on a machine without a mail server. */
export function addDevOutbox(app: FastifyInstance, db: Db, key: string): void {
  app.get('/dev/outbox.json', async (request, reply) => {
    if (!mayRead(request, key)) return respond(request, reply, requestLanguage(request), RESULT.noSuchCall)
    return reply.header('cache-control', 'no-store').send(await newestMail(db))
  })
  app.get('/dev/outbox', async (request, reply) => {
    if (!mayRead(request, key)) return respond(request, reply, requestLanguage(request), RESULT.noSuchCall)
    const mails = await newestMail(db)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(mails))
  })
}

// Needs the key and a request directly from this machine: a proxy in front may leave out the forwarding headers.
function mayRead(request: FastifyRequest, key: string): boolean {
  if (!isDirectRequest(request)) return false
  const { key: given } = request.query as { key?: unknown }
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

interface OutboxMail {
  to: string
  subject: string
  text: string
  html: string
  sent_at: number
}

async function newestMail(db: Db): Promise<OutboxMail[]> {
  const rows = await findNewestMail(db, SHOWN)
  return rows.map((row) => ({
    to: row.to_address,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    sent_at: row.sent_at ?? row.queued_at,
  }))
}

function page(mails: OutboxMail[]): string {
  const list = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.to)}, ${new Date(mail.sent_at).toISOString()}</p><pre>${linked(mail.text)}</pre></article>`,
  )
  const body = list.length === 0 ? '<p>No mail yet.</p>' : list.join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head><body><main><h1>Outbox</h1>${body}</main></body></html>`
}

const linked = (text: string): string =>
  escapeHtml(text).replace(/^https?:\/\/[\w.:[\]-]+\/[\w/.-]*$/gm, (url) => `<a href="${url}">${url}</a>`)
