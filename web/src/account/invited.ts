import { PATHS, writeSearch } from '../app/paths.ts'
import { keptConsent } from './keptConsent.ts'

interface Came {
  institution?: string | undefined
  study_id?: string | undefined
  activation_code?: string | undefined
}

/** What an institution's invitation brought along, in the address and on the consent screen. */
export function invitationOf({ institution, study_id, activation_code }: Came) {
  const registration_code = institution === undefined ? '' : keptConsent.codeFor(institution)
  return {
    ...(institution !== undefined && { institution }),
    ...(study_id !== undefined && { study_id }),
    ...(activation_code !== undefined && { activation_code }),
    ...(registration_code !== '' && { registration_code }),
  }
}

/** Where who came by an institution's link goes on to once they are signed in: there it asks for their consent. [INST-21] */
export const invitedTo = ({ institution, study_id, activation_code }: Came): string | undefined =>
  (institution ?? activation_code) === undefined
    ? undefined
    : PATHS.consent + writeSearch({ institution, study_id, activation_code })

/** What was wrong with the invitation of the last sign-up of this page; the account is made all the same. [INST-7] */
let refusedWith: string | null = null

export const refusedInvitation = {
  current: (): string | null => refusedWith,
  /** Of an answer to a sign-up. */
  take: ({ institution_result: result, institution_msg: message }: Record<string, unknown>): void => {
    refusedWith = result !== 0 && typeof message === 'string' ? message : null
  },
}
