import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { NewPasswordField, useNewPasswordProblem } from '../NewPasswordField.tsx'
import { useFocusOnRefusal } from '../useFocusOnRefusal.ts'
import type { AccountFacts } from './accountFacts.ts'
import { Done } from './Done.tsx'
import { usePasswordTask } from './usePasswordTask.ts'

interface PasswordTaskProps {
  facts: AccountFacts
  onSet: () => void
}

export function PasswordTask({ facts, onSet }: PasswordTaskProps) {
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const [wasSent, setSent] = useState(false)
  const { isSet, changing, change, typeAgain } = usePasswordTask(facts.isPasswordSet, onSet)
  const problemOf = useNewPasswordProblem()
  const text = useText('account')
  const common = useText('common')
  const part = useFocusOnRefusal(changing.is === 'weak' || changing.is === 'wrong-current')

  if (changing.is === 'done') return <Done>{text(isSet ? 'taskChanged' : 'taskPasswordIsSet')}</Done>
  const submit = (): void => {
    setSent(true)
    const isWhole = problemOf(wanted) === null && (!isSet || current !== '')
    if (isWhole) change(current, wanted)
  }
  const saidOfCurrent = changing.is === 'wrong-current' ? text('taskWrongPassword') : null
  const saidOfNew = changing.is === 'weak' ? changing.message : null
  const typed = (set: (value: string) => void) => (value: string) => {
    if (changing.is !== 'sending') typeAgain()
    set(value)
  }
  const label = text(isSet ? 'changePassword' : 'setPassword')
  return (
    <>
      <p>{text(isSet ? 'taskPasswordText' : 'passwordNotSet')}</p>
      <div ref={part} className="account">
        <Form label={label} onSubmit={submit}>
          {/* For who keeps passwords: without a name beside it they offer the wrong one, or none. */}
          <input hidden readOnly name="username" autoComplete="username" value={facts.username} />
          {isSet && (
            <PasswordField
              label={text('currentPassword')}
              name="password"
              autoComplete="current-password"
              showLabel={text('showPassword')}
              hideLabel={text('hidePassword')}
              value={current}
              error={wasSent && current === '' ? common('fieldEmpty') : saidOfCurrent}
              onChange={typed(setCurrent)}
            />
          )}
          <NewPasswordField
            value={wanted}
            names={[facts.username, facts.email]}
            error={(wasSent ? problemOf(wanted) : null) ?? saidOfNew}
            onChange={typed(setWanted)}
          />
          <FormTrouble trouble={changing} onRetry={submit} />
          <SubmitButton label={label} busyLabel={text('taskSaving')} isBusy={changing.is === 'sending'} />
        </Form>
      </div>
    </>
  )
}
