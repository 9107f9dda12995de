import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import type { invitation } from '@reprieve/contract/institutions/invitation.ts'
import type * as z from 'zod'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { Refusal, messageFor, refuse, type CallContext } from '../handler.ts'
import { codeHash, findCode, isSameEmail, type Code } from './codeStore.ts'
import type { Invitation } from './invitationStore.ts'
import { activeInstitution, hasStudy } from './store.ts'

type SentInvitation = { [Key in keyof typeof invitation]?: z.infer<(typeof invitation)[Key]> | undefined }

export type InvitationOutcome =
  | { is: 'none' }
  | { is: 'invited'; invitation: Invitation }
  | { is: 'refused'; code: ResultCode }

/**
 * The invitation of a sign-up or a log-in with this address. It is checked before the account is created or the session
 * begins, and stops neither. [INST-7, INST-61]
 */
export async function findInvitation(
  sent: SentInvitation,
  email: string,
  context: CallContext,
): Promise<InvitationOutcome> {
  const { activation_code: code, institution } = sent
  if (code !== undefined && code !== '') {
    const result = await tryInstitutionCode(
      code,
      context,
      (one) => one.isLive && (isCodeForAddress(one, email) || isRegistrationCode(one)),
    )
    return toInvitationOutcome(result instanceof Refusal ? result : invitationBy(result))
  }
  return institution === undefined
    ? { is: 'none' }
    : toInvitationOutcome(await namedInvitation(sent, context))
}

const toInvitationOutcome = (result: Invitation | Refusal): InvitationOutcome =>
  result instanceof Refusal ? { is: 'refused', code: result.code } : { is: 'invited', invitation: result }

/** The invitation's part of the response to a sign-up or log-in. */
export const invitationFacts = (outcome: InvitationOutcome, { language }: CallContext) => {
  if (outcome.is === 'none') return {}
  if (outcome.is === 'invited') return { institution_result: RESULT.ok }
  return { institution_result: outcome.code, institution_msg: messageFor(language, outcome.code) }
}

export const invitationBy = ({ nid, studyId, hash }: Code): Invitation => ({ nid, studyId, codeHash: hash })

export const isCodeForAddress = ({ kind, email }: Code, address: string): boolean =>
  kind === 'activation' && email !== null && isSameEmail(email, address)

/** A registration code belongs to the institution and is given out on paper. [INST-24] */
export const isRegistrationCode = ({ kind }: Code): boolean => kind === 'registration'

async function namedInvitation(sent: SentInvitation, context: CallContext): Promise<Invitation | Refusal> {
  const { db } = context.services
  const institution = await activeInstitution(db, sent.institution ?? '')
  if (institution instanceof Refusal) return institution
  const typed = sent.registration_code?.trim() ?? ''
  const code = typed === '' ? null : await registrationCode(typed, institution.nid, context)
  if (code instanceof Refusal) return code
  const studyId = code?.studyId ?? (sent.study_id?.trim() || null)
  if (studyId !== null && !(await hasStudy(db, institution.nid, studyId))) return refuse(RESULT.notFound)
  return { nid: institution.nid, studyId, codeHash: code?.hash ?? null }
}

async function registrationCode(typed: string, nid: number, context: CallContext): Promise<Code | Refusal> {
  const right = (code: Code) => code.isLive && code.kind === 'registration' && code.nid === nid
  const code = await tryInstitutionCode(typed, context, right)
  // 322 instead of 321, because the code is wrong, not the invited person.
  return code instanceof Refusal && code.code === RESULT.institutionCodeUnknown
    ? refuse(RESULT.registrationCodeWrong)
    : code
}

/**
 * Tries a code of an active institution. Counts before checking, so that parallel tries all count, and takes the count
 * back for a right code: a clinic invites many from one address. [INST-4]
 */
export async function tryInstitutionCode(
  typed: string,
  { services, now, address }: CallContext,
  isRight: (code: Code) => boolean | Promise<boolean>,
): Promise<Code | Refusal> {
  const about = addressGroup(address)
  const wait = await services.attempts.count(LIMITS.institutionCode, about, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const code = await findCode(services.db, codeHash(typed), now)
  if (code === null || !(await isRight(code))) return refuse(RESULT.institutionCodeUnknown)
  await services.attempts.forgive(LIMITS.institutionCode, about, now)
  const institution = await activeInstitution(services.db, code.nid)
  return institution instanceof Refusal ? institution : code
}
