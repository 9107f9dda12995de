import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { Dialog, type DialogChoice } from '../../ui/overlays/Dialog.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

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

const nothing = (): void => undefined

export function ButtonParts() {
  const text = useText()
  const common = useText('common')
  const [count, setCount] = useState(0)
  return (
    <>
      <Button
        kind="primary"
        isLarge
        icon={<Icon name="plus" />}
        label={text('recordPain')}
        onPress={nothing}
      />
      <Button kind="primary" label={common('continue')} onPress={() => setCount(count + 1)} />
      <p>{text('pressed', { count })}</p>
      <Button label={common('cancel')} onPress={nothing} />
      <Button kind="danger" label={common('delete')} onPress={nothing} />
      <Button kind="text" label={common('showMore', { 0: 4 })} onPress={nothing} />
      <Button kind="primary" label={common('save')} busyLabel={text('saving')} isBusy onPress={nothing} />
      <Button label={common('apply')} isDisabled onPress={nothing} />
    </>
  )
}

type Open = 'leave' | 'failed' | 'sheet' | null

export function OverlayParts() {
  const text = useText()
  const common = useText('common')
  const records = useText('records')
  const [open, setOpen] = useState<Open>(null)
  const [isAllDay, setAllDay] = useState(false)
  const close = (): void => setOpen(null)
  const leaving: DialogChoice[] = [
    { label: records('leaveSave'), kind: 'primary', onChoose: nothing },
    { label: records('leaveBack'), kind: 'quiet', onChoose: nothing },
    { label: records('leaveDiscard'), kind: 'danger', onChoose: nothing },
  ]
  const failing: DialogChoice[] = [
    { label: common('retry'), kind: 'primary', onChoose: nothing },
    { label: common('ok'), kind: 'quiet', onChoose: nothing },
  ]

  return (
    <>
      <Button label={text('showDialog')} onPress={() => setOpen('leave')} />
      <Button label={common('retry')} onPress={() => setOpen('failed')} />
      <Button label={text('showSheet')} onPress={() => setOpen('sheet')} />
      <Dialog isOpen={open === 'leave'} title={records('leaveQuestion')} choices={leaving} onClose={close} />
      <Dialog
        isOpen={open === 'failed'}
        title={common('noDataConnection')}
        text={common('noInternet')}
        choices={failing}
        onClose={close}
      />
      <Sheet isOpen={open === 'sheet'} title={records('timing')} closeLabel={common('close')} onClose={close}>
        <Switch
          label={records('allDay')}
          onLabel={text('on')}
          offLabel={text('off')}
          isOn={isAllDay}
          onChange={setAllDay}
        />
        <Button kind="primary" label={common('apply')} onPress={close} />
      </Sheet>
    </>
  )
}

export function MessageParts() {
  const text = useText()
  const records = useText('records')
  const toasts = useToasts()
  const show = (): void => toasts.show({ message: records('saved'), isDone: true })
  const undo = (): void => toasts.show({ message: records('deleted'), undo: show })
  return (
    <>
      <Button label={text('showMessage')} onPress={show} />
      <Button label={text('showUndo')} onPress={undo} />
    </>
  )
}
