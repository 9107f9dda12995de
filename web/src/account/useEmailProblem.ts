import { NO_REGISTRATION, registrationProblems } from '@reprieve/domain/account/registration.ts'
import { useText } from '../text/useText.tsx'

/** The message about an address that cannot be sent; null if it can. [ACC-3] */
export function useEmailProblem(): (typed: string) => string | null {
  const text = useText('account')
  const common = useText('common')
  return (typed) => {
    const { email } = registrationProblems({ ...NO_REGISTRATION, email: typed })
    if (email === undefined) return null
    return email === 'empty' ? common('fieldEmpty') : text('emailInvalid')
  }
}
