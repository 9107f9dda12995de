import type { AnswerOf, RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { refuse, type CallContext, type Refused } from '../handler.ts'
import { grant, type SignIn } from './grant.ts'
import { nameKey } from './names.ts'
import { accountByName } from './store.ts'

type PasswordSignIn = Extract<RequestOf<'core/login-user'>, { password: string }>

export async function signInWithPassword(
  body: PasswordSignIn,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'> | Refused> {
  const { services, now, clientType } = context
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

  return grant(account, signInOf(body, clientType), context)
}

const signInOf = (body: PasswordSignIn, clientType: string): SignIn => ({
  deviceId: body.device_id,
  deviceDetails: body.device_details ?? '',
  tokenType: body.token_type ?? clientType,
})
