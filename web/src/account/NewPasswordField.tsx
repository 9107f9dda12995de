import { RESULT } from '@reprieve/contract/codes.ts'
import {
  PASSWORD_STRENGTH_LEVELS,
  passwordProblem,
  passwordStrength,
  type PasswordStrengthLevel,
  type PasswordWarning,
} from '@reprieve/domain/account/passwordStrength.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Answer } from '../api/ask.ts'
import { useText } from '../text/useText.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { ProgressIndicator } from '../ui/layout/Progress.tsx'

const WORD: Record<PasswordStrengthLevel, Key<'account'>> = {
  poor: 'strengthPoor',
  weak: 'strengthWeak',
  fair: 'strengthFair',
  good: 'strengthGood',
  excellent: 'strengthExcellent',
}

const ADVICE: Record<PasswordWarning, Key<'account'>> = {
  'too-short': 'passwordEightBetter',
  repeats: 'passwordRepeats',
  sequence: 'passwordSequence',
  'has-name': 'passwordHasName',
}

interface PasswordStrengthProps {
  password: string
  /** The person's own names, which others would try first. */
  names: readonly string[]
}

export function PasswordStrength({ password, names }: PasswordStrengthProps) {
  const text = useText('account')
  const { strength, warnings } = passwordStrength(password, names)
  return (
    <div>
      <ProgressIndicator
        label={text('passwordStrength')}
        done={PASSWORD_STRENGTH_LEVELS.indexOf(strength) + 1}
        total={PASSWORD_STRENGTH_LEVELS.length}
        words={text(WORD[strength])}
      />
      {warnings.length > 0 && (
        <ul className="account-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{text(ADVICE[warning])}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

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

/** The result of setting a password. `left`: the person was asked to log in again and cancelled. */
export type PasswordOutcome =
  | { is: 'done' | 'away' | 'left' | 'expired' | 'none-set' | 'wrong-current' }
  | { is: 'weak' | 'refused'; message: string }

const OUTCOMES: Record<number, PasswordOutcome | undefined> = {
  [RESULT.ok]: { is: 'done' },
  [RESULT.linkExpired]: { is: 'expired' },
  [RESULT.passwordNotSet]: { is: 'none-set' },
  [RESULT.wrongCredentials]: { is: 'wrong-current' },
}

export function passwordOutcome(answer: Answer | null): PasswordOutcome {
  if (answer === null) return { is: 'left' }
  if (!answer.reached) return { is: 'away' }
  const { code, message } = answer
  if (code === RESULT.weakPassword) return { is: 'weak', message }
  return OUTCOMES[code] ?? { is: 'refused', message }
}
