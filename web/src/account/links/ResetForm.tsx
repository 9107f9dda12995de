import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { NewPasswordField, useNewPasswordProblem } from '../NewPasswordField.tsx'
import { NameForKeepers } from '../CurrentPasswordField.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { useFocusOnRefusal } from '../useFocusOnRefusal.ts'
import type { usePasswordReset } from './usePasswordReset.ts'

interface ResetFormProps {
  email: string
  way: ReturnType<typeof usePasswordReset>
}

export function ResetForm({ email, way: { resetting, reset, typeAgain } }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const [wasSent, setSent] = useState(false)
  const problemOf = useNewPasswordProblem()
  const text = useText('account')
  const submit = (): void => {
    setSent(true)
    if (problemOf(password) === null) reset(password)
  }
  const said = resetting.is === 'weak' ? resetting.message : null
  const part = useFocusOnRefusal(said !== null)
  return (
    <div ref={part} className="account">
      <Form label={text('resetPassword')} onSubmit={submit}>
        {/* For password managers: without a user name beside it they do not know whose password it is. */}
        <NameForKeepers username={email} />
        <NewPasswordField
          value={password}
          names={[email]}
          error={(wasSent ? problemOf(password) : null) ?? said}
          onChange={(typed) => {
            typeAgain()
            setPassword(typed)
          }}
        />
        <FormTrouble trouble={resetting} onRetry={submit} />
        <SubmitButton
          label={text('resetPassword')}
          busyLabel={text('taskSaving')}
          isBusy={resetting.is === 'sending'}
        />
      </Form>
    </div>
  )
}
