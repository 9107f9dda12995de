import { RESULT } from '@reprieve/contract/codes.ts'
import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { useRef, useState } from 'react'
import { useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import type { Answer } from '../../api/ask.ts'
import type { SignInCall } from '../../api/replaceSession.ts'
import { useReplaceSession } from '../../api/useAsk.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { HiddenUsername } from '../CurrentPasswordField.tsx'
import { type MfaCodeProblem, MfaStep, type VerifyMfaCode } from './MfaStep.tsx'
import { makeDeviceIdentity } from './deviceIdentity.ts'
import { ProviderButtons } from '../provider/ProviderButtons.tsx'
import { readSignInAnswer, signInRequest } from './signIn.ts'
import '../account.css'

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
        <HiddenUsername username={username} />
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

type Step = { is: 'password' } | { is: 'checking' } | { is: 'code'; challenge: string }

/** A fresh log-in of a user who is already logged in (170). Ends with true when the server has accepted it. [SES-4] */
function useReconfirm(onEnd: (isConfirmed: boolean) => void) {
  const session = useSession()
  const naming = makeDeviceIdentity(useDevice())
  const replaceSession = useReplaceSession()
  const isUnderWay = useRef(false)
  const [step, setStep] = useState<Step>({ is: 'password' })
  const [problem, setProblem] = useState<MfaCodeProblem>(null)
  const username = session.is === 'user' ? session.username : ''

  /** Null if there is nothing to report: it is over, or the next step is shown. */
  const settle = (answer: Answer | 'different' | 'gone'): MfaCodeProblem => {
    // Logged out in another tab, or the device has another owner by now: nothing is left to confirm.
    if (answer === 'different' || answer === 'gone') {
      onEnd(false)
      return null
    }
    if (answer.reached && answer.code === RESULT.ok) {
      onEnd(true)
      return null
    }
    const said = readSignInAnswer(answer)
    if (said.is === 'code') {
      setStep(said)
      return null
    }
    setStep((now) => (now.is === 'code' ? now : { is: 'password' }))
    return answer.reached ? { is: 'refused', message: answer.message } : { is: 'away' }
  }

  const confirm = async (password: string): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStep({ is: 'checking' })
    setProblem(null)
    try {
      const request = await signInRequest(naming, { username, password })
      setProblem(settle(await replaceSession('core/login-user' satisfies SignInCall, request)))
    } catch {
      setStep({ is: 'password' })
      setProblem({ is: 'away' })
    } finally {
      isUnderWay.current = false
    }
  }

  const verify: VerifyMfaCode = async (challenge, code) =>
    settle(await replaceSession('core/verify-mfa', { mfa_challenge: challenge, code }))

  return {
    username,
    step,
    problem,
    confirm: (password: string) => void confirm(password),
    verify,
    toPassword: () => setStep({ is: 'password' }),
  }
}
