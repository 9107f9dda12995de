import { RESULT } from '@reprieve/contract/codes.ts'
import { useRef, useState } from 'react'
import { useDevice } from '../access/useDevice.ts'
import { useSession } from '../access/useSession.ts'
import type { Answer } from '../api/ask.ts'
import type { SignInCall } from '../api/replaceSession.ts'
import { useReplaceSession } from '../api/useAsk.ts'
import { namingOf } from './namingOf.ts'
import { signInFrom, signInOf } from './signIn.ts'
import type { CodeProblem, Verify } from './useMfa.ts'

type Step = { is: 'password' } | { is: 'checking' } | { is: 'code'; challenge: string }

/** A fresh log-in of a user who is already logged in (170). Ends with true when the server has accepted it. [SES-4] */
export function useReconfirm(onEnd: (isConfirmed: boolean) => void) {
  const session = useSession()
  const naming = namingOf(useDevice())
  const replaceSession = useReplaceSession()
  const isUnderWay = useRef(false)
  const [step, setStep] = useState<Step>({ is: 'password' })
  const [problem, setProblem] = useState<CodeProblem>(null)
  const username = session.is === 'user' ? session.username : ''

  /** Null if there is nothing to report: it is over, or the next step is shown. */
  const settle = (answer: Answer | 'different' | 'gone'): CodeProblem => {
    // Logged out in another tab, or the device has another owner by now: nothing is left to confirm.
    if (answer === 'different' || answer === 'gone') {
      onEnd(false)
      return null
    }
    if (answer.reached && answer.code === RESULT.ok) {
      onEnd(true)
      return null
    }
    const said = signInFrom(answer)
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
      const request = await signInOf(naming, { username, password })
      setProblem(settle(await replaceSession('core/login-user' satisfies SignInCall, request)))
    } catch {
      setStep({ is: 'password' })
      setProblem({ is: 'away' })
    } finally {
      isUnderWay.current = false
    }
  }

  const verify: Verify = async (challenge, code) =>
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
