import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { detailProblems, type Details } from '@reprieve/domain/institutions/joinDetails.ts'
import { finishPrimaryId } from '@reprieve/domain/institutions/primaryId.ts'
import { pickLanguage } from '@reprieve/domain/settings/language.ts'
import { randomUUID } from 'node:crypto'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS } from '../access/attempts.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Person } from '../handler.ts'
import { codeHash, findCode, spendCode, type Code } from './codeStore.ts'
import { dropInvitation, findInvitationTo } from './invitationStore.ts'
import { lockLiveAccount } from './inviteeStore.ts'
import { insertMembership, liveMembershipId } from './membershipStore.ts'
import { activeInstitution, hasStudy, type Institution } from './store.ts'
import { consentTextIn, type ConsentText } from './textStore.ts'

type JoinRequest = Omit<RequestOf<'institutions/join-institution'>, 'institution'>
export type SentConsent = NonNullable<JoinRequest['consent']>

interface JoinResult {
  institution: number
  membership: string
}

/**
 * The caller counts tries at codes, because the code may be looked up twice here. Every consent leaves a row and every
 * withdrawal a permanent line, so joining and leaving all day is limited. [INST-23]
 */
export async function joinAs(
  person: Pick<Person, 'userId' | 'deviceId'>,
  given: number | string,
  sent: JoinRequest,
  context: CallContext,
): Promise<JoinResult | Refusal> {
  const { services, now } = context
  const about = `user ${person.userId}`
  const wait = await services.attempts.count(LIMITS.joiningOfPerson, about, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await inTransaction(services.db, (trx) => joinIn(trx, { person, given, sent }, context))
  if (outcome instanceof Refusal) await services.attempts.forgive(LIMITS.joiningOfPerson, about, now)
  return outcome
}

interface JoinAttempt {
  person: Pick<Person, 'userId' | 'deviceId'>
  given: number | string
  sent: JoinRequest
}

async function joinIn(
  trx: Trx,
  { person, given, sent }: JoinAttempt,
  context: CallContext,
): Promise<JoinResult | Refusal> {
  const { now, language } = context
  const { userId, deviceId } = person
  const institution = await activeInstitution(trx, given)
  if (institution instanceof Refusal) return institution
  if (!(await lockLiveAccount(trx, userId))) return refuse(RESULT.sessionEnded, { reason: 'account-deleted' })
  const { nid } = institution
  const before = await liveMembershipId(trx, userId, nid)
  if (before !== null) return { institution: nid, membership: before }

  const consentText = await consentTextIn(trx, nid, pickLanguage(sent.consent?.language ?? '') ?? language)
  const details = readConsentDetails(sent.consent)
  const missing = missingIn(sent.consent, { details, institution, consentText, now })
  if (missing.length > 0) return refuse(RESULT.consentMissing, { errors: missing })

  const wanted = await invitedBy(trx, { userId, institution, sent }, now)
  if (wanted instanceof Refusal) return wanted
  const { code, studyId } = wanted
  if (studyId !== null && !(await hasStudy(trx, nid, studyId))) return refuse(RESULT.notFound)
  if (code !== null && !(await spendCode(trx, code))) return refuse(RESULT.registrationCodeWrong)

  const membership = randomUUID()
  await insertMembership(trx, {
    userId,
    membershipId: membership,
    nid,
    studyId,
    fullName: details.fullName,
    birthDate: details.birthDate,
    primaryId: institution.primaryIdFormat === null ? null : details.primaryId,
    consentText,
    utm: sent.utm,
    now,
  })
  await dropInvitation(trx, userId, nid)
  await logAccess(trx, { userId, event: 'institution-joined', deviceId, now })
  return { institution: nid, membership }
}

const readConsentDetails = (consent: SentConsent | undefined): Details => ({
  fullName: consent?.full_name?.normalize('NFC').trim() ?? '',
  birthDate: consent?.birth_date ?? '',
  primaryId: finishPrimaryId(consent?.primary_id ?? ''),
  isConsentGiven: consent?.data_storage ?? false,
})

const PATHS: Record<keyof Details, string> = {
  fullName: 'consent.full_name',
  birthDate: 'consent.birth_date',
  primaryId: 'consent.primary_id',
  isConsentGiven: 'consent.data_storage',
}

interface ConsentCheck {
  details: Details
  institution: Institution
  consentText: ConsentText
  now: number
}

/** [CONS-1, CONS-4] */
function missingIn(
  consent: SentConsent | undefined,
  { details, institution, consentText, now }: ConsentCheck,
) {
  const today = new Date(now).toISOString().slice(0, 10)
  const problems = detailProblems(details, institution, today)
  const fields = (Object.keys(PATHS) as (keyof Details)[]).flatMap((field) => {
    const reason = problems[field]
    return reason === undefined ? [] : [{ path: PATHS[field], reason }]
  })
  const isOther = consent?.text_hash !== undefined && consent.text_hash !== consentText.hash
  return isOther ? [...fields, { path: 'consent.text_hash', reason: 'changed' }] : fields
}

interface Wish {
  userId: number
  institution: Institution
  sent: JoinRequest
}

/** The code and the study by which the person joins. A code typed now precedes that of the invitation. [INST-9] */
async function invitedBy(
  trx: Trx,
  { userId, institution: { nid, needsCode }, sent }: Wish,
  now: number,
): Promise<{ code: Code | null; studyId: string | null } | Refusal> {
  const invitation = await findInvitationTo(trx, userId, { nid, now })
  const typed = sent.registration_code?.trim() ?? ''
  const storedCode = await findCode(
    trx,
    typed === '' ? (invitation?.code_hash ?? null) : codeHash(typed),
    now,
  )
  // A person invited in time may take their time to consent. An activation code typed here could be anybody's.
  const isGood = (one: Code): boolean =>
    one.nid === nid && (typed === '' ? !one.isUsedUp : one.isLive && one.kind === 'registration')
  const code = storedCode !== null && isGood(storedCode) ? storedCode : null
  if (code === null && (needsCode || typed !== '')) return refuse(RESULT.registrationCodeWrong)
  const studyId = code?.studyId ?? (sent.study_id?.trim() || null) ?? invitation?.study_id ?? null
  return { code, studyId }
}
