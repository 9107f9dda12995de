import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { CurrentPasswordField, NameForKeepers } from '../CurrentPasswordField.tsx'
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
  const isWrong = changing.is === 'wrong-current'
  const part = useFocusOnRefusal(changing.is === 'weak' || isWrong)

  if (changing.is === 'done') return <Done>{text(isSet ? 'taskChanged' : 'taskPasswordIsSet')}</Done>
  const submit = (): void => {
    setSent(true)
    const isWhole = problemOf(wanted) === null && (!isSet || current !== '')
    if (isWhole) change(current, wanted)
  }
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
          {isSet ? (
            <CurrentPasswordField
              username={facts.username}
              value={current}
              wasSent={wasSent}
              isWrong={isWrong}
              onChange={typed(setCurrent)}
            />
          ) : (
            <NameForKeepers username={facts.username} />
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
