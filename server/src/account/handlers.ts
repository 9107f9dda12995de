import { logAccess } from '../access/accessLogStore.ts'
import { endSessions } from '../access/sessionEndStore.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Handler, Handlers } from '../handler.ts'
import { avatarHandlers } from './avatarHandlers.ts'
import { emailHandlers } from './emailHandlers.ts'
import { passwordHandlers } from './passwordHandlers.ts'
import { providerHandlers } from './providerHandlers.ts'
import { activityHandlers } from './activity.ts'
import { deletionHandlers } from './deletion.ts'
import { mfaHandlers } from './mfaHandlers.ts'
import { renewSession } from './renewal.ts'
import { resendHandlers } from './resendHandlers.ts'
import { resetHandlers } from './resetHandlers.ts'
import { serviceStatus } from './serviceStatus.ts'
import { signInWithPassword } from './signIn.ts'
import { registerUser, verifyAccount } from './signUp.ts'
import { subscriptionHandlers } from './subscriptions.ts'

const loginUser: Handler<'core/login-user'> = (body, context) =>
  'prev_token' in body ? renewSession(body, context) : signInWithPassword(body, context)

const keepAlive: Handler<'core/keep-alive'> = async (_, { services, person, now }) => ({
  server_time: now,
  idle_timeout_ms: services.config.idleTimeoutMs,
  keep_alive_ms: services.config.keepAliveMs,
  idle_timer_off: person.idleTimerOff,
})

const SIGNED_OUT = { this: 'signed-out', others: 'signed-out-others', all: 'signed-out-everywhere' } as const

const deleteAllTokens: Handler<'core/delete-all-tokens'> = async ({ scope }, { services, person, now }) => {
  const { userId, family, deviceId } = person
  const which = { this: { only: family }, others: { except: family }, all: 'all' } as const
  const event = SIGNED_OUT[scope]
  await inTransaction(services.db, async (trx) => {
    // The log locks the account first, as a log-in does.
    await logAccess(trx, { userId, event, deviceId, now })
    await endSessions(trx, { userId, which: which[scope], reason: 'logout', now })
  })
  return {}
}

export const accountHandlers = {
  'core/register-user': registerUser,
  'core/verify-account': verifyAccount,
  'core/login-user': loginUser,
  'core/keep-alive': keepAlive,
  'core/delete-all-tokens': deleteAllTokens,
  'core/service-status': serviceStatus,
  ...avatarHandlers,
  ...subscriptionHandlers,
  ...mfaHandlers,
  ...activityHandlers,
  ...deletionHandlers,
  ...providerHandlers,
  ...passwordHandlers,
  ...resetHandlers,
  ...emailHandlers,
  ...resendHandlers,
} satisfies Handlers
