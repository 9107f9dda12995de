import {
  passwordStrength,
  PASSWORD_STRENGTH_LEVELS,
  type PasswordWarning,
  type PasswordStrengthLevel,
} from '@reprieve/domain/account/passwordStrength.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../text/useText.tsx'
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
