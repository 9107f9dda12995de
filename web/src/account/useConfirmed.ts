import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { useMemo } from 'react'
import type { Answer, Ask, How } from '../api/ask.ts'
import { rowFor } from '../api/sessionTable.ts'
import { useAsk } from '../api/useAsk.ts'
import { confirming } from './confirming.ts'

/** Asks; on 170 lets the person sign in again and asks once more. Null: they went away. */
export type Confirmed = <N extends CallName>(name: N, request: SentOf<N>, how?: How) => Promise<Answer | null>

/** Once: a sign-in of this very moment that is still not fresh will not become so by a second one. [SES-4] */
export const makeConfirmed =
  (ask: Ask, confirm: () => Promise<boolean>): Confirmed =>
  async (name, request, how) => {
    const answer = await ask(name, request, how)
    if (rowFor(answer).move !== 'confirm') return answer
    return (await confirm()) ? ask(name, request, how) : null
  }

/** For what a session of an hour ago may not do (D10): `const answer = await confirmed('core/delete-user', undefined)`. */
export function useConfirmed(): Confirmed {
  const ask = useAsk()
  return useMemo(() => makeConfirmed(ask, confirming.confirm), [ask])
}
