import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { useRef, useState } from 'react'
import { useConfirmedAsk } from '../useConfirmed.ts'
import { readActionState, type ActionState } from './acting.ts'

interface Afterwards {
  alsoDone?: readonly number[]
  onDone: () => void
}

/** One action at a time, with a fresh log-in if needed (D10); `again` repeats the last refused one. */
export function useAccountAction() {
  const confirmed = useConfirmedAsk()
  const isUnderWay = useRef(false)
  const last = useRef<() => void>(() => undefined)
  const [acting, setActing] = useState<ActionState>({ is: 'still' })

  const perform = async <N extends CallName>(
    name: N,
    request: SentOf<N>,
    { alsoDone = [], onDone }: Afterwards,
  ): Promise<ActionState> => {
    const outcome = readActionState(await confirmed(name, request), alsoDone)
    if (outcome.is === 'done') onDone()
    return outcome
  }

  const act = <N extends CallName>(name: N, request: SentOf<N>, afterwards: Afterwards): void => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    last.current = () => act(name, request, afterwards)
    setActing({ is: 'acting' })
    void perform(name, request, afterwards)
      .catch((): ActionState => ({ is: 'away' }))
      .then(setActing)
      .finally(() => (isUnderWay.current = false))
  }
  return { acting, act, again: () => last.current() }
}
