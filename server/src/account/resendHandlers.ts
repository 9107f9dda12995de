import { RESULT } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { giveMailToken } from '../access/mailTokenStore.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { queueDecoy, queueMail } from '../jobs/mailStore.ts'
import { countAttempts, checkPasswordGuess, nameGuessCounters } from './guesses.ts'
import { activationMail } from './mails/activation.ts'
import { nameKey } from './names.ts'
import { accountByName, type Account } from './store.ts'

/** Sends a new link if the password is right. Anybody else gets the response of a failed log-in (D21). */
const resendActivation: Handler<'core/resend-activation'> = async (body, context) => {
  const { services, address, now } = context
  const tooMany = await countAttempts([[LIMITS.mailOfAddress, addressGroup(address)]], context)
  if (tooMany !== null) return tooMany
  const key = nameKey(body.username)
  const account = await accountByName(services.db, key)
  const stored = account?.passwordHash ?? null
  const verdict = await checkPasswordGuess(
    body.password,
    stored,
    nameGuessCounters(key, account, context),
    context,
  )
  if (verdict instanceof Refusal) return verdict
  if (account === null || verdict === 'wrong') {
    await inTransaction(services.db, (trx) => queueDecoy(trx, now))
    return refuse(RESULT.wrongCredentials)
  }
  // Counted only with the right password: a stranger's tries must not use up the owner's.
  const tooMuchMail = await countAttempts([[LIMITS.mailOfName, nameKey(account.email)]], context)
  if (tooMuchMail !== null) return tooMuchMail
  await inTransaction(services.db, (trx) => mailActivation(trx, account, context))
  services.mailRunner.wake()
  return {}
}

async function mailActivation(trx: Trx, account: Account, context: CallContext): Promise<void> {
  const { services, language, now } = context
  if (account.activatedAt !== null) return queueDecoy(trx, now)
  const { userId, email } = account
  const token = await giveMailToken(trx, { userId, purpose: 'activation', now })
  const words = activationMail(language, `${services.config.publicUrl}/activate-user/${token}`)
  await queueMail(trx, { userId, to: email, ...words }, now)
}

export const resendHandlers = { 'core/resend-activation': resendActivation } satisfies Handlers
