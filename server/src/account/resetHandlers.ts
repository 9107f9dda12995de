import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { dropMailTokens, giveMailToken, mailTokenForUpdate } from '../access/mailTokenStore.ts'
import { isCommonPassword } from '../access/passwords.ts'
import { endSessions } from '../access/sessionEndStore.ts'
import { newUserId } from '../access/tokens.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Handler, type Handlers, type Refusal } from '../handler.ts'
import { queueDecoy, queueMail } from '../jobs/mailStore.ts'
import { setPassword } from './credentialStore.ts'
import { countAttempts, countLinkAttempt } from './guesses.ts'
import { passwordChangedMail } from './mails/passwordChanged.ts'
import { resetMail } from './mails/reset.ts'
import { nameKey } from './names.ts'
import { dropForeignIdentities, dropIdentities, lockAccount } from './providerStore.ts'
import { accountById, accountByName, activateAccount, type Account } from './store.ts'

/** Always the same response (D21): only the mailbox reveals whether an address has an account. */
const forgotPassword: Handler<'core/forgot-password'> = async ({ email }, context) => {
  const { services, address } = context
  const tooMany = await countAttempts(
    [
      [LIMITS.mailOfAddress, addressGroup(address)],
      [LIMITS.mailOfName, nameKey(email)],
    ],
    context,
  )
  if (tooMany !== null) return tooMany
  await inTransaction(services.db, async (trx) => {
    const seen = await accountByName(trx, nameKey(email))
    // Read again under the lock: of two calls at once one link is the newest, and none goes to an abandoned address.
    await lockAccount(trx, seen?.userId ?? newUserId())
    const account = await accountByName(trx, nameKey(email))
    await (account === null ? pretend(trx, context) : mailLink(trx, account, context))
  })
  services.mailRunner.wake()
  return {}
}

async function mailLink(trx: Trx, account: Account, context: CallContext): Promise<void> {
  const { services, language, now } = context
  const { userId, email } = account
  const token = await giveMailToken(trx, { userId, purpose: 'reset', now })
  const words = resetMail(language, `${services.config.publicUrl}/reset-password/${token}`)
  await queueMail(trx, { userId, to: email, ...words }, now)
}

/** The same work without an account: otherwise the duration would reveal that there is none. */
async function pretend(trx: Trx, { now }: CallContext): Promise<void> {
  const nobody = newUserId()
  await giveMailToken(trx, { userId: nobody, purpose: 'reset', now })
  await dropMailTokens(trx, nobody, 'reset')
  await queueDecoy(trx, now)
}

/** The account of a link; null if the link is used, expired or unknown, or the account is being deleted. */
async function personOfLink(trx: Trx, token: string, now: number): Promise<Account | null> {
  const mailToken = await mailTokenForUpdate(trx, token, 'reset')
  if (mailToken === null || now >= mailToken.expiresAt) return null
  return accountById(trx, mailToken.userId)
}

const getResetPasswordEmail: Handler<'core/get-reset-password-email'> = (body, context) =>
  countLinkAttempt(context, async () => {
    const { services, now } = context
    const account = await inTransaction(services.db, (trx) => personOfLink(trx, body.password_token, now))
    return account === null ? refuse(RESULT.linkExpired) : { email: account.email }
  })

const resetPassword: Handler<'core/reset-password'> = (body, context) =>
  countLinkAttempt(context, () => resetBy(body, context))

async function resetBy(
  { password_token: token, new_password: password }: RequestOf<'core/reset-password'>,
  context: CallContext,
): Promise<Refusal | Record<string, never>> {
  const { services, now } = context
  if (isCommonPassword(password)) return refuse(RESULT.weakPassword)
  // Checked before hashing: a made-up link must not cost a hash.
  if ((await inTransaction(services.db, (trx) => personOfLink(trx, token, now))) === null)
    return refuse(RESULT.linkExpired)
  const passwordHash = await services.passwords.hash(password)
  if (passwordHash === null) return refuse(RESULT.rateLimited, { retry_after: 1 })
  const isDone = await inTransaction(services.db, (trx) => reset(trx, token, passwordHash, context))
  if (!isDone) return refuse(RESULT.linkExpired)
  services.mailRunner.wake()
  return {}
}

/** Ends every session and begins none: a person with a second factor still needs it (RELIABILITY 1d). */
async function reset(
  trx: Trx,
  token: string,
  passwordHash: string,
  { services, now }: CallContext,
): Promise<boolean> {
  const account = await personOfLink(trx, token, now)
  if (account === null) return false
  const { userId, email, language } = account
  // Also drops the reset links, including this one, so it works once.
  await setPassword(trx, userId, passwordHash)
  // The person has read the mail, so the address is theirs.
  if (await activateAccount(trx, userId, now)) {
    // A person who came through a provider and typed this address has never proved that they read its mail.
    await dropIdentities(trx, userId)
    await logAccess(trx, { userId, event: 'activated', deviceId: null, now })
  }
  // The owner of the mailbox owns the account: identities connected by somebody else must not remain a way in.
  await dropForeignIdentities(trx, userId, email)
  await logAccess(trx, { userId, event: 'password-reset', deviceId: null, now })
  await endSessions(trx, { userId, which: 'all', reason: 'password', now })
  const words = passwordChangedMail(language, `${services.config.publicUrl}/forgot-password`)
  await queueMail(trx, { userId, to: email, ...words }, now)
  return true
}

export const resetHandlers = {
  'core/forgot-password': forgotPassword,
  'core/get-reset-password-email': getResetPasswordEmail,
  'core/reset-password': resetPassword,
} satisfies Handlers
