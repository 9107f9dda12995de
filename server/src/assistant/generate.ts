import { partsFromWire, partsToWire } from '@reprieve/contract/assistant/partsWire.ts'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { answerPlainText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import { planFromRights } from '@reprieve/domain/purchases/plan.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import { LIMITS } from '../access/attempts.ts'
import { tokenHash } from '../access/tokens.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler } from '../handler.ts'
import { readBoughtRights, effectiveRights } from '../purchases/rights.ts'
import type { EngineQuestion } from './engine.ts'
import {
  dropExchange,
  exchangeOfMessage,
  finishExchange,
  insertPendingExchange,
  lastTurns,
  findPendingExchanges,
  type Exchange,
} from './exchangeStore.ts'
import { readPreviousTopic } from '@reprieve/mind/previousTopic.ts'
import { findPersonOffset, chooseWeekStart } from './personClock.ts'
import { CHAT_STATE_CODES, PENDING_MS, readChatState } from './sessions.ts'
import { lockPerson, findSessionByToken, touchSession, type Session, findSessionEnd } from './store.ts'

type AssistantRequest = RequestOf<'solace/generate-response'>

const MOST_TURNS = 6
const SOON_S = 2

/**
 * Holds no transaction while an engine thinks, which may take minutes: the question is stored first, and the answer
 * only if the chat is still the same. [ASST-3, ASST-14]
 */
export const generateResponse: Handler<'solace/generate-response'> = async (sent, context) => {
  const wait = await countMessage(context)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const exchange = await beginExchange(sent, context)
  if (exchange instanceof Refusal) return exchange
  if ('answer' in exchange) return exchangeToWire(exchange)
  const drop = () => dropExchange(context.services.db, context.person.userId, exchange.exchangeId)
  try {
    const engineAnswer = await withStop(context, async (signal) =>
      answer(await loadEngineQuestion(sent, context, exchange, signal), context, exchange),
    )
    if (engineAnswer !== null) return await finish(context, exchange, engineAnswer)
  } catch (fault) {
    // Left in the database, it would block the next message for two minutes.
    await drop().catch(() => undefined)
    throw fault
  }
  await drop()
  return refuse(RESULT.assistantAway)
}

/** By the minute and by the day; in the database, so that two servers share the counters. [ASST-38] */
async function countMessage({ services, person, now }: CallContext): Promise<number | null> {
  const about = String(person.userId)
  const waits = await Promise.all(
    [LIMITS.solaceMinute, LIMITS.solaceDay].map((limit) => services.attempts.count(limit, about, now)),
  )
  const longest = Math.max(...waits.map((wait) => wait ?? 0))
  return longest === 0 ? null : longest
}

interface PendingExchange {
  session: Session
  exchangeId: string
}

/** A new question, or the answer to one that was sent before; one at a time in a chat. [ASST-14] */
function beginExchange(
  sent: AssistantRequest,
  { services, person, now }: CallContext,
): Promise<PendingExchange | Exchange | Refusal> {
  const { userId } = person
  return inTransaction(services.db, async (trx) => {
    await lockPerson(trx, userId)
    const session = await findSessionByToken(trx, userId, tokenHash(sent.session_token))
    const standing = readChatState(session, now)
    if (session === null || standing !== 'active')
      return refuse(CHAT_STATE_CODES['go-on'][standing === 'active' ? 'over' : standing])
    const { sessionId } = session
    const messageId = sent.message_id ?? null
    const stored = messageId === null ? null : await exchangeOfMessage(trx, userId, { sessionId, messageId })
    if (stored !== null && stored.answer !== null) return stored
    const busy = await clearPending(trx, userId, { sessionId, now })
    if (busy) return refuse(RESULT.rateLimited, { retry_after: SOON_S })
    const exchangeId = newClientId(now)
    const pending = { userId, exchangeId, sessionId, messageId, input: sent.input_text, now }
    await insertPendingExchange(trx, pending)
    await touchSession(trx, userId, { sessionId, now })
    return { session, exchangeId }
  })
}

/** Whether a question is still being answered. Drops questions that wait too long: their server is gone. */
async function clearPending(
  trx: Trx,
  userId: number,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<boolean> {
  const pending = await findPendingExchanges(trx, userId, sessionId)
  const [old, young] = [
    pending.filter(({ createdAt }) => now - createdAt > PENDING_MS),
    pending.filter(({ createdAt }) => now - createdAt <= PENDING_MS),
  ]
  for (const { exchangeId } of old) await dropExchange(trx, userId, exchangeId)
  return young.length > 0
}

const exchangeToWire = ({ exchangeId, answer }: Exchange) => ({
  response: answer?.response ?? '',
  parts: partsToWire(answer?.parts ?? []),
  exchange_id: exchangeId,
})

/** Disconnecting stops the answer. [ASST-13] */
async function withStop<Made>(
  context: CallContext,
  work: (signal: AbortSignal) => Promise<Made>,
): Promise<Made> {
  const stop = new AbortController()
  const forget = context.onHangUp(() => stop.abort())
  try {
    return await work(stop.signal)
  } finally {
    forget()
  }
}

async function loadEngineQuestion(
  sent: AssistantRequest,
  { services, person, language, now }: CallContext,
  { session }: PendingExchange,
  signal: AbortSignal,
): Promise<EngineQuestion> {
  const { db, config } = services
  const { userId, sync } = person
  const [bought, offset, turns] = await Promise.all([
    readBoughtRights(db, userId, now),
    findPersonOffset(db, userId, sent.time_offset ?? null),
    lastTurns(db, userId, { sessionId: session.sessionId, most: MOST_TURNS }),
  ])
  const rights = effectiveRights(config, bought)
  return {
    userId,
    sync,
    language,
    at: { at: now, offset },
    weekStart: chooseWeekStart(language, sent.week_start),
    plan: planFromRights(rights),
    hasGuide: rights.subscription === 'live',
    text: sent.input_text,
    before: readPreviousTopic(turns.at(-1)?.asked),
    turns: turns.filter(isOpenTalk).map(({ input, response }) => ({ input, response })),
    signal,
  }
}

/** A turn that was answered by a card is never sent to another engine. [SAFE-8] */
const isOpenTalk = ({ parts }: { parts: unknown }): boolean =>
  !partsFromWire(parts).some(({ is }) => is === 'card')

/** Asks the built-in engine first; a model only if that did not understand and the person accepted it. [ASST-16] */
async function answer(
  question: EngineQuestion,
  context: CallContext,
  { session }: PendingExchange,
): Promise<EngineAnswer | null> {
  const { services } = context
  const { thinker, model } = services.solace
  const own = await thinker.answer(question)
  if (question.signal.aborted) return null
  if (own?.danger !== null && own?.danger !== undefined) context.warn('solace-safety', { [own.danger]: 1 })
  const mayAsk = model !== null && session.engine === services.config.solace.engine.id
  if (own === null || own.isUnderstood || !mayAsk) return own
  const other = await model.answer(question)
  if (other === null || other.isUnderstood) return other ?? own
  // Says that the model's answer was refused, and shows the built-in answer below.
  return { ...own, parts: [...other.parts, ...own.parts] }
}

/** Stores the answer only if the chat is still this one. [ASST-8] */
function finish(
  { services, person }: CallContext,
  { session, exchangeId }: PendingExchange,
  engineAnswer: EngineAnswer,
) {
  const { userId } = person
  const now = services.now()
  const response = engineAnswer.words ?? answerPlainText(engineAnswer.parts)
  return inTransaction(services.db, async (trx) => {
    await lockPerson(trx, userId)
    const row = await findSessionEnd(trx, userId, session.sessionId)
    const standing = readChatState(row === undefined ? null : { ...session, ...row, lastAt: now }, now)
    if (standing !== 'active') {
      await dropExchange(trx, userId, exchangeId)
      return refuse(CHAT_STATE_CODES['go-on'][standing])
    }
    const isThere = await finishExchange(trx, userId, {
      exchangeId,
      response,
      parts: engineAnswer.parts,
      before: engineAnswer.before,
      now,
    })
    if (!isThere) return refuse(RESULT.chatExpired)
    return { response, parts: partsToWire(engineAnswer.parts), exchange_id: exchangeId }
  })
}
