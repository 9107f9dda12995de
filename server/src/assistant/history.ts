import { partsToWire } from '@reprieve/contract/assistant/partsWire.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { inTransaction } from '../db/transaction.ts'
import { tokenHash } from '../access/tokens.ts'
import { refuse, type Handler } from '../handler.ts'
import {
  countPast,
  pastExchanges,
  readTranscript,
  type Exchange,
  type ExchangeCursor,
} from './exchangeStore.ts'
import { CHAT_STATE_CODES, readChatState } from './sessions.ts'
import { deleteAll, lockPerson, findSessionByToken } from './store.ts'

const PAGE = 20

const exchangeToWire = ({ exchangeId, input, answer, createdAt }: Exchange) => ({
  exchange_id: exchangeId,
  input_text: input,
  response: answer?.response ?? '',
  parts: partsToWire(answer?.parts ?? []),
  created_at: createdAt,
})

export const activeTranscript: Handler<'solace/get-active-transcript'> = async (
  { session_token: token },
  { services, person, now },
) => {
  const session = await findSessionByToken(services.db, person.userId, tokenHash(token))
  const standing = readChatState(session, now)
  if (session === null || standing !== 'active')
    return refuse(CHAT_STATE_CODES['go-on'][standing === 'active' ? 'over' : standing])
  const exchanges = await readTranscript(services.db, person.userId, session.sessionId)
  return { data: exchanges.map(exchangeToWire) }
}

/** Past chats, page by page. The active chat is not included. [ASST-7] */
export const transcriptHistory: Handler<'solace/get-transcript-history'> = async (
  { cursor, limit = PAGE },
  { services: { db }, person: { userId }, now },
) => {
  const after = cursor === null || cursor === undefined ? null : placeFrom(cursor)
  if (after === 'none') return refuse(RESULT.malformed, { errors: [{ path: 'cursor', reason: 'unknown' }] })
  const [rows, total] = await Promise.all([
    pastExchanges(db, userId, { after, most: limit + 1, now }),
    countPast(db, userId, now),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map((exchange) => ({ ...exchangeToWire(exchange), session_id: exchange.sessionId })),
    pager: {
      next_cursor: rows.length > limit && last !== undefined ? encodeCursor(last) : null,
      total_items: total,
    },
  }
}

const encodeCursor = ({ createdAt, exchangeId }: ExchangeCursor): string =>
  Buffer.from(`${createdAt} ${exchangeId}`).toString('base64url')

const PLACE = /^(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The cursor is not signed: a made-up one only finds the person's own rows. */
function placeFrom(cursor: string): ExchangeCursor | 'none' {
  const [, at, exchangeId] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  return at === undefined || exchangeId === undefined ? 'none' : { createdAt: Number(at), exchangeId }
}

/** Also ends the active chat: another device learns of it with its next message. [ASST-11] */
export const deleteHistory: Handler<'solace/delete-history'> = async (_, { services, person }) => {
  await inTransaction(services.db, async (trx) => {
    await lockPerson(trx, person.userId)
    await deleteAll(trx, person.userId)
  })
  return {}
}
