import { maskedEmail } from '@reprieve/domain/institutions/code.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, type CallContext, type Handler, type Person } from '../handler.ts'
import { isSameEmail, type Code } from './codeStore.ts'
import { storeInvitation } from './invitationStore.ts'
import { tryInstitutionCode, invitationBy, isCodeForAddress, isRegistrationCode } from './invitations.ts'
import { findInviteeByEmail, findInviteeById, type Invitee } from './inviteeStore.ts'
import { joinAs } from './join.ts'
import { isMemberOf } from './membershipStore.ts'

/** [INST-5] */
export const emailByCode: Handler<'institutions/get-email-by-activation-code'> = async (body, context) => {
  const person = await context.personIfAny()
  if (person instanceof Refusal) return person
  const code = await tryInstitutionCode(
    body.activation_code,
    context,
    ({ kind, isLive }) => isLive && kind === 'activation',
  )
  if (code instanceof Refusal) return code
  const email = code.email ?? ''
  const own = person === null ? null : await findInviteeById(context.services.db, person.userId)
  return { email: own !== null && isSameEmail(own.email, email) ? email : maskedEmail(email) }
}

/**
 * Without a session this only stores an invitation; a logged-in person who consents joins (D48). A person with a code
 * on paper does not know its kind: a registration code leads to its institution as well. [INST-6, INST-24]
 */
export const joinByCode: Handler<'institutions/join-institution-by-activation-code'> = async (
  body,
  context,
) => {
  const person = await context.personIfAny()
  if (person instanceof Refusal) return person
  const { db } = context.services
  const named = person?.userId ?? body.uid
  const reached = named === undefined ? null : await findInviteeById(db, named)
  const code = await tryInstitutionCode(body.activation_code, context, (one) => {
    // Nobody can be invited by another person: without a session only the address says whose code it is.
    if (named === undefined) return one.isLive
    const isMeant =
      reached !== null &&
      (isCodeForAddress(one, reached.email) || (isRegistrationCode(one) && person !== null))
    // Another person's code is answered as unknown: otherwise the response would reveal whose address it is for.
    return isMeant && isTheirs(one, reached, person, context)
  })
  if (code instanceof Refusal) return code
  const invited = reached ?? (await findInviteeByEmail(db, code.email ?? ''))
  if (invited !== null && code.isLive)
    await inTransaction(db, (trx) => storeInvitation(trx, invited.userId, invitationBy(code), context.now))
  if (person === null || (body.consent === undefined && code.isLive)) return { institution: code.nid }
  return joinAs(person, code.nid, { ...body, registration_code: undefined }, context)
}

/** A used-up code of this very person: they ask again because the response was lost. */
const isTheirs = async (
  code: Code,
  { userId }: Invitee,
  person: Person | null,
  { services }: CallContext,
): Promise<boolean> => code.isLive || (person !== null && (await isMemberOf(services.db, userId, code.nid)))
