import { RESULT } from '@reprieve/contract/codes.ts'
import { oneTimeCode } from '@reprieve/domain/account/oneTimeCode.ts'
import { useRef, useState } from 'react'
import { useAsk } from '../api/useAsk.ts'

/** The result of a code: `away` offline, the server's message if it was refused, null if it was accepted. */
export type MfaCodeProblem = { is: 'away' } | { is: 'refused'; message: string } | null

export type VerifyMfaCode = (challenge: string, code: string) => Promise<MfaCodeProblem>

type State = { is: 'typing' | 'checking' | 'sending' | 'sent' } | { is: 'problem'; problem: MfaCodeProblem }

/** D19: six digits from a mail, and a button to request new ones. */
export function useMfa(first: string, verify: VerifyMfaCode) {
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
