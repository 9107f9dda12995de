import { RESULT } from '@reprieve/contract/codes.ts'
import { oneTimeCode } from '@reprieve/domain/account/oneTimeCode.ts'
import { useRef, useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'

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

/** The result of a code: `away` offline, the server's message if it was refused, null if it was accepted. */
export type MfaCodeProblem = { is: 'away' } | { is: 'refused'; message: string } | null

export type VerifyMfaCode = (challenge: string, code: string) => Promise<MfaCodeProblem>

type State = { is: 'typing' | 'checking' | 'sending' | 'sent' } | { is: 'problem'; problem: MfaCodeProblem }

/** D19: six digits from a mail, and a button to request new ones. */
function useMfa(first: string, verify: VerifyMfaCode) {
  const ask = useAsk()
  // The server may answer a request for a new code with a new challenge.
  const [challenge, setChallenge] = useState(first)
  const [typed, setTyped] = useState('')
  const [wasSent, setSent] = useState(false)
  const [state, setState] = useState<State>({ is: 'typing' })
  const isUnderWay = useRef(false)

  const once = async (act: () => Promise<State>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const next = await act().catch((): State => ({ is: 'problem', problem: { is: 'away' } }))
    isUnderWay.current = false
    setState(next)
  }

  const submit = (): void => {
    setSent(true)
    const code = oneTimeCode(typed)
    if (code === null) return
    setState({ is: 'checking' })
    void once(async () => {
      const problem = await verify(challenge, code)
      // Accepted: the caller continues, and this step is about to disappear.
      return problem === null ? { is: 'checking' } : { is: 'problem', problem }
    })
  }

  const resend = (): void => {
    setState({ is: 'sending' })
    void once(async () => {
      const answer = await ask('core/resend-mfa', { mfa_challenge: challenge })
      if (!answer.reached) return { is: 'problem', problem: { is: 'away' } }
      if (answer.code !== RESULT.ok)
        return { is: 'problem', problem: { is: 'refused', message: answer.message } }
      const { mfa_challenge: next } = answer.body
      if (typeof next === 'string') setChallenge(next)
      setTyped('')
      setSent(false)
      return { is: 'sent' }
    })
  }

  return {
    typed,
    type: setTyped,
    isWrongShape: wasSent && oneTimeCode(typed) === null,
    state,
    submit,
    resend,
  }
}
