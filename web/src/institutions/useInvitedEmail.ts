import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useState } from 'react'
import { useAsk } from '../api/useAsk.ts'

export type InvitedEmail = { is: 'known'; email: string } | { is: 'refused'; message: string }

/**
 * The address that a code is for, masked unless the user is logged in with it. Null: unknown, and nothing waits for it.
 * [INST-5]
 */
export function useInvitedEmail(activationCode: string | undefined): InvitedEmail | null {
  const ask = useAsk()
  const [found, setFound] = useState<InvitedEmail | null>(null)
  useEffect(() => {
    if (activationCode === undefined || activationCode.trim() === '') return undefined
    let isOver = false
    const look = async (): Promise<void> => {
      const answer = await ask('institutions/get-email-by-activation-code', {
        activation_code: activationCode,
      })
      if (isOver || !answer.reached) return
      const { email } = answer.body
      if (answer.code === RESULT.ok && typeof email === 'string') setFound({ is: 'known', email })
      else setFound({ is: 'refused', message: answer.message })
    }
    void look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [ask, activationCode])
  return found
}
