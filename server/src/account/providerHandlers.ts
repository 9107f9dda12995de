import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { isFresh } from '../access/freshSignIn.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { queueDecoy, queueMail } from '../jobs/mailStore.ts'
import type { Identity, Provider } from '../outside/identity/identity.ts'
import { findInvitation } from '../institutions/invitations.ts'
import { mailActivation } from './createAccount.ts'
import { grantSession } from './grant.ts'
import { countAttempts } from './guesses.ts'
import { providerConnectedMail, providerDisconnectedMail } from './mails/provider.ts'
import { storeRepeatedInvitation } from './repeatedSignUp.ts'
import { nameKey } from './names.ts'
import { proofFromRequest, verifyIdentity } from './provider.ts'
import { isSignUp, signUpWithProvider } from './providerSignUp.ts'
import {
  dropIdentity,
  hasIdentityAt,
  storeIdentity,
  lockAccount,
  findIdentityOwner,
  refreshIdentity,
} from './providerStore.ts'
import { accountById } from './store.ts'

const loginUserWithProvider: Handler<'core/login-user-with-provider'> = async (body, context) => {
  const { db } = context.services
  const whenOld = isSignUp(body) ? RESULT.providerSignUpExpired : RESULT.providerTokenRefused
  const identity = await verifyIdentity(proofFromRequest(body), context, whenOld)
  if (identity instanceof Refusal) return identity
  const owner = await findIdentityOwner(db, identity)
  const signedUp = owner === null ? await signUpWithProvider(body, identity, context) : null
  if (signedUp instanceof Refusal) return signedUp
  const userId = signedUp?.userId ?? owner
  const account = userId === null ? null : await accountById(db, userId)
  if (account === null) return refuse(RESULT.wrongCredentials)
  const invited = signedUp?.invited ?? (await findInvitation(body, account.email, context))
  if (account.activatedAt === null)
    return refuse(RESULT.notActivated, await storeRepeatedInvitation(account.userId, invited, context))
  // Checked again after the account was read: a reset in between removes the identity, and with it this log-in.
  if ((await refreshIdentity(db, identity)) !== account.userId) return refuse(RESULT.wrongCredentials)
  const { device_id: deviceId, device_details: deviceDetails = '', token_type: tokenType } = body
  return grantSession(
    account,
    { deviceId, deviceDetails, tokenType: tokenType ?? body.provider, invited },
    context,
  )
}

/** Never reveals whether there is an account: an unknown person gets the same response at the same cost. */
const resendActivation: Handler<'core/resend-activation-with-provider'> = async (body, context) => {
  const { services, now, address } = context
  const { provider, access_token: token } = body
  // It can only send mail to the account's own address, so no nonce of a page is needed.
  const identity = await verifyIdentity({ provider, token, nonce: null }, context)
  if (identity instanceof Refusal) return identity
  const userId = await findIdentityOwner(services.db, identity)
  const account = userId === null ? null : await accountById(services.db, userId)
  const tooMany = await countAttempts(
    [
      [LIMITS.mailOfAddress, addressGroup(address)],
      [LIMITS.mailOfName, account === null ? `${provider} ${identity.subject}` : nameKey(account.email)],
    ],
    context,
  )
  if (tooMany !== null) return tooMany
  await inTransaction(services.db, (trx) =>
    account === null || account.activatedAt !== null
      ? queueDecoy(trx, now)
      : mailActivation(trx, account, context),
  )
  services.mailRunner.wake()
  return {}
}

const connect: Handler<'core/connect-user-to-provider'> = async (body, context) => {
  const { services, person, now } = context
  if (!isFresh(person, now)) return refuse(RESULT.freshSignInNeeded)
  const identity = await verifyIdentity(proofFromRequest(body), context)
  if (identity instanceof Refusal) return identity
  const outcome = await inTransaction(services.db, (trx) => connectIn(trx, identity, context))
  services.mailRunner.wake()
  return outcome
}

async function connectIn(
  trx: Trx,
  identity: Identity,
  context: CallContext,
): Promise<Refusal | Record<string, never>> {
  const { userId } = context.person
  await lockAccount(trx, userId)
  // The same call again, because its response was lost.
  if ((await findIdentityOwner(trx, identity)) === userId) return {}
  // D20: reconnecting needs the same person at the provider; another identity is refused.
  if (await hasIdentityAt(trx, userId, identity.provider)) return refuse(RESULT.notAllowed)
  if (!(await storeIdentity(trx, userId, identity, context.now))) return refuse(RESULT.notAllowed)
  await tell(trx, { event: 'provider-connected', provider: identity.provider }, context)
  return {}
}

const disconnect: Handler<'core/disconnect-user-from-provider'> = async ({ provider }, context) => {
  const { services, person, now } = context
  if (!isFresh(person, now)) return refuse(RESULT.freshSignInNeeded)
  const outcome = await inTransaction(services.db, async (trx) => {
    await lockAccount(trx, person.userId)
    if (!(await dropIdentity(trx, person.userId, provider))) return refuse(RESULT.notFound)
    await tell(trx, { event: 'provider-disconnected', provider }, context)
    return {}
  })
  services.mailRunner.wake()
  return outcome
}

const LETTERS = {
  'provider-connected': providerConnectedMail,
  'provider-disconnected': providerDisconnectedMail,
}

/** Logs and mails the change: a person who did not make it must learn of it. */
async function tell(
  trx: Trx,
  { event, provider }: { event: keyof typeof LETTERS; provider: Provider },
  { person, now }: CallContext,
): Promise<void> {
  const { userId, deviceId } = person
  await logAccess(trx, { userId, event, deviceId, now })
  const account = await accountById(trx, userId)
  if (account === null) return
  await queueMail(trx, { userId, to: account.email, ...LETTERS[event](account.language, provider) }, now)
}

export const providerHandlers = {
  'core/login-user-with-provider': loginUserWithProvider,
  'core/resend-activation-with-provider': resendActivation,
  'core/connect-user-to-provider': connect,
  'core/disconnect-user-from-provider': disconnect,
} satisfies Handlers
