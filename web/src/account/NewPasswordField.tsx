import { passwordProblem } from '@reprieve/domain/account/passwordStrength.ts'
import { useText } from '../settings/words.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface NewPasswordFieldProps {
  value: string
  /** Of the person: what others would try first. */
  names: readonly string[]
  error: string | null
  onChange: (value: string) => void
}

/** With the meter under it, which speaks up as soon as there is something to measure. */
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

/** The sentence about a new password that cannot be sent; null for one that can. [ACC-1] */
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
