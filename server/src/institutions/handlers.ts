import { RESULT } from '@reprieve/contract/codes.ts'
import { LIMITS } from '../access/attempts.ts'
import { Refusal, refuse, type Handler, type Handlers } from '../handler.ts'
import { emailByCode, joinByCode } from './activationCodeHandlers.ts'
import { joinAs } from './join.ts'
import { leaveInstitution, withdrawConsent } from './leave.ts'
import { readInstitutionConfig, isMemberOf } from './membershipStore.ts'
import { ownInstitutions } from './ownInstitutions.ts'
import {
  activeInstitution,
  institutionByName,
  findInstitution,
  institutionFields,
  listStudies,
} from './store.ts'
import { consentTextIn, textsIn } from './textStore.ts'
import { getTranslation } from './translation.ts'

/** A registration code is counted before it is checked, and taken back unless it was wrong. [INST-9] */
const join: Handler<'institutions/join-institution'> = async ({ institution, ...sent }, context) => {
  const { services, person, now } = context
  const isTry = (sent.registration_code?.trim() ?? '') !== ''
  const about = `user ${person.userId}`
  const wait = isTry ? await services.attempts.count(LIMITS.institutionCode, about, now) : null
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await joinAs(person, institution, sent, context)
  const isWrong = outcome instanceof Refusal && outcome.code === RESULT.registrationCodeWrong
  if (isTry && !isWrong) await services.attempts.forgive(LIMITS.institutionCode, about, now)
  return outcome
}

const getInstitution: Handler<'institutions/get-institution'> = async ({ institution: given }, context) => {
  const { services, language } = context
  const { db } = services
  const institution = await activeInstitution(db, given)
  if (institution instanceof Refusal) return institution
  const consent = await consentTextIn(db, institution.nid, language)
  const studies = await listStudies(db, institution.nid)
  return {
    institution: {
      ...institutionFields(institution),
      needs_registration_code: institution.needsCode,
      primary_id_format: institution.primaryIdFormat,
      sponsors: institution.sponsors,
      studies: studies.map(({ studyId, name }) => ({ study_id: studyId, name })),
      consent_text: consent.text,
      consent_language: consent.language,
      consent_hash: consent.hash,
    },
  }
}

const getId: Handler<'institutions/get-institution-id'> = async ({ name }, { services }) => {
  const institution = await institutionByName(services.db, name)
  if (institution === null) return refuse(RESULT.notFound)
  return institution.isActive ? { nid: institution.nid } : refuse(RESULT.institutionNotActive)
}

/** [INST-12] */
const getConfig: Handler<'institutions/get-institution-config'> = async ({ nid }, context) => {
  const { services, person, language } = context
  const { db } = services
  const institution = await findInstitution(db, nid)
  if (institution === null || !(await isMemberOf(db, person.userId, institution.nid)))
    return refuse(RESULT.notFound)
  if (!institution.isActive) return refuse(RESULT.institutionNotActive)
  const { hasPainService, recommended, contact } = readInstitutionConfig(institution.config)
  return {
    config: {
      nid: institution.nid,
      name: institution.name,
      pain_service: hasPainService,
      recommended,
      contact,
      texts: await textsIn(db, institution.nid, language),
    },
  }
}

export const institutionHandlers = {
  'core/get-translation': getTranslation,
  'institutions/get-email-by-activation-code': emailByCode,
  'institutions/join-institution-by-activation-code': joinByCode,
  'institutions/join-institution': join,
  'institutions/get-user-institutions': ownInstitutions,
  'institutions/get-institution': getInstitution,
  'institutions/get-institution-id': getId,
  'institutions/get-institution-config': getConfig,
  'institutions/leave-institution': leaveInstitution,
  'institutions/withdraw-consent': withdrawConsent,
} satisfies Handlers
