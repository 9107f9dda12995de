import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { tokenStaleAfterMs, type ClientType } from '@reprieve/domain/access/session.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS } from '../access/attempts.ts'
import { beginSession } from '../access/sessionStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'
import { invitationFacts, type InvitationOutcome } from '../institutions/invitations.ts'
import { storeInvitation, type Invitation } from '../institutions/invitationStore.ts'
import { isMemberOf } from '../institutions/membershipStore.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { hasSameCredentials } from './credentialStore.ts'
import { countAttempts } from './guesses.ts'
import { mfaCodeMail } from './mails/mfaCode.ts'
import { giveChallenge } from './mfaStore.ts'
import { sessionPlan } from './plan.ts'
import { saveLanguageAndZone, type Account } from './store.ts'

export interface SignIn {
  deviceId: string
  deviceDetails: string
  tokenType: string
  /** The invitation, if the person logs in through an institution. [INST-61] */
  invited: InvitationOutcome
}

/**
 * Gives a session to a person who has proved their identity, by password or provider. If a second factor is on, gives a
 * challenge instead (D19).
 */
export async function grantSession(
  account: Account,
  given: SignIn,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'> | Refusal> {
  const { invited, ...from } = given
  const invitation = invited.is === 'invited' ? invited.invitation : null
  const signIn = { ...from, clientType: context.clientType, invitation }
  const outcome = await (account.isMfaOn ? askForCode : openSession)(account, signIn, context)
  // An institution that cannot be joined must not keep the person out of their diary.
  const refused = invited.is === 'refused' ? invitationFacts(invited, context) : {}
  return outcome instanceof Refusal
    ? refuse(outcome.code, { ...outcome.extra, ...refused })
    : { ...outcome, ...refused }
}

/** All codes mailed to one account share a counter, whichever call asked for them. */
export const mailedCodesKey = (userId: number): string => `sent ${userId}`

type DeviceSignIn = Omit<SignIn, 'invited'> & { clientType: ClientType; invitation: Invitation | null }

async function askForCode(account: Account, given: DeviceSignIn, context: CallContext): Promise<Refusal> {
  const { services, now } = context
  const { userId, email, language } = account
  const tooMany = await countAttempts([[LIMITS.codeOfAccount, mailedCodesKey(userId)]], context)
  if (tooMany !== null) return tooMany
  const challenge = await inTransaction(services.db, async (trx) => {
    if (!(await hasSameCredentials(trx, account))) return null
    const made = await giveChallenge(trx, { ...given, userId }, { now, signingKey: services.signingKey })
    await queueMail(trx, { userId, to: email, ...mfaCodeMail(language, made.code) }, now)
    return made.challenge
  })
  if (challenge === null) return refuse(RESULT.wrongCredentials)
  services.mailRunner.wake()
  return refuse(RESULT.mfaRequired, { mfa_challenge: challenge })
}

export async function openSession(
  account: Account,
  given: DeviceSignIn,
  context: CallContext,
): Promise<AnswerOf<'core/login-user'> | Refusal> {
  const { services, now, language, timezone } = context
  const { deviceId, deviceDetails, clientType, tokenType, invitation } = given
  const { userId } = account
  const session = await inTransaction(services.db, async (trx) => {
    // Checked again under the row lock: if the account was closed or got another password while this one was compared,
    // it would get a session after all sessions were ended.
    if (!(await hasSameCredentials(trx, account))) return null
    await saveLanguageAndZone(trx, userId, language, timezone)
    await logAccess(trx, { userId, event: 'signed-in', deviceId, now })
    if (invitation !== null && !(await isMemberOf(trx, userId, invitation.nid)))
      await storeInvitation(trx, userId, invitation, now)
    return beginSession(trx, { userId, deviceId, deviceDetails, clientType, tokenType, now })
  })
  if (session === null) return refuse(RESULT.wrongCredentials)
  const answer = await sessionAnswer(account, { ...session, clientType, tokenType }, context)
  return invitation === null
    ? answer
    : { ...answer, ...invitationFacts({ is: 'invited', invitation }, context) }
}

interface GrantedSession {
  token: string
  absoluteEnd: number
  clientType: ClientType
  tokenType: string
}

export async function sessionAnswer(
  account: Account,
  granted: GrantedSession,
  { services }: CallContext,
): Promise<AnswerOf<'core/login-user'>> {
  const { config } = services
  return {
    token: granted.token,
    user_id: account.userId,
    username: account.username,
    email: account.email,
    token_type: granted.tokenType,
    stale_after: tokenStaleAfterMs(granted.clientType),
    absolute_end: granted.absoluteEnd,
    idle_timeout_ms: config.idleTimeoutMs,
    keep_alive_ms: config.keepAliveMs,
    password_set: account.passwordHash !== null,
    eula_version: account.accepted.eula,
    privacy_notice_version: account.accepted.privacy,
    ...(await sessionPlan(services, account.userId)),
  }
}
