import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { useMemo } from 'react'
import type { Answer, Ask, CallOptions } from '../../api/ask.ts'
import { rowFor } from '../../api/sessionTable.ts'
import { useAsk } from '../../api/useAsk.ts'
import { loginConfirmation } from './loginConfirmation.ts'

/** Sends a call; on 170 lets the person log in again and repeats it. Null: they cancelled. */
export type ConfirmedAsk = <N extends CallName>(
  name: N,
  request: SentOf<N>,
  how?: CallOptions,
) => Promise<Answer | null>

/** Once: if a log-in of this moment is not fresh enough, a second one will not help. [SES-4] */
export const makeConfirmedAsk =
  (ask: Ask, confirm: () => Promise<boolean>): ConfirmedAsk =>
  async (name, request, how) => {
    const answer = await ask(name, request, how)
    if (rowFor(answer).move !== 'confirm') return answer
    return (await confirm()) ? ask(name, request, how) : null
  }

/**
 * For calls that an older session may not make (D10): `const answer = await confirmed('core/delete-user', undefined)`.
 */
export function useConfirmedAsk(): ConfirmedAsk {
  const ask = useAsk()
  return useMemo(() => makeConfirmedAsk(ask, loginConfirmation.confirm), [ask])
}
