import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { isFresh } from '../access/freshSignIn.ts'
import { isCommonPassword } from '../access/passwords.ts'
import { endSessions } from '../access/sessionEndStore.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { hasSameCredentials, setPassword } from './credentialStore.ts'
import { checkPasswordGuess, personGuessCounters } from './guesses.ts'
import { passwordChangedMail } from './mails/passwordChanged.ts'
import { accountById, type Account } from './store.ts'

const changePassword: Handler<'core/change-password'> = async (body, context) => {
  const { services, person } = context
  if (isCommonPassword(body.password)) return refuse(RESULT.weakPassword)
  const account = await accountById(services.db, person.userId)
  if (account === null) return refuse(RESULT.sessionEnded, { reason: 'account-deleted' })
  const allowed = await mayChange(account, body, context)
  if (allowed !== 'change') return allowed === 'is-changed' ? {} : allowed
  const passwordHash = await services.passwords.hash(body.password)
  if (passwordHash === null) return refuse(RESULT.rateLimited, { retry_after: 1 })
  const isDone = await inTransaction(services.db, (trx) => change(trx, account, passwordHash, context))
  if (!isDone) return refuse(RESULT.wrongCredentials)
  services.mailRunner.wake()
  return {}
}

interface Wish {
  current_password?: string | undefined
  password: string
}

async function mayChange(
  account: Account,
  { current_password: current, password }: Wish,
  context: CallContext,
): Promise<'change' | 'is-changed' | Refusal> {
  const { person, now } = context
  const stored = account.passwordHash
  // The first password of a person who signed up through a provider: a fresh log-in there replaces the old one (D13).
  if (stored === null) {
    if (current !== undefined) return refuse(RESULT.passwordNotSet)
    return isFresh(person, now) ? 'change' : refuse(RESULT.freshSignInNeeded)
  }
  if (current === undefined) return refuse(RESULT.wrongCredentials)
  const guess = (word: string) =>
    checkPasswordGuess(word, stored, personGuessCounters(person.userId), context)
  const verdict = await guess(current)
  if (verdict instanceof Refusal) return verdict
  if (verdict === 'right') return 'change'
  // The same change again, because its response was lost: it has succeeded, so it is confirmed.
  const repeated = await guess(password)
  if (repeated instanceof Refusal) return repeated
  return repeated === 'right' ? 'is-changed' : refuse(RESULT.wrongCredentials)
}

async function change(
  trx: Trx,
  account: Account,
  passwordHash: string,
  { services, person, now }: CallContext,
): Promise<boolean> {
  const { userId, family, deviceId } = person
  if (!(await hasSameCredentials(trx, account))) return false
  await setPassword(trx, userId, passwordHash)
  await logAccess(trx, { userId, event: 'password-changed', deviceId, now })
  await endSessions(trx, { userId, which: { except: family }, reason: 'password', now })
  const words = passwordChangedMail(account.language, `${services.config.publicUrl}/forgot-password`)
  await queueMail(trx, { userId, to: account.email, ...words }, now)
  return true
}

export const passwordHandlers = { 'core/change-password': changePassword } satisfies Handlers
