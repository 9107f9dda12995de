import type { AnswerOf, RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { answerToRenewal, sessionState } from '@reprieve/domain/access/session.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { isDeletedAccountToken } from '../access/deletedSessionStore.ts'
import { issueSuccessor, type SessionRow } from '../access/sessionStore.ts'
import { endSessions } from '../access/sessionEndStore.ts'
import { tokenHash } from '../access/tokens.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/pool.ts'
import { refuse, type CallContext, type Refusal } from '../handler.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { ownerOfName } from './credentialStore.ts'
import { countAttempts, type Counter } from './guesses.ts'
import { sessionEndedMail } from './mails/sessionEnded.ts'
import { nameKey } from './names.ts'
import { sessionAnswer } from './grant.ts'
import { accountByName, type Account } from './store.ts'

type Renewal = Extract<RequestOf<'core/login-user'>, { prev_token: string }>

/** Silent re-login (D14): trades an earlier token for a new one. The token acts as a password, so all must match. */
export async function renewSession(
  body: Renewal,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'> | Refusal> {
  const { services, now, address } = context
  const { db, config } = services
  const hash = tokenHash(body.prev_token)
  const guesser = hash.toString('base64url')
  const session = await services.sessions.find(hash, await ownerOfName(db, body.username))
  const isDeleted =
    session === null ? await isDeletedAccountToken(db, hash, now) : await isEndedByDeletion(db, session, body)
  if (isDeleted) return refuse(RESULT.sessionEnded, { reason: 'account-deleted' })
  // Counted by token, which is all a thief has: by name, one looping device would lock out the person's others. Unknown
  // tokens are also counted by household: each is new, and would have a counter of its own. [ACC-41]
  const ofHousehold: Counter[] = session === null ? [[LIMITS.renewalOfAddress, addressGroup(address)]] : []
  const tooMany = await countAttempts([...ofHousehold, [LIMITS.renewal, guesser]], context)
  if (tooMany !== null) return tooMany
  const account = await accountByName(db, nameKey(body.username))
  if (account === null || session === null || !fits(session, account, body))
    return refuse(RESULT.wrongCredentials)
  await services.attempts.forgive(LIMITS.renewal, guesser, now)

  const limits = { idleTimeoutMs: config.idleTimeoutMs, idleTimerOff: session.idleTimerOff }
  const state = sessionState(session.token, session.state, limits, now)
  switch (answerToRenewal(state, body.force_device === true)) {
    case 'not-allowed':
      return refuse(RESULT.notAllowed)
    case 'token-stale':
      return refuse(RESULT.tokenStale)
    case 'device-displaced':
      return refuse(RESULT.deviceDisplaced)
    case 'session-ended':
      return refuse(RESULT.sessionEnded, state.is === 'ended' ? { reason: state.reason } : {})
    case 'end-family':
      return endFamily(session, account, context)
    case 'new-token': {
      const token = await inTransaction(db, (trx) => issueSuccessor(trx, session, now))
      const { clientType, absoluteEnd } = session.state
      const tokenType = session.tokenType ?? clientType
      return sessionAnswer(account, { token, absoluteEnd, clientType, tokenType }, context)
    }
  }
}

const fits = (session: SessionRow, account: Account, body: Renewal): boolean =>
  session.userId === account.userId && session.deviceId === body.device_id

/** The name no longer finds the account, but the device must learn why, not that its name is wrong. [ACC-30] */
async function isEndedByDeletion(db: Db, { state, deviceId, userId }: SessionRow, body: Renewal) {
  if (state.endReason !== 'account-deleted' || deviceId !== body.device_id) return false
  return (await ownerOfName(db, body.username)) === userId
}

/** An old token used long after its successor: one of the two holders stole it, so the session ends for both. */
async function endFamily(
  session: SessionRow,
  account: Account,
  { services, now }: CallContext,
): Promise<Refusal> {
  await inTransaction(services.db, async (trx) => {
    await endSessions(trx, { userId: session.userId, which: { only: session.family }, reason: 'reused', now })
    await logAccess(trx, { userId: session.userId, event: 'old-token-used', deviceId: session.deviceId, now })
    await queueMail(
      trx,
      { userId: account.userId, to: account.email, ...sessionEndedMail(account.language) },
      now,
    )
  })
  services.mailRunner.wake()
  return refuse(RESULT.sessionEnded, { reason: 'reused' })
}
