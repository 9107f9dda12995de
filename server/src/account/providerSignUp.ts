import { randomInt } from 'node:crypto'
import { username } from '@reprieve/contract/account/credentials.ts'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLog.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'
import type { Identity } from '../outside/identity/identity.ts'
import { findInvitation, keepInvitation, type InvitationOutcome } from '../institutions/invitations.ts'
import { NameTaken, createAccount, hasAcceptedTerms } from './createAccount.ts'
import { counted } from './guesses.ts'
import { keepIdentity, ownerOf } from './providerStore.ts'

type SignUpBody = RequestOf<'core/login-user-with-provider'>

const NO_EMAIL = { errors: [{ path: 'email', reason: 'required' }] }
const MOST_NAMES = 50
const LONGEST_LOCAL_PART = 60

/** Who came by a provider, and through which institution. */
export interface ProviderPerson {
  userId: number
  invited: InvitationOutcome
}

/** The account of somebody whom a provider has shown to us for the first time. */
export async function signUpWithProvider(
  body: SignUpBody,
  identity: Identity,
  context: CallContext,
): Promise<ProviderPerson | Refusal> {
  const { services, now, address } = context
  if (body.login_only === true) return refuse(RESULT.providerAccountUnknown)
  // The address goes along: the page that now asks for the terms asks for one only where there is none.
  if (!hasAcceptedTerms(body, services.config))
    return refuse(RESULT.termsNotAccepted, { email: identity.email })
  const isEmailConfirmed = identity.isEmailVerified
  const email = isEmailConfirmed ? identity.email : (body.email ?? identity.email)
  if (email === null) return refuse(RESULT.malformed, NO_EMAIL)
  const tooMany = await counted([[LIMITS.registerOfAddress, addressGroup(address)]], context)
  if (tooMany !== null) return tooMany

  const invited = await findInvitation(body, email, context)
  try {
    const userId = await inTransaction(services.db, async (trx) => {
      const usernames = usernamesFor(email)
      const account = { email, usernames, passwordHash: null, isEmailConfirmed, terms: body }
      const made = await createAccount(trx, account, context)
      if (!(await keepIdentity(trx, made, identity, now))) throw new NameTaken(refuse(RESULT.emailInUse))
      await logAccess(trx, { userId: made, event: 'provider-connected', deviceId: body.device_id, now })
      if (invited.is === 'invited') await keepInvitation(trx, made, invited.invitation, now)
      return made
    })
    services.mailRunner.wake()
    return { userId, invited }
  } catch (error) {
    // The same sign-up may have been under way twice: the other one made the account.
    if (!(error instanceof NameTaken)) throw error
    const userId = await ownerOf(services.db, identity)
    return userId === null ? error.refusal : { userId, invited }
  }
}

/** A page asks for the terms only where there is no account yet. */
export const isSignUp = ({ eula_version: eula, privacy_notice_version: privacy }: SignUpBody): boolean =>
  eula !== undefined && privacy !== undefined

/** What stands before the "@", and then the same with four digits: nobody is asked for a name who did not want one. */
export function* usernamesFor(email: string): Generator<string> {
  const local = (email.split('@')[0] ?? '').slice(0, LONGEST_LOCAL_PART)
  const wanted = username.safeParse(local).data ?? 'person'
  yield wanted
  for (let tries = 0; tries < MOST_NAMES; tries += 1) yield `${wanted}${randomInt(1_000, 10_000)}`
}
