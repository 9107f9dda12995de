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

/** The fields of the consent screen. Missing ones are answered 323, which says what to do, instead of 102. */
const consent = z.looseObject({
  full_name: text(500).optional(),
  birth_date: day.optional(),
  /** The person's number at the institution, if the institution defines a format for one. */
  primary_id: text(100).optional(),
  data_storage: z.boolean(),
  /** The language in which the institution's text was shown, and the hash of that text. */
  language: word.optional(),
  text_hash: text(100).optional(),
})

const joining = {
  study_id: invitation.study_id,
  registration_code: registrationCode.optional(),
  utm: utm.optional(),
  consent: consent.optional(),
}

/** `membership` is set once the person has joined; until then this is an invitation. */
const joined = z.object({ institution: number, membership: uuid.optional() })

const sponsors = z.enum(['none', 'pro', 'subscriber'])

const listed = z.looseObject({
  institution: number,
  slug: z.string(),
  name: z.string(),
  is_active: z.boolean(),
})

/** Includes memberships that ended without withdrawal: the institution still sees the data given before. */
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
  /** In the caller's language if the institution has it, otherwise in English. */
  consent_text: z.string(),
  consent_language: z.string(),
  consent_hash: z.string(),
})

const config = z.looseObject({
  nid: number,
  name: z.string(),
  /** D50: shows the Transitional Pain Service section in the settings. */
  pain_service: z.boolean(),
  /** Recommended articles of the guide, in the institution's order. */
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
  /** When the institution read the answers, the latest first. */
  readings: z.array(moment),
})

/** What this institution can see of the caller: never other people's data (D8), and nothing of the diary. */
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
