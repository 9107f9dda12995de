import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'

/** The progress of a mailed link. */
export type LinkStep =
  | { step: 'ask' | 'sending' | 'expired' | 'address-taken' }
  | { step: 'away' }
  | { step: 'done'; body: Record<string, unknown> }
  | { step: 'refused'; message: string }

const OUTCOMES: Record<number, LinkStep | undefined> = {
  [RESULT.linkExpired]: { step: 'expired' },
  // All data came from the address: a mail program has truncated it.
  [RESULT.malformed]: { step: 'expired' },
  [RESULT.emailInUse]: { step: 'address-taken' },
}

export function readLinkStep(answer: Answer): LinkStep {
  if (!answer.reached) return { step: 'away' }
  if (answer.code === RESULT.ok) return { step: 'done', body: answer.body }
  return OUTCOMES[answer.code] ?? { step: 'refused', message: answer.message }
}

/** The result is shown, and the pressed button may be gone. */
export const isLinkOutcome = ({ step }: LinkStep): boolean => step !== 'ask' && step !== 'sending'

/** Opening the page changes nothing, because scanners open links (D22); only `press` posts. [ACC-24] */
export function useMailedLink<N extends CallName>(name: N, request: SentOf<N>) {
  const ask = useAsk()
  const isUnderWay = useRef(false)
  const [step, setStep] = useState<LinkStep>({ step: 'ask' })

  const post = async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStep({ step: 'sending' })
    setStep(readLinkStep(await ask(name, request)))
    isUnderWay.current = false
  }
  return { step, press: () => void post() }
}

type AddressCall = 'core/get-reset-password-email' | 'core/get-unsubscribe-email-email'

/** The address of the link's owner. Read only, so it is requested as soon as the page is opened. */
export function useLinkEmail<N extends AddressCall>(name: N, request: SentOf<N>) {
  const { step, press } = useMailedLink(name, request)
  const readAtOnce = useEffectEvent(press)
  useEffect(() => readAtOnce(), [])
  const body: Readonly<Record<string, unknown>> = step.step === 'done' ? step.body : {}
  const { email } = body
  return { step, email: typeof email === 'string' ? email : null, body, retry: press }
}
