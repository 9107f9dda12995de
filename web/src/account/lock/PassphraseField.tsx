import { useText } from '../../text/useText.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'

interface PassphraseFieldProps {
  label: string
  hint?: string
  isNew?: boolean
  value: string
  error: string | null
  onChange: (value: string) => void
}

export function PassphraseField({ isNew = false, hint, ...field }: PassphraseFieldProps) {
  const text = useText('lock')
  return (
    <PasswordField
      {...field}
      {...(hint !== undefined && { hint })}
      name={isNew ? 'new-passphrase' : 'passphrase'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showLabel={text('showPassphrase')}
      hideLabel={text('hidePassphrase')}
    />
  )
}
