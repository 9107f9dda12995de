import { partsFromWire, partsToWire } from '@reprieve/contract/assistant/partsWire.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { IDLE_MS } from './sessions.ts'

/** A question and its answer. */
export interface Exchange {
  exchangeId: string
  sessionId: string
  input: string
  /** Null until it is answered. */
  answer: { response: string; parts: readonly AnswerPart[] } | null
  createdAt: number
}

interface Row {
  exchangeId: string
  sessionId: string
  input: string
  response: string | null
  parts: unknown
  createdAt: number
}

const COLUMNS = [
  'exchange_id as exchangeId',
  'session_id as sessionId',
  'input_text as input',
  'response',
  'parts',
  'created_at as createdAt',
] as const

const exchangeFromRow = ({ response, parts, ...row }: Row): Exchange => ({
  ...row,
  answer: response === null ? null : { response, parts: partsFromWire(parts) },
})

const ofSession = (db: Db | Trx, userId: number, sessionId: string) =>
  db
    .selectFrom('solace_exchange')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)

/** The exchange of this message, if it was sent before. [ASST-14] */
export async function exchangeOfMessage(
  trx: Trx,
  userId: number,
  { sessionId, messageId }: { sessionId: string; messageId: string },
): Promise<Exchange | null> {
  const row = await ofSession(trx, userId, sessionId).where('message_id', '=', messageId).executeTakeFirst()
  return row === undefined ? null : exchangeFromRow(row)
}

export async function findPendingExchanges(trx: Trx, userId: number, sessionId: string): Promise<Exchange[]> {
  const rows = await ofSession(trx, userId, sessionId).where('done_at', 'is', null).execute()
  return rows.map(exchangeFromRow)
}

/** The answered exchanges of a chat, the earliest first. [ASST-6] */
export async function readTranscript(db: Db | Trx, userId: number, sessionId: string): Promise<Exchange[]> {
  const rows = await ofSession(db, userId, sessionId)
    .where('done_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('exchange_id')
    .execute()
  return rows.map(exchangeFromRow)
}

/** The last turns, the oldest first, with what the next question may refer to. */
export async function lastTurns(
  db: Db | Trx,
  userId: number,
  { sessionId, most }: { sessionId: string; most: number },
): Promise<readonly { input: string; response: string; asked: unknown; parts: unknown }[]> {
  const rows = await db
    .selectFrom('solace_exchange')
    .select(['input_text as input', 'response', 'asked', 'parts'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('done_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('exchange_id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map((row) => ({ ...row, response: row.response ?? '' }))
}

interface Pending {
  userId: number
  exchangeId: string
  sessionId: string
  messageId: string | null
  input: string
  now: number
}

export async function insertPendingExchange(trx: Trx, pending: Pending): Promise<void> {
  await trx
    .insertInto('solace_exchange')
    .values({
      user_id: pending.userId,
      exchange_id: pending.exchangeId,
      session_id: pending.sessionId,
      message_id: pending.messageId,
      input_text: pending.input,
      created_at: new Date(pending.now),
    })
    .execute()
}

export async function dropExchange(db: Db | Trx, userId: number, exchangeId: string): Promise<void> {
  await db
    .deleteFrom('solace_exchange')
    .where('user_id', '=', userId)
    .where('exchange_id', '=', exchangeId)
    .execute()
}

interface Finished {
  exchangeId: string
  response: string
  parts: readonly AnswerPart[]
  before: PreviousExchange
  now: number
}

/** False if the exchange was deleted meanwhile. */
export async function finishExchange(trx: Trx, userId: number, done: Finished): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('solace_exchange')
    .set({
      response: done.response,
      parts: JSON.stringify(partsToWire(done.parts)),
      asked: JSON.stringify(done.before),
      done_at: new Date(done.now),
    })
    .where('user_id', '=', userId)
    .where('exchange_id', '=', done.exchangeId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Exchanges of chats that have ended or timed out. */
const past = (userId: number, now: number) => sql`
  e.user_id = ${userId} and e.done_at is not null and exists (
    select from solace_session s where s.user_id = e.user_id and s.session_id = e.session_id
      and (s.ended_at is not null or s.last_at < ${moment(now - IDLE_MS)}))`

export interface ExchangeCursor {
  createdAt: number
  exchangeId: string
}

/** The latest first, from a cursor on. [ASST-7] */
export async function pastExchanges(
  db: Db,
  userId: number,
  { after, most, now }: { after: ExchangeCursor | null; most: number; now: number },
): Promise<Exchange[]> {
  const before =
    after === null
      ? sql`true`
      : sql`(e.created_at, e.exchange_id) < (${moment(after.createdAt)}, ${after.exchangeId}::uuid)`
  const { rows } = await sql<Row>`
    select e.exchange_id as "exchangeId", e.session_id as "sessionId", e.input_text as input, e.response, e.parts,
      e.created_at as "createdAt"
    from solace_exchange e where ${past(userId, now)} and ${before}
    order by e.created_at desc, e.exchange_id desc limit ${most}`.execute(db)
  return rows.map(exchangeFromRow)
}

export async function countPast(db: Db, userId: number, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from solace_exchange e where ${past(userId, now)}`.execute(db)
  return rows[0]?.count ?? 0
}
