import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { mailTokenForUpdate, spendMailToken } from '../access/mailTokenStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Handler } from '../handler.ts'
import { findInvitation, invitationFacts } from '../institutions/invitations.ts'
import { storeInvitation } from '../institutions/invitationStore.ts'
import { NameTaken, createAccount, hasAcceptedTerms, type SignUp } from './createAccount.ts'
import { countAttempts, countLinkAttempt } from './guesses.ts'
import { isRepeatedSignUp, storeRepeatedInvitation } from './repeatedSignUp.ts'
import { nameKey } from './names.ts'
import { isCommonPassword } from '../access/passwords.ts'
import { accountByName, activateAccount } from './store.ts'

type Registration = RequestOf<'core/register-user'>

export const registerUser: Handler<'core/register-user'> = async (body, context) => {
  const { services, address } = context
  const { config, passwords, db } = services
  if (!hasAcceptedTerms(body, config)) return refuse(RESULT.termsNotAccepted)
  if (isCommonPassword(body.password)) return refuse(RESULT.weakPassword)
  const tooMany = await countAttempts([[LIMITS.registerOfAddress, addressGroup(address)]], context)
  if (tooMany !== null) return tooMany
  const invited = await findInvitation(body, body.email, context)
  const repeated = await findRepeatedSignUp(body, context)
  const activated = !config.needsActivation
  if (repeated !== null) return { activated, ...(await storeRepeatedInvitation(repeated, invited, context)) }
  const passwordHash = await passwords.hash(body.password)
  if (passwordHash === null) return refuse(RESULT.rateLimited, { retry_after: 1 })

  try {
    const userId = await inTransaction(db, async (trx) => {
      const made = await createAccount(trx, signUpFromBody(body, passwordHash), context)
      if (invited.is === 'invited') await storeInvitation(trx, made, invited.invitation, context.now)
      return made
    })
    services.mailRunner.wake()
    return { user_id: userId, activated, ...invitationFacts(invited, context) }
  } catch (error) {
    // The same sign-up may have run twice at once: the other one created the account.
    if (!(error instanceof NameTaken)) throw error
    const other = await findRepeatedSignUp(body, context)
    return other === null
      ? error.refusal
      : { activated, ...(await storeRepeatedInvitation(other, invited, context)) }
  }
}

const signUpFromBody = (body: Registration, passwordHash: string): SignUp => ({
  email: body.email,
  usernames: [body.username],
  passwordHash,
  isEmailConfirmed: false,
  terms: body,
})

/** The same sign-up again, because its response was lost: it has succeeded, so it is confirmed. */
async function findRepeatedSignUp(
  body: Registration,
  { services, now }: CallContext,
): Promise<number | null> {
  const account = await accountByName(services.db, nameKey(body.email))
  if (
    account === null ||
    (services.config.needsActivation && account.activatedAt !== null) ||
    !isRepeatedSignUp(account, now)
  )
    return null
  if (nameKey(account.username) !== nameKey(body.username)) return null
  const isRight = (await services.passwords.check(body.password, account.passwordHash)) === 'right'
  return isRight ? account.userId : null
}

export const verifyAccount: Handler<'core/verify-account'> = async ({ account_token: token }, context) => {
  const { services, now } = context
  return countLinkAttempt(context, () =>
    inTransaction(services.db, async (trx) => {
      const mailToken = await mailTokenForUpdate(trx, token, 'activation')
      if (mailToken === null || now >= mailToken.expiresAt) return refuse(RESULT.linkExpired)
      if (await activateAccount(trx, mailToken.userId, now)) {
        await logAccess(trx, { userId: mailToken.userId, event: 'activated', deviceId: null, now })
      }
      await spendMailToken(trx, mailToken, now)
      return {}
    }),
  )
}
