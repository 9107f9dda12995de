import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { isFresh } from '../access/freshSignIn.ts'
import {
  dropMailTokens,
  giveMailToken,
  mailTokenForUpdate,
  spendMailToken,
} from '../access/mailTokenStore.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { hasSameCredentials, moveEmail, ownerOfName } from './credentialStore.ts'
import { countLinkAttempt, countAttempts, checkPasswordGuess, personGuessCounters } from './guesses.ts'
import { emailChangeMail } from './mails/emailChange.ts'
import { emailChangedMail } from './mails/emailChanged.ts'
import { deleteChallenges } from './mfaStore.ts'
import { nameKey } from './names.ts'
import { accountById, type Account } from './store.ts'

const changeEmail: Handler<'core/change-email'> = async ({ email, password }, context) => {
  const { services, person, now, address } = context
  if (!isFresh(person, now)) return refuse(RESULT.freshSignInNeeded)
  const account = await accountById(services.db, person.userId)
  if (account === null) return refuse(RESULT.sessionEnded, { reason: 'account-deleted' })
  if (account.passwordHash === null) return refuse(RESULT.passwordNotSet)
  if (password === undefined) return refuse(RESULT.wrongCredentials)
  const verdict = await checkPasswordGuess(
    password,
    account.passwordHash,
    personGuessCounters(person.userId),
    context,
  )
  if (verdict instanceof Refusal) return verdict
  if (verdict === 'wrong') return refuse(RESULT.wrongCredentials)
  // Counted before it is revealed whether the address is taken: this must be no faster than sign-up.
  const tooMany = await countAttempts(
    [
      [LIMITS.mailOfAddress, addressGroup(address)],
      [LIMITS.mailOfName, nameKey(email)],
    ],
    context,
  )
  if (tooMany !== null) return tooMany
  const refusal = await inTransaction(services.db, (trx) => askNewAddress(trx, account, email, context))
  services.mailRunner.wake()
  return refusal ?? {}
}

async function askNewAddress(
  trx: Trx,
  account: Account,
  email: string,
  { services, person, language, now }: CallContext,
): Promise<Refusal | null> {
  const { userId, deviceId } = person
  if (!(await hasSameCredentials(trx, account))) return refuse(RESULT.wrongCredentials)
  const owner = await ownerOfName(trx, email)
  if (owner !== null && owner !== userId) return refuse(RESULT.emailInUse)
  await logAccess(trx, { userId, event: 'email-change-asked', deviceId, now })
  const token = await giveMailToken(trx, { userId, purpose: 'email-change', now, detail: email })
  const words = emailChangeMail(language, `${services.config.publicUrl}/change-email/${token}`)
  await queueMail(trx, { userId, to: email, ...words }, now)
  return null
}

const verifyEmail: Handler<'core/verify-email'> = async ({ email_token: token }, context) => {
  const { services } = context
  const outcome = await countLinkAttempt(context, () =>
    inTransaction(services.db, async (trx) => (await takeNewAddress(trx, token, context)) ?? {}),
  )
  services.mailRunner.wake()
  return outcome
}

async function takeNewAddress(trx: Trx, token: string, { now }: CallContext): Promise<Refusal | null> {
  const mailToken = await mailTokenForUpdate(trx, token, 'email-change')
  const account = mailToken === null ? null : await accountById(trx, mailToken.userId)
  if (mailToken === null || mailToken.detail === null || now >= mailToken.expiresAt || account === null)
    return refuse(RESULT.linkExpired)
  if (mailToken.usedAt !== null) return null
  if (!(await moveEmail(trx, account, mailToken.detail))) return refuse(RESULT.emailInUse)
  const { userId, email: old, language } = account
  await logAccess(trx, { userId, event: 'email-changed', deviceId: null, now })
  await spendMailToken(trx, mailToken, now)
  // Reset links are in the old mailbox.
  await dropMailTokens(trx, userId, 'reset')
  await deleteChallenges(trx, userId)
  await queueMail(trx, { userId, to: old, ...emailChangedMail(language) }, now)
  return null
}

export const emailHandlers = {
  'core/change-email': changeEmail,
  'core/verify-email': verifyEmail,
} satisfies Handlers
