import type { AnswerOf, RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'
import { findInvitation } from '../institutions/invitations.ts'
import { grantSession, type SignIn } from './grant.ts'
import { checkPasswordGuess, nameGuessCounters } from './guesses.ts'
import { nameKey } from './names.ts'
import { accountByName } from './store.ts'

type PasswordSignIn = Extract<RequestOf<'core/login-user'>, { password: string }>

export async function signInWithPassword(
  body: PasswordSignIn,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'> | Refusal> {
  const key = nameKey(body.username)
  const account = await accountByName(context.services.db, key)
  const stored = account?.passwordHash ?? null
  const verdict = await checkPasswordGuess(
    body.password,
    stored,
    nameGuessCounters(key, account, context),
    context,
  )
  // Checked before anything about the account: "busy" for known names only would reveal them.
  if (verdict instanceof Refusal) return verdict
  if (account === null || verdict === 'wrong') return refuse(RESULT.wrongCredentials)
  if (account.activatedAt === null) return refuse(RESULT.notActivated)
  const { institution } = body
  const invited = await findInvitation({ institution }, account.email, context)
  return grantSession(account, { ...signInFromBody(body, context.clientType), invited }, context)
}

const signInFromBody = (body: PasswordSignIn, clientType: string): Omit<SignIn, 'invited'> => ({
  deviceId: body.device_id,
  deviceDetails: body.device_details ?? '',
  tokenType: body.token_type ?? clientType,
})
