import { RESULT } from '@reprieve/contract/codes.ts'
import type { FieldProblem, RegistrationField } from '@reprieve/domain/account/registration.ts'
import { useText } from '../settings/words.tsx'
import type { useRegistration } from './useRegistration.ts'

type Registration = Pick<ReturnType<typeof useRegistration>, 'problems' | 'registering'>

/** The message at each field: from this page's own checks, otherwise from the server. */
export function useFieldErrors({ problems, registering }: Registration) {
  const text = useText('account')
  const common = useText('common')
  const refusals = registering.is === 'fields' ? registering.refusals : []
  const words: Record<Exclude<FieldProblem, 'not-accepted'>, string> = {
    empty: common('fieldEmpty'),
    'username-too-short': text('usernameTooShort'),
    'username-too-long': text('usernameTooLong'),
    'username-has-at': text('usernameHasAt'),
    'email-invalid': text('emailInvalid'),
    'password-too-short': text('passwordTooShort'),
    'password-too-long': text('passwordTooLong'),
  }
  const own: Partial<Record<RegistrationField, string>> = {
    username: text('usernameRefused'),
    email: text('emailInvalid'),
    acceptsEula: text('acceptEula'),
    acceptsPrivacy: text('acceptPrivacyPolicy'),
  }
  const changed: Partial<Record<RegistrationField, string>> = {
    acceptsEula: text('eulaOutdated'),
    acceptsPrivacy: text('termsPrivacyChanged'),
  }
  return (field: RegistrationField): string | null => {
    const problem = problems[field]
    const refusal = refusals.find((each) => each.field === field)
    if (refusal?.code === RESULT.termsNotAccepted && problem === 'not-accepted') return changed[field] ?? null
    if (problem !== undefined) return problem === 'not-accepted' ? (own[field] ?? null) : words[problem]
    if (refusal?.code === RESULT.emailInUse) return text('emailInUse')
    return refusal === undefined ? null : (refusal.words ?? own[field] ?? null)
  }
}
