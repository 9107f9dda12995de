import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Note } from '../ui/Note.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './account.css'
import { NameForKeepers } from './CurrentPasswordField.tsx'
import { MfaStep } from './MfaStep.tsx'
import { ProviderButtons } from './provider/ProviderButtons.tsx'
import { useReconfirm } from './useReconfirm.ts'

interface ConfirmDialogProps {
  onEnd: (isConfirmed: boolean) => void
}

/** 170: the action needs a fresh log-in (D10). Closing the dialog cancels the action. */
export function ConfirmDialog({ onEnd }: ConfirmDialogProps) {
  const { username, step, problem, confirm, verify, toPassword } = useReconfirm(onEnd)
  const text = useText('account')
  const common = useText('common')
  return (
    <Sheet
      isOpen
      title={step.is === 'code' ? text('sessionCodeTitle') : text('sessionConfirmTitle')}
      closeLabel={common('close')}
      onClose={() => onEnd(false)}
    >
      <div className="account account-again">
        {step.is === 'code' ? (
          <MfaStep challenge={step.challenge} verify={verify} onBack={toPassword} />
        ) : (
          <PasswordStep
            username={username}
            isBusy={step.is === 'checking'}
            problem={problem?.is === 'away' ? common('noDataConnection') : (problem?.message ?? null)}
            onConfirm={confirm}
          />
        )}
      </div>
    </Sheet>
  )
}

interface PasswordStepProps {
  username: string
  isBusy: boolean
  problem: string | null
  onConfirm: (password: string) => void
}

function PasswordStep({ username, isBusy, problem, onConfirm }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const [wasSent, setSent] = useState(false)
  const text = useText('account')
  const common = useText('common')
  const submit = (): void => {
    setSent(true)
    if (password !== '') onConfirm(password)
  }
  return (
    <>
      <p>{text('sessionConfirmText', { name: username })}</p>
      <Form label={text('sessionConfirmTitle')} onSubmit={submit}>
        <NameForKeepers username={username} />
        <PasswordField
          label={text('password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
          value={password}
          error={wasSent && password === '' ? common('fieldEmpty') : null}
          onChange={setPassword}
        />
        <div role="alert">{problem !== null && <Note kind="warn">{problem}</Note>}</div>
        <SubmitButton label={text('sessionConfirm')} busyLabel={text('sessionChecking')} isBusy={isBusy} />
      </Form>
      {/* For users without a password. The page leaves and returns here, where the user starts the action again. */}
      <ProviderButtons purpose="confirm" search={{ redirect: placeToComeBack() }} />
    </>
  )
}

/** On the page of a provider's answer, which is used up by now, returning leads to the account section instead. */
const placeToComeBack = (): string =>
  safeRedirect(location.pathname + location.search) ?? `${PATHS.profile}?section=account`
