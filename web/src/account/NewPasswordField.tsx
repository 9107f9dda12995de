import { passwordProblem } from '@reprieve/domain/account/passwordStrength.ts'
import { useText } from '../text/useText.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface NewPasswordFieldProps {
  value: string
  /** The person's own names, which others would try first. */
  names: readonly string[]
  error: string | null
  onChange: (value: string) => void
}

/** With the strength meter below, which appears as soon as something is typed. */
export function NewPasswordField({ value, names, error, onChange }: NewPasswordFieldProps) {
  const text = useText('account')
  return (
    <>
      <PasswordField
        label={text('newPassword')}
        name="new-password"
        autoComplete="new-password"
        showLabel={text('showPassword')}
        hideLabel={text('hidePassword')}
        value={value}
        error={error}
        onChange={onChange}
      />
      {value !== '' && <PasswordStrength password={value} names={names} />}
    </>
  )
}

/** The message about a new password that cannot be sent; null if it can. [ACC-1] */
export function useNewPasswordProblem(): (password: string) => string | null {
  const text = useText('account')
  const common = useText('common')
  return (password) => {
    if (password === '') return common('fieldEmpty')
    const problem = passwordProblem(password)
    if (problem === null) return null
    return text(problem === 'password-too-short' ? 'passwordTooShort' : 'passwordTooLong')
  }
}
