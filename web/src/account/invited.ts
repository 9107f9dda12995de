import { keptConsent } from './keptConsent.ts'

interface Came {
  institution?: string | undefined
  study_id?: string | undefined
  activation_code?: string | undefined
}

/** What an institution's invitation brought along, in the address and on the consent screen. */
export function invitationOf({ institution, study_id, activation_code }: Came) {
  const registration_code = keptConsent.current()?.registrationCode.trim()
  return {
    ...(institution !== undefined && { institution }),
    ...(study_id !== undefined && { study_id }),
    ...(activation_code !== undefined && { activation_code }),
    ...(registration_code !== undefined && registration_code !== '' && { registration_code }),
  }
}
