import { useText } from '../text/useText.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'

interface CurrentPasswordFieldProps {
  username: string
  value: string
  /** It was submitted, empty or not. */
  wasSent: boolean
  /** The server said that it is wrong. */
  isWrong: boolean
  onChange: (value: string) => void
}

export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { username, value, wasSent, isWrong, onChange } = props
  const text = useText('account')
  const common = useText('common')
  const said = isWrong ? text('taskWrongPassword') : null
  return (
    <>
      <HiddenUsername username={username} />
      <PasswordField
        label={text('currentPassword')}
        name="password"
        autoComplete="current-password"
        showLabel={text('showPassword')}
        hideLabel={text('hidePassword')}
        value={value}
        error={wasSent && value === '' ? common('fieldEmpty') : said}
        onChange={onChange}
      />
    </>
  )
}

/** For password managers: without a user name beside it they offer the wrong password, or none. */
export const HiddenUsername = ({ username }: { username: string }) => (
  <input hidden readOnly name="username" autoComplete="username" value={username} />
)
