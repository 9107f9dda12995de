import { randomUUID } from 'node:crypto'
import { RESULT } from '@reprieve/contract/codes.ts'
import { NOTE_VERSION } from '@reprieve/domain/assistant/session/note.ts'
import { LIMITS } from '../access/attempts.ts'
import { newToken, tokenHash } from '../access/tokens.ts'
import type { Config } from '../config.ts'
import { BUILT_IN_ENGINE } from '../solaceConfig.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { generateResponse } from './generate.ts'
import { activeTranscript, deleteHistory, transcriptHistory } from './history.ts'
import { chooseWeekStart } from './personClock.ts'
import { CHAT_STATE_CODES, readChatState } from './sessions.ts'
import {
  activeSession,
  endSession,
  insertSession,
  lockPerson,
  findSessionByToken,
  touchSession,
  type Session,
} from './store.ts'

/** With a token the chat goes on; without one a new chat begins and takes over the active one. [ASST-1, ASST-8] */
const startSession: Handler<'solace/start-session'> = async ({ session_token: token, accepts }, context) => {
  const { services, person, now } = context
  const wait = await services.attempts.count(LIMITS.solaceStart, String(person.userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const engine = acceptedEngine(services.config, accepts ?? null)
  const begun = await (token === null || token === undefined
    ? beginSession(context, engine ?? BUILT_IN_ENGINE.id)
    : goOn(context, { token, engine }))
  if (!(begun instanceof Refusal)) warm(context)
  return begun
}

/** Prepares the thread, so that the first question waits only for its answer. It loads the names only. */
function warm({ services, person: { userId, sync }, language, now }: CallContext): void {
  const at = { at: now, offset: 0 }
  const asker = { userId, sync, language, at, weekStart: chooseWeekStart(language) }
  services.solace.thinker.warm({ ...asker, plan: 'unknown', hasGuide: false })
}

/** Null if the person accepted no engine, or one that is no longer configured. [ASST-16] */
const acceptedEngine = ({ solace }: Config, accepts: string | null): string | null =>
  accepts === solace.engine.id ? accepts : null

function beginSession(context: CallContext, engine: string) {
  const { services, person, now } = context
  const { userId, deviceId } = person
  return inTransaction(services.db, async (trx) => {
    await lockPerson(trx, userId)
    const before = await activeSession(trx, userId)
    if (before !== null) {
      const why = readChatState(before, now) === 'active' ? 'taken-over' : 'expired'
      await endSession(trx, userId, { sessionId: before.sessionId, why, now })
    }
    const [token, sessionId] = [newToken(), randomUUID()]
    await insertSession(trx, { userId, sessionId, deviceId, engine, tokenHash: tokenHash(token), now })
    return startedSessionToWire(context, { token, sessionId, startedAt: now, engine })
  })
}

function goOn(context: CallContext, { token, engine }: { token: string; engine: string | null }) {
  const { services, person, now } = context
  const { userId } = person
  return inTransaction(services.db, async (trx) => {
    await lockPerson(trx, userId)
    const session = await findSessionByToken(trx, userId, tokenHash(token))
    const standing = readChatState(session, now)
    if (session === null || standing !== 'active')
      return refuse(CHAT_STATE_CODES.start[standing === 'active' ? 'over' : standing])
    const { sessionId, startedAt } = session
    if (engine !== null) await touchSession(trx, userId, { sessionId, engine, now })
    return startedSessionToWire(context, { token, sessionId, startedAt, engine: engine ?? session.engine })
  })
}

interface StartedSession extends Pick<Session, 'sessionId' | 'startedAt' | 'engine'> {
  token: string
}

const startedSessionToWire = (
  { services: { config } }: CallContext,
  { token, sessionId, startedAt, engine }: StartedSession,
) => ({
  session_token: token,
  session_id: sessionId,
  started: startedAt,
  engine: engine === config.solace.engine.id ? config.solace.engine : BUILT_IN_ENGINE,
  note_version: NOTE_VERSION,
})

/** Ends only a chat of this device: a late End of one device must not end the chat of another. [ASST-8] */
const endActive: Handler<'solace/end-session'> = async (_, { services, person, now }) => {
  await inTransaction(services.db, async (trx) => {
    await lockPerson(trx, person.userId)
    const active = await activeSession(trx, person.userId)
    if (active?.deviceId !== person.deviceId) return
    await endSession(trx, person.userId, { sessionId: active.sessionId, why: 'ended', now })
  })
  return {}
}

export const assistantHandlers = {
  'solace/start-session': startSession,
  'solace/generate-response': generateResponse,
  'solace/end-session': endActive,
  'solace/get-active-transcript': activeTranscript,
  'solace/get-transcript-history': transcriptHistory,
  'solace/delete-history': deleteHistory,
} satisfies Handlers
