import * as z from 'zod'
import { call } from '../call.ts'
import { bytes, day, filledName, filledText, institution, number, uuid } from '../scalars.ts'
import { invitation, registrationCode, studyId, utm } from './invitation.ts'

const code = filledText(200)

/** What the consent screen asks for; its absence is 323 where an institution needs it. */
const consent = z.looseObject({
  full_name: filledName,
  birth_date: day,
  data_storage: z.boolean(),
})

const joining = {
  study_id: invitation.study_id,
  registration_code: registrationCode.optional(),
  utm: utm.optional(),
  consent: consent.optional(),
}

const listed = z.looseObject({ institution, name: z.string() })

/** What of the caller this institution can see, never other people's (D8). */
const seenByInstitution = call({
  request: z.object({ institution, study_id: studyId.nullish() }),
  answer: z.object({ data: z.unknown() }),
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
    answer: z.object({ institution: institution.optional() }),
  }),
  'institutions/join-institution': call({
    request: z.object({ institution, ...joining }),
    answer: z.object({ institution: institution.optional() }),
  }),
  'institutions/get-user-institutions': call({ answer: z.object({ institutions: z.array(listed) }) }),
  'institutions/get-institution': call({
    request: z.object({ institution }),
    answer: z.object({ institution: listed }),
  }),
  'institutions/get-institution-id': call({
    request: z.object({ name: filledName }),
    answer: z.object({ nid: number }),
  }),
  'institutions/get-institution-config': call({
    request: z.object({ nid: number }),
    answer: z.object({ config: z.looseObject({}) }),
  }),
  'institutions/get-insights-data': seenByInstitution,
  'institutions/get-records-data': seenByInstitution,
  'institutions/get-study-data': seenByInstitution,
  'institutions/download-report': call({
    namesId: true,
    gives: 'bytes',
    request: z.object({ institution, report_uuid: uuid }),
    answer: bytes,
  }),
  'institutions/leave-institution': call({ request: z.object({ institution }) }),
  'institutions/withdraw-consent': call({ request: z.object({ institution }) }),
}
