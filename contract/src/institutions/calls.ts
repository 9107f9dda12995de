import * as z from 'zod'
import { call } from '../call.ts'
import {
  bytes,
  count,
  day,
  filledName,
  filledText,
  institution,
  moment,
  number,
  text,
  uuid,
  word,
} from '../scalars.ts'
import { invitation, registrationCode, studyId, utm } from './invitation.ts'

const code = filledText(200)

/** What the consent screen asks for; what is missing of it is 323, which says what to do, and not 102. */
const consent = z.looseObject({
  full_name: text(500).optional(),
  birth_date: day.optional(),
  /** The number that the person has at the institution, where it has a format for one. */
  primary_id: text(100).optional(),
  data_storage: z.boolean(),
  /** In which the institution's own text was shown, and which text that was. */
  language: word.optional(),
  text_hash: text(100).optional(),
})

const joining = {
  study_id: invitation.study_id,
  registration_code: registrationCode.optional(),
  utm: utm.optional(),
  consent: consent.optional(),
}

/** `membership` is there once somebody has joined: until then it is an invitation. */
const joined = z.object({ institution: number, membership: uuid.optional() })

const sponsors = z.enum(['none', 'pro', 'subscriber'])

const listed = z.looseObject({
  institution: number,
  slug: z.string(),
  name: z.string(),
  is_active: z.boolean(),
})

/** Ended and not withdrawn: what was given is still seen there. */
const member = listed.extend({
  study_id: z.string().nullable(),
  since: moment,
  ended: moment.nullable(),
  sponsors,
})

const invited = listed.extend({
  study_id: z.string().nullable(),
  needs_registration_code: z.boolean(),
  expires: moment,
})

const whole = listed.extend({
  needs_registration_code: z.boolean(),
  primary_id_format: z.string().nullable(),
  sponsors,
  studies: z.array(z.object({ study_id: z.string(), name: z.string() })),
  /** In the language of the caller where the institution has it in that, else in English. */
  consent_text: z.string(),
  consent_language: z.string(),
  consent_hash: z.string(),
})

const config = z.looseObject({
  nid: number,
  name: z.string(),
  /** D50: the Transitional Pain Service is a section of the settings. */
  pain_service: z.boolean(),
  /** Articles of the guide, in the institution's order. */
  recommended: z.array(z.string()),
  contact: z.looseObject({
    email: z.string().optional(),
    phone: z.string().optional(),
    link: z.string().optional(),
  }),
  texts: z.record(z.string(), z.string()),
})

const scored = z.object({ at: moment, value: z.number() })

const seenRecords = z.looseObject({
  records: z.array(
    z.looseObject({
      questionnaire_id: z.string(),
      title: z.string(),
      completed_at: moment,
      score: z.number().nullable(),
    }),
  ),
})

const seenInsights = z.looseObject({
  answers: count,
  first: moment.nullable(),
  last: moment.nullable(),
  by_questionnaire: z.array(
    z.looseObject({ questionnaire_id: z.string(), title: z.string(), count, scores: z.array(scored) }),
  ),
})

const seenStudy = z.looseObject({
  study: z.object({ study_id: z.string(), name: z.string() }).nullable(),
  details: z.object({
    full_name: z.string().nullable(),
    birth_date: z.string().nullable(),
    primary_id: z.string().nullable(),
  }),
  consent: z.object({ text: z.string(), language: z.string(), given: moment, ended: moment.nullable() }),
  /** When answers were read there, the latest first. */
  readings: z.array(moment),
})

/** What of the caller this institution can see, never other people's (D8), and nothing of their diary. */
const seenByInstitution = <Seen extends z.ZodType>(data: Seen) =>
  call({
    request: z.object({ institution, study_id: studyId.nullish() }),
    answer: z.object({ data }),
  })

export const institutionsCalls = {
  'institutions/get-email-by-activation-code': call({
    who: 'anyone',
    request: z.object({ activation_code: code }),
    answer: z.object({ email: z.string() }),
  }),
  'institutions/join-institution-by-activation-code': call({
    who: 'anyone',
    request: z.object({ activation_code: code, uid: number.optional(), ...joining }),
    answer: joined,
  }),
  'institutions/join-institution': call({ request: z.object({ institution, ...joining }), answer: joined }),
  'institutions/get-user-institutions': call({
    answer: z.object({ institutions: z.array(member), invitations: z.array(invited) }),
  }),
  'institutions/get-institution': call({
    request: z.object({ institution }),
    answer: z.object({ institution: whole }),
  }),
  'institutions/get-institution-id': call({
    request: z.object({ name: filledName }),
    answer: z.object({ nid: number }),
  }),
  'institutions/get-institution-config': call({
    request: z.object({ nid: number }),
    answer: z.object({ config }),
  }),
  'institutions/get-insights-data': seenByInstitution(seenInsights),
  'institutions/get-records-data': seenByInstitution(seenRecords),
  'institutions/get-study-data': seenByInstitution(seenStudy),
  'institutions/download-report': call({
    namesId: true,
    gives: 'bytes',
    request: z.object({ institution, report_uuid: uuid }),
    answer: bytes,
  }),
  'institutions/leave-institution': call({ request: z.object({ institution }) }),
  'institutions/withdraw-consent': call({ request: z.object({ institution }) }),
}
