import { RESULT } from '@reprieve/contract/codes.ts'
import { useState } from 'react'
import type { Answer } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'

export type Activation =
  | { step: 'ask' }
  | { step: 'sending' }
  | { step: 'done' }
  | { step: 'expired' }
  | { step: 'away' }
  | { step: 'refused'; message: string }

export function activationFrom(answer: Answer): Activation {
  if (!answer.reached) return { step: 'away' }
  if (answer.code === RESULT.ok) return { step: 'done' }
  if (answer.code === RESULT.linkExpired) return { step: 'expired' }
  return { step: 'refused', message: answer.message }
}

/** D22: opening the page changes nothing, since scanners open links; only `activate` posts. */
export function useActivation(token: string) {
  const ask = useAsk()
  const [activation, setActivation] = useState<Activation>({ step: 'ask' })

  const activate = async (): Promise<void> => {
    setActivation({ step: 'sending' })
    const answer = await ask('core/verify-account', { account_token: token })
    setActivation(activationFrom(answer))
  }
  return { activation, activate }
}
