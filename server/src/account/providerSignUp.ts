import { randomInt } from 'node:crypto'
import { username } from '@reprieve/contract/account/credentials.ts'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'
import type { Identity } from '../outside/identity/identity.ts'
import { findInvitation, type InvitationOutcome } from '../institutions/invitations.ts'
import { storeInvitation } from '../institutions/invitationStore.ts'
import { NameTaken, createAccount, hasAcceptedTerms } from './createAccount.ts'
import { countAttempts } from './guesses.ts'
import { storeIdentity, findIdentityOwner } from './providerStore.ts'

type SignUpBody = RequestOf<'core/login-user-with-provider'>

const NO_EMAIL = { errors: [{ path: 'email', reason: 'required' }] }
const MOST_NAMES = 50
const LONGEST_LOCAL_PART = 60

/** The new person, and the invitation they came with. */
export interface ProviderPerson {
  userId: number
  invited: InvitationOutcome
}

/** Creates the account of a person who comes from a provider for the first time. */
export async function signUpWithProvider(
  body: SignUpBody,
  identity: Identity,
  context: CallContext,
): Promise<ProviderPerson | Refusal> {
  const { services, now, address } = context
  if (body.login_only === true) return refuse(RESULT.providerAccountUnknown)
  // Includes the e-mail: the page that asks for the terms asks for an address only if there is none.
  if (!hasAcceptedTerms(body, services.config))
    return refuse(RESULT.termsNotAccepted, { email: identity.email })
  const isEmailConfirmed = identity.isEmailVerified
  const email = isEmailConfirmed ? identity.email : (body.email ?? identity.email)
  if (email === null) return refuse(RESULT.malformed, NO_EMAIL)
  const tooMany = await countAttempts([[LIMITS.registerOfAddress, addressGroup(address)]], context)
  if (tooMany !== null) return tooMany

  const invited = await findInvitation(body, email, context)
  try {
    const userId = await inTransaction(services.db, async (trx) => {
      const usernames = usernamesFor(email)
      const account = { email, usernames, passwordHash: null, isEmailConfirmed, terms: body }
      const made = await createAccount(trx, account, context)
      if (!(await storeIdentity(trx, made, identity, now))) throw new NameTaken(refuse(RESULT.emailInUse))
      await logAccess(trx, { userId: made, event: 'provider-connected', deviceId: body.device_id, now })
      if (invited.is === 'invited') await storeInvitation(trx, made, invited.invitation, now)
      return made
    })
    services.mailRunner.wake()
    return { userId, invited }
  } catch (error) {
    // The same sign-up may have run twice at once: the other one created the account.
    if (!(error instanceof NameTaken)) throw error
    const userId = await findIdentityOwner(services.db, identity)
    return userId === null ? error.refusal : { userId, invited }
  }
}

/** Only a sign-up includes the terms: a page asks for them only where there is no account yet. */
export const isSignUp = ({ eula_version: eula, privacy_notice_version: privacy }: SignUpBody): boolean =>
  eula !== undefined && privacy !== undefined

/** The part before the "@", then the same with four digits, so that the person need not choose a username. */
export function* usernamesFor(email: string): Generator<string> {
  const local = (email.split('@')[0] ?? '').slice(0, LONGEST_LOCAL_PART)
  const wanted = username.safeParse(local).data ?? 'person'
  yield wanted
  for (let tries = 0; tries < MOST_NAMES; tries += 1) yield `${wanted}${randomInt(1_000, 10_000)}`
}
