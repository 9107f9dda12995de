import type { AnswerOf, RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { staleAfter, type ClientType } from '@reprieve/domain/access/session.ts'
import { logAccess } from '../access/accessLog.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { beginSession } from '../access/sessions.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Refused } from '../handler.ts'
import { nameKey } from './names.ts'
import { accountByName, rememberPlace, type Account } from './store.ts'

type PasswordSignIn = Extract<RequestOf<'core/login-user'>, { password: string }>

export async function signInWithPassword(
  body: PasswordSignIn,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'> | Refused> {
  const { services, now, clientType, language, timezone } = context
  const { attempts, passwords, db } = services
  const key = nameKey(body.username)
  const address = addressGroup(context.address)
  const guesses = [
    [LIMITS.passwordOfAccount, `${key} ${address}`],
    [LIMITS.passwordOfAddress, address],
  ] as const
  for (const [limit, about] of guesses) {
    const wait = await attempts.count(limit, about, now)
    if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  }

  const account = await accountByName(db, key)
  const verdict = await passwords.check(body.password, account?.passwordHash ?? null)
  // Neither a right password nor one that was not even tried is a guess.
  if (verdict !== 'wrong') for (const [limit, about] of guesses) await attempts.forgive(limit, about, now)
  // Before anything about the account: "busy" for known names only would tell which they are.
  if (verdict === 'busy') return refuse(RESULT.rateLimited, { retry_after: 1 })
  if (account === null || verdict === 'wrong') return refuse(RESULT.wrongCredentials)
  if (account.activatedAt === null) return refuse(RESULT.notActivated)

  const session = await inTransaction(db, async (trx) => {
    await logAccess(trx, { userId: account.userId, event: 'signed-in', deviceId: body.device_id, now })
    await rememberPlace(trx, account.userId, language, timezone)
    return beginSession(trx, {
      userId: account.userId,
      deviceId: body.device_id,
      deviceDetails: body.device_details ?? '',
      clientType,
      now,
    })
  })
  return sessionAnswer(account, { ...session, clientType, tokenType: body.token_type ?? clientType }, context)
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
    is_pro: false,
    is_subscription: config.plans === 'open',
    is_institution_member: false,
    pain_guide_available: config.plans === 'open',
  }
}
