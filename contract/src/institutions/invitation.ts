import * as z from 'zod'
import { institution, number, text } from '../scalars.ts'

export const studyId = text(200)
export const registrationCode = text(200)

/** The campaign parameters of the page's address. */
export const utm = z.object({
  utm_source: text(200).optional(),
  utm_medium: text(200).optional(),
  utm_campaign: text(200).optional(),
})

/** The extra fields of a sign-up or log-in through an institution. */
export const invitation = {
  institution: institution.optional(),
  study_id: studyId.optional(),
  registration_code: registrationCode.optional(),
  activation_code: text(200).optional(),
}

/**
 * The result of the invitation sent with a sign-up or log-in: the code of a refusal and its message. The account and
 * the session are created even if the invitation is refused. [INST-7, INST-61]
 */
export const invitationResult = {
  institution_result: number.optional(),
  institution_msg: z.string().optional(),
}
