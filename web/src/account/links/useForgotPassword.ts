import { RESULT } from '@reprieve/contract/codes.ts'
import { useRef, useState } from 'react'
import type { Answer } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'

type Forgetting =
  | { is: 'typing' | 'sending' | 'sent' | 'away' | 'invalid' }
  | { is: 'refused'; message: string }

/** Only the mailbox learns whether such an account exists (D21). [ACC-25] */
export function readForgotPasswordState(answer: Answer): Forgetting {
  if (!answer.reached) return { is: 'away' }
  if (answer.code === RESULT.ok) return { is: 'sent' }
  if (answer.code === RESULT.malformed) return { is: 'invalid' }
  return { is: 'refused', message: answer.message }
}

export function useForgotPassword() {
  const ask = useAsk()
  const isUnderWay = useRef(false)
  const [forgetting, setForgetting] = useState<Forgetting>({ is: 'typing' })

  const request = (email: string): void => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setForgetting({ is: 'sending' })
    void ask('core/forgot-password', { email })
      .then((answer) => setForgetting(readForgotPasswordState(answer)))
      .finally(() => (isUnderWay.current = false))
  }
  return { forgetting, request, typeAgain: () => setForgetting({ is: 'typing' }) }
}
