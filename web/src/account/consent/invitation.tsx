import { PATHS, writeSearch } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { consentDraftStore } from './consentDraft.ts'

interface Came {
  institution?: string | undefined
  study_id?: string | undefined
  activation_code?: string | undefined
}

/** The invitation data of an institution, from the address and the consent screen. */
export function invitationFields({ institution, study_id, activation_code }: Came) {
  const registration_code = institution === undefined ? '' : consentDraftStore.codeFor(institution)
  return {
    ...(institution !== undefined && { institution }),
    ...(study_id !== undefined && { study_id }),
    ...(activation_code !== undefined && { activation_code }),
    ...(registration_code !== '' && { registration_code }),
  }
}

/** Where a user who came by an institution's link goes after log-in: to its consent screen. [INST-21] */
export const consentPath = ({ institution, study_id, activation_code }: Came): string | undefined =>
  (institution ?? activation_code) === undefined
    ? undefined
    : PATHS.consent + writeSearch({ institution, study_id, activation_code })

/** Why the invitation of this page's last sign-up was refused; the account exists nevertheless. [INST-7] */
let refusedWith: string | null = null

export const invitationRefusal = {
  current: (): string | null => refusedWith,
  /** Reads the response to a sign-up. */
  take: ({ institution_result: result, institution_msg: message }: Record<string, unknown>): void => {
    refusedWith = result !== 0 && typeof message === 'string' ? message : null
  },
}

/** The account exists, whatever was wrong with its invitation. [INST-7] */
export function RefusedInvitationNote() {
  const text = useText('institutions')
  const reason = invitationRefusal.current()
  return reason === null ? null : <Note kind="warn">{text('couldNotJoin', { reason })}</Note>
}
