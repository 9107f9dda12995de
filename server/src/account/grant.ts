import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { staleAfter, type ClientType } from '@reprieve/domain/access/session.ts'
import { logAccess } from '../access/accessLog.ts'
import { beginSession } from '../access/sessions.ts'
import { inTransaction } from '../db/transaction.ts'
import type { CallContext, Refused } from '../handler.ts'
import { rememberPlace, type Account } from './store.ts'

export interface SignIn {
  deviceId: string
  deviceDetails: string
  tokenType: string
}

/** Who has shown who they are gets a session: by password and by provider alike. */
export function grant(
  account: Account,
  given: SignIn,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'> | Refused> {
  return openSession(account, given, context)
}

export async function openSession(
  account: Account,
  given: SignIn,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'>> {
  const { services, now, clientType, language, timezone } = context
  const { userId } = account
  const session = await inTransaction(services.db, async (trx) => {
    await logAccess(trx, { userId, event: 'signed-in', deviceId: given.deviceId, now })
    await rememberPlace(trx, userId, language, timezone)
    return beginSession(trx, { userId, ...given, clientType, now })
  })
  return sessionAnswer(account, { ...session, clientType, tokenType: given.tokenType }, context)
}

interface Granted {
  token: string
  absoluteEnd: number
  clientType: ClientType
  tokenType: string
}

export function sessionAnswer(
  account: Account,
  granted: Granted,
  { services }: CallContext,
): AnswerOf<'core/login-user'> {
  const { config } = services
  return {
    token: granted.token,
    user_id: account.userId,
    username: account.username,
    email: account.email,
    token_type: granted.tokenType,
    stale_after: staleAfter(granted.clientType),
    absolute_end: granted.absoluteEnd,
    idle_timeout_ms: config.idleTimeoutMs,
    keep_alive_ms: config.keepAliveMs,
    password_set: account.passwordHash !== null,
    eula_version: account.accepted.eula,
    privacy_notice_version: account.accepted.privacy,
    is_pro: false,
    is_subscription: config.plans === 'open',
    is_institution_member: false,
    pain_guide_available: config.plans === 'open',
  }
}
