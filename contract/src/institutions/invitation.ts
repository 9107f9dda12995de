import * as z from 'zod'
import { institution, number, text } from '../scalars.ts'

export const studyId = text(200)
export const registrationCode = text(200)

/** Where a person came from, as the address of the page told it. */
export const utm = z.object({
  utm_source: text(200).optional(),
  utm_medium: text(200).optional(),
  utm_campaign: text(200).optional(),
})

/** What a sign-up or a log-in through an institution brings along. */
export const invitation = {
  institution: institution.optional(),
  study_id: studyId.optional(),
  registration_code: registrationCode.optional(),
  activation_code: text(200).optional(),
}

/**
 * What became of the invitation that a sign-up or a log-in brought: the code of a refusal, and its sentence. The account
 * is made, and the session begins, all the same. [INST-7, INST-61]
 */
export const invitationResult = {
  institution_result: number.optional(),
  institution_msg: z.string().optional(),
}
