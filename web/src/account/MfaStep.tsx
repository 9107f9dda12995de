import { useText } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { useMfa, type VerifyMfaCode } from './useMfa.ts'

interface MfaStepProps {
  challenge: string
  verify: VerifyMfaCode
  onBack: () => void
}

/** The second step of a log-in: the mailed code. */
export function MfaStep({ challenge, verify, onBack }: MfaStepProps) {
  const { typed, type, isWrongShape, state, submit, resend } = useMfa(challenge, verify)
  const text = useText('account')
  const common = useText('common')
  return (
    <>
      <p>{text('sessionCodeText')}</p>
      <Form label={text('sessionCodeTitle')} onSubmit={submit}>
        <TextField
          label={text('sessionCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          isLiteral
          value={typed}
          error={isWrongShape ? text('sessionCodeShape') : null}
          onChange={type}
        />
        <div role="alert">
          {state.is === 'problem' && state.problem !== null && (
            <Note kind="warn">
              {state.problem.is === 'away' ? common('noDataConnection') : state.problem.message}
            </Note>
          )}
        </div>
        <div role="status">{state.is === 'sent' && <Note kind="info">{text('sessionCodeSent')}</Note>}</div>
        <SubmitButton
          label={common('continue')}
          busyLabel={text('sessionChecking')}
          isBusy={state.is === 'checking'}
        />
      </Form>
      <p className="account-links">
        <Button
          kind="text"
          label={text('sessionCodeAgain')}
          isDisabled={state.is === 'sending' || state.is === 'checking'}
          onPress={resend}
        />
        <Button kind="text" label={text('sessionBackToName')} onPress={onBack} />
      </p>
    </>
  )
}
