import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'

const MILLIGRAMS = 'mg'

export function InputParts() {
  const text = useText()
  const common = useText('common')
  const records = useText('records')
  const settings = useText('settings')
  const medications = useText('medications')
  const [notes, setNotes] = useState('')
  const [strength, setStrength] = useState('500')
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system')
  const [isAllDay, setAllDay] = useState(true)
  const states = { onLabel: text('on'), offLabel: text('off') }
  const unit = (
    <span className="input-unit" translate="no">
      {MILLIGRAMS}
    </span>
  )
  const isBad = strength.trim() === ''
  return (
    <>
      <TextField
        label={medications('strength')}
        value={strength}
        inputMode="decimal"
        end={unit}
        error={isBad ? medications('enterValue') : null}
        onChange={setStrength}
      />
      <TextField
        label={medications('brand')}
        value={medications('generic')}
        isDisabled
        onChange={setStrength}
      />
      <TextArea
        label={records('notes')}
        value={notes}
        error={notes.trim() === '' ? common('fieldEmpty') : null}
        onChange={setNotes}
      />
      <Switch {...states} label={records('allDay')} isOn={isAllDay} onChange={setAllDay} />
      <Switch
        {...states}
        label={records('rightNow')}
        isOn={!isAllDay}
        isDisabled={isAllDay}
        onChange={setAllDay}
      />
      <Segmented
        label={settings('appTheme')}
        value={theme}
        segments={[
          { value: 'light', label: settings('themeLight') },
          { value: 'dark', label: settings('themeDark') },
          { value: 'system', label: common('systemDefault') },
        ]}
        onChange={setTheme}
      />
    </>
  )
}

const SHORTEST_PASSWORD = 6

/** Submitted empty it shows every error at once and focuses the first field. */
export function FormParts() {
  const text = useText()
  const account = useText('account')
  const common = useText('common')
  const [isSent, setSent] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isAccepted, setAccepted] = useState(false)
  return (
    <Form label={text('demoForm')} onSubmit={() => setSent(true)}>
      <TextField
        label={account('email')}
        type="email"
        autoComplete="email"
        isLiteral
        value={email}
        error={isSent && !email.includes('@') ? account('emailInvalid') : null}
        onChange={setEmail}
      />
      <PasswordField
        label={account('password')}
        autoComplete="new-password"
        hint={account('passwordEightBetter')}
        showLabel={text('demoShowPassword')}
        hideLabel={text('demoHidePassword')}
        value={password}
        error={isSent && password.length < SHORTEST_PASSWORD ? account('passwordTooShort') : null}
        onChange={setPassword}
      />
      <Checkbox
        label={account('privacyPolicy')}
        isChecked={isAccepted}
        error={isSent && !isAccepted ? account('acceptPrivacyPolicy') : null}
        onChange={setAccepted}
      />
      <Checkbox label={common('skip')} isChecked isDisabled onChange={setAccepted} />
      <SubmitButton label={account('register')} busyLabel={text('saving')} />
    </Form>
  )
}
