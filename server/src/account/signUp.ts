import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLog.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { giveMailToken, mailTokenForUpdate, spendMailToken } from '../access/mailTokens.ts'
import { newUserId } from '../access/tokens.ts'
import { startSync } from '../db/items.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refused, refuse, type CallContext, type Handler } from '../handler.ts'
import { queueMail } from '../jobs/mailQueue.ts'
import { activationMail } from './mails/activation.ts'
import { nameKey } from './names.ts'
import { isCommonPassword } from '../access/passwords.ts'
import { accountByName, activateAccount, insertAccount, takeName } from './store.ts'

type Registration = RequestOf<'core/register-user'>

const REPEAT_MS = 60 * 60_000

export const registerUser: Handler<'core/register-user'> = async (body, context) => {
  const { services, now, address } = context
  const { config, attempts, passwords, db } = services
  if (!hasAcceptedTerms(body, config)) return refuse(RESULT.termsNotAccepted)
  if (isCommonPassword(body.password)) return refuse(RESULT.weakPassword)
  const wait = await attempts.count(LIMITS.registerOfAddress, addressGroup(address), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  if (await isRepeat(body, context)) return {}
  const passwordHash = await passwords.hash(body.password)
  if (passwordHash === null) return refuse(RESULT.rateLimited, { retry_after: 1 })

  try {
    const userId = await inTransaction(db, (trx) => createAccount(trx, body, passwordHash, context))
    services.mailRunner.wake()
    return { user_id: userId }
  } catch (error) {
    // The same sign-up may have been under way twice: the other one made the account.
    if (error instanceof NameTaken) return (await isRepeat(body, context)) ? {} : error.refusal
    throw error
  }
}

function hasAcceptedTerms(
  body: Registration,
  asked: { eulaVersion: number; privacyVersion: number },
): boolean {
  return (
    (body.eula_version ?? 0) >= asked.eulaVersion &&
    (body.privacy_notice_version ?? 0) >= asked.privacyVersion
  )
}

/** The same sign-up again, because its answer was lost: it succeeded then, and says so now. */
async function isRepeat(body: Registration, { services, now }: CallContext): Promise<boolean> {
  const account = await accountByName(services.db, nameKey(body.email))
  if (
    account === null ||
    (services.config.needsActivation && account.activatedAt !== null) ||
    now - account.createdAt > REPEAT_MS
  )
    return false
  if (nameKey(account.username) !== nameKey(body.username)) return false
  return (await services.passwords.check(body.password, account.passwordHash)) === 'right'
}

/** Thrown to undo the transaction: a name that was taken a moment ago must not keep the other one. */
class NameTaken extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super('name taken')
    this.refusal = refusal
  }
}

async function createAccount(
  trx: Trx,
  body: Registration,
  passwordHash: string,
  context: CallContext,
): Promise<number> {
  const { services, now, language, timezone } = context
  const { config } = services
  const userId = newUserId()
  if (!(await takeName(trx, nameKey(body.email), userId))) throw new NameTaken(refuse(RESULT.emailInUse))
  if (!(await takeName(trx, nameKey(body.username), userId)))
    throw new NameTaken(refuse(RESULT.usernameInUse))
  await insertAccount(trx, {
    userId,
    username: body.username.trim().normalize('NFC'),
    email: body.email.trim(),
    passwordHash,
    language,
    timezone,
    isActivated: !config.needsActivation,
    accepted: [
      { document: 'eula', version: body.eula_version ?? 0 },
      { document: 'privacy', version: body.privacy_notice_version ?? 0 },
    ],
    utm: body.utm ?? null,
    now,
  })
  await startSync(trx, userId, randomUUID())
  await logAccess(trx, { userId, event: 'registered', deviceId: body.device_id ?? null, now })
  if (!config.needsActivation) return userId
  const token = await giveMailToken(trx, { userId, purpose: 'activation', now })
  const link = `${config.publicUrl}/activate-user/${token}`
  await queueMail(trx, { userId, to: body.email.trim(), ...activationMail(language, link) }, now)
  return userId
}

export const verifyAccount: Handler<'core/verify-account'> = async ({ account_token: token }, context) => {
  const { services, now, address } = context
  const wait = await services.attempts.count(LIMITS.mailLinkOfAddress, addressGroup(address), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  return inTransaction(services.db, async (trx) => {
    const found = await mailTokenForUpdate(trx, token, 'activation')
    if (found === null || now >= found.expiresAt) return refuse(RESULT.linkExpired)
    if (await activateAccount(trx, found.userId, now)) {
      await logAccess(trx, { userId: found.userId, event: 'activated', deviceId: null, now })
    }
    await spendMailToken(trx, token, now)
    return {}
  })
}
