import type { FastifyRequest } from 'fastify'
import { RESULT } from '@reprieve/contract/codes.ts'
import { BACKGROUND, HEADERS, parseBearer, parseUserId } from '@reprieve/contract/headers.ts'
import { answerToCall, sessionState } from '@reprieve/domain/access/session.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { isDeletedAccountToken } from '../access/deletedSessionStore.ts'
import { activateSuccessor, type SessionRow } from '../access/sessionStore.ts'
import { endSessions } from '../access/sessionEndStore.ts'
import { tokenHash } from '../access/tokens.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { refuse, type Person, type Refusal } from '../handler.ts'
import { readHeader } from './readHeader.ts'

/** Identifies the person by token and User-Id (D3, D14), or returns the refusal. */
export async function authenticate(request: FastifyRequest, services: Services): Promise<Person | Refusal> {
  const token = parseBearer(readHeader(request, HEADERS.authorization))
  const userId = parseUserId(readHeader(request, HEADERS.userId))
  if (token === null) return refuse(RESULT.notSignedIn)
  const now = services.now()
  const hash = tokenHash(token)
  const session = await services.sessions.find(hash, userId)
  if (session === null) return refuseUnknown(services, hash, now)
  if (session.userId !== userId) {
    const { userId: owner, deviceId } = session
    // An ended token is not logged: a person who still has it could fill the access log of its former owner.
    if (session.state.endedAt !== null) return refuse(RESULT.notSignedIn)
    await inTransaction(services.db, (trx) =>
      logAccess(trx, { userId: owner, event: 'wrong-user-id', deviceId, now }),
    )
    return refuse(RESULT.notSignedIn)
  }

  const limits = { idleTimeoutMs: services.config.idleTimeoutMs, idleTimerOff: session.idleTimerOff }
  const state = sessionState(session.token, session.state, limits, now)
  const { family, deviceId, signedInAt, idleTimerOff, sync } = session
  const person: Person = { userId, family, tokenHash: hash, deviceId, signedInAt, idleTimerOff, sync }
  switch (answerToCall(state)) {
    case 'go-on':
      // Only the person's own actions keep a session alive: a timer in a forgotten tab would keep it for ever (D15).
      if (readHeader(request, HEADERS.activity) !== BACKGROUND) services.lastSeen.note(userId, family, now)
      return person
    case 'first-use':
      return (await inTransaction(services.db, (trx) => activateSuccessor(trx, session, now)))
        ? person
        : refuse(RESULT.tokenStale)
    case 'token-stale':
      return refuse(RESULT.tokenStale)
    case 'device-displaced':
      return refuse(RESULT.deviceDisplaced)
    case 'session-ended':
      if (state.is !== 'ended') return refuse(RESULT.sessionEnded)
      await settleEnd(services, session, now, state.reason)
      return refuse(RESULT.sessionEnded, { reason: state.reason })
  }
}

/** Reports a deleted account as the reason: with 104 the device would stay locked for ever. [ACC-30] */
const refuseUnknown = async ({ db }: Services, hash: Buffer, now: number): Promise<Refusal> =>
  (await isDeletedAccountToken(db, hash, now))
    ? refuse(RESULT.sessionEnded, { reason: 'account-deleted' })
    : refuse(RESULT.notSignedIn)

/** Stores the end of a session that timed out, so that no later change of a limit revives it. */
async function settleEnd(
  services: Services,
  session: SessionRow,
  now: number,
  reason: Parameters<typeof endSessions>[1]['reason'],
): Promise<void> {
  if (session.state.endedAt !== null) return
  await endSessions(services.db, { userId: session.userId, which: { only: session.family }, reason, now })
}
