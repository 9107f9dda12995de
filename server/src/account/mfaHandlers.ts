import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS } from '../access/attempts.ts'
import { isFresh } from '../access/freshSignIn.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { storedLanguage } from '../outside/letter.ts'
import { mailedCodesKey, openSession } from './grant.ts'
import { countAttempts } from './guesses.ts'
import { mfaChangedMail } from './mails/mfaChanged.ts'
import { mfaCodeMail } from './mails/mfaCode.ts'
import { renewMfaCode, ownerOfChallenge, tryCode, switchMfa } from './mfaStore.ts'
import { accountById } from './store.ts'

const verifyMfa: Handler<'core/verify-mfa'> = async ({ mfa_challenge: challenge, code }, context) => {
  const { services, now } = context
  const { db, attempts, signingKey } = services
  const userId = await ownerOfChallenge(db, challenge)
  if (userId === null) return refuse(RESULT.mfaWrong)
  // Counted over all challenges: a person with the password could ask for one after the other.
  const guesser = `tried ${userId}`
  const tooMany = await countAttempts([[LIMITS.codeOfAccount, guesser]], context)
  if (tooMany !== null) return tooMany
  // Read before the code is used up: `openSession` notices a password that changes from here on.
  const account = await accountById(db, userId)
  const tried = await tryCode(db, { challenge, code }, { now, signingKey })
  if (tried !== 'wrong') await attempts.forgive(LIMITS.codeOfAccount, guesser, now)
  if (tried === 'wrong' || tried === 'dead') return refuse(RESULT.mfaWrong)
  // The account may have been closed since the password was entered.
  if (account === null) return refuse(RESULT.mfaWrong)
  return openSession(account, tried, context)
}

const resendMfa: Handler<'core/resend-mfa'> = async ({ mfa_challenge: challenge }, context) => {
  const { services, now } = context
  const { db, attempts, signingKey, mailRunner } = services
  const userId = await ownerOfChallenge(db, challenge)
  const account = userId === null ? null : await accountById(db, userId)
  if (account === null) return refuse(RESULT.mfaWrong)
  const about = mailedCodesKey(account.userId)
  const tooMany = await countAttempts([[LIMITS.codeOfAccount, about]], context)
  if (tooMany !== null) return tooMany
  const resent = await inTransaction(db, async (trx) => {
    const made = await renewMfaCode(trx, challenge, { now, signingKey })
    if (made.is === 'sent') {
      const words = mfaCodeMail(account.language, made.code)
      await queueMail(trx, { userId: account.userId, to: account.email, ...words }, now)
    }
    return made
  })
  if (resent.is === 'sent') {
    mailRunner.wake()
    return { mfa_challenge: resent.challenge }
  }
  await attempts.forgive(LIMITS.codeOfAccount, about, now)
  if (resent.is === 'dead') return refuse(RESULT.mfaWrong)
  return refuse(RESULT.rateLimited, { retry_after: Math.ceil((resent.until - now) / 1000) })
}

const setMfa: Handler<'core/set-mfa'> = async ({ on }, { services, person, now }) => {
  // Switching it on harms nobody; with a stolen session it must not be possible to switch it off.
  if (!on && !isFresh(person, now)) return refuse(RESULT.freshSignInNeeded)
  // Where no mail can be sent (D22) no code would arrive, and the person could never log in again.
  const { smtpUrl, isLocal } = services.config
  if (on && smtpUrl === null && !isLocal) return refuse(RESULT.notAllowed)
  const { userId, deviceId } = person
  await inTransaction(services.db, async (trx) => {
    const changed = await switchMfa(trx, userId, on)
    if (changed === null) return
    await logAccess(trx, { userId, event: on ? 'mfa-on' : 'mfa-off', deviceId, now })
    const words = mfaChangedMail(storedLanguage(changed.language), on)
    await queueMail(trx, { userId, to: changed.email, ...words }, now)
  })
  services.mailRunner.wake()
  return { on }
}

export const mfaHandlers = {
  'core/verify-mfa': verifyMfa,
  'core/resend-mfa': resendMfa,
  'core/set-mfa': setMfa,
} satisfies Handlers
