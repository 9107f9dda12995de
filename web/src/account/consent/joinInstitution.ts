import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import type { Consent, ConsentProblem, ConsentProblems } from '@reprieve/domain/account/consent.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import type { Landing } from '../../device/firstLanding.ts'
import type { PublicInstitution } from '../../institutions/publicInstitution.ts'

export type JoinOutcome =
  | { is: 'joined' | 'away' }
  /** The accepted text is no longer the institution's current one. [CONS-4] */
  | { is: 'changed' }
  | { is: 'code'; message: string }
  | { is: 'fields'; problems: ConsentProblems }
  | { is: 'refused'; message: string }

export interface JoinInput {
  form: Consent
  look: PublicInstitution
  studyId: string | undefined
  activationCode: string | undefined
  utm: Landing
}

/** A repeat after a lost response gives the same membership. [INST-10] */
export async function joinInstitution(ask: Ask, joining: JoinInput): Promise<JoinOutcome> {
  const { activationCode, look } = joining
  const sent = joiningOf(joining)
  return readJoinOutcome(
    activationCode === undefined
      ? await ask('institutions/join-institution', { institution: look.nid, ...sent })
      : await ask('institutions/join-institution-by-activation-code', {
          activation_code: activationCode,
          ...sent,
        }),
  )
}

type JoinRequest = Omit<SentOf<'institutions/join-institution'>, 'institution'>

function joiningOf({ form, look, studyId, utm }: JoinInput): JoinRequest {
  const code = form.registrationCode.trim()
  const { primaryIdFormat, consentHash, consentLanguage } = look
  return {
    consent: {
      full_name: form.fullName.trim(),
      birth_date: form.birthDate.trim(),
      data_storage: form.consents,
      ...(primaryIdFormat !== null && { primary_id: form.primaryId.trim() }),
      ...(consentHash !== null && { text_hash: consentHash, language: consentLanguage }),
    },
    ...(studyId !== undefined && { study_id: studyId }),
    ...(code !== '' && { registration_code: code }),
    ...(Object.keys(utm).length > 0 && { utm }),
  }
}

const FIELD_OF_PATH: Record<string, keyof Consent | undefined> = {
  'consent.full_name': 'fullName',
  'consent.birth_date': 'birthDate',
  'consent.primary_id': 'primaryId',
  'consent.data_storage': 'consents',
}

const PROBLEMS: Record<keyof Consent, ConsentProblem> = {
  fullName: 'empty',
  birthDate: 'no-date',
  registrationCode: 'no-code',
  primaryId: 'format',
  consents: 'not-given',
}

export function readJoinOutcome(answer: Answer): JoinOutcome {
  if (!answer.reached) return { is: 'away' }
  const { code, message, body } = answer
  if (code === RESULT.ok) return { is: 'joined' }
  if (code === RESULT.registrationCodeWrong) return { is: 'code', message }
  const errors: unknown[] = Array.isArray(body['errors']) ? body['errors'] : []
  const paths = errors.map((error) => String(toFields(error)['path']))
  if (paths.includes('consent.text_hash')) return { is: 'changed' }
  const fields = paths.flatMap((path) => FIELD_OF_PATH[path] ?? [])
  if (fields.length === 0) return { is: 'refused', message }
  return { is: 'fields', problems: Object.fromEntries(fields.map((field) => [field, PROBLEMS[field]])) }
}
