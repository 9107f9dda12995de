import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { useRef, useState } from 'react'
import { useConfirmed } from '../useConfirmed.ts'
import { actingFrom, type Acting } from './acting.ts'

interface Afterwards {
  alsoDone?: readonly number[]
  onDone: () => void
}

/** One action at a time, with a fresh log-in if needed (D10); `again` repeats the last refused one. */
export function useAct() {
  const confirmed = useConfirmed()
  const isUnderWay = useRef(false)
  const last = useRef<() => void>(() => undefined)
  const [acting, setActing] = useState<Acting>({ is: 'still' })

  const perform = async <N extends CallName>(
    name: N,
    request: SentOf<N>,
    { alsoDone = [], onDone }: Afterwards,
  ): Promise<Acting> => {
    const outcome = actingFrom(await confirmed(name, request), alsoDone)
    if (outcome.is === 'done') onDone()
    return outcome
  }

  const act = <N extends CallName>(name: N, request: SentOf<N>, afterwards: Afterwards): void => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    last.current = () => act(name, request, afterwards)
    setActing({ is: 'acting' })
    void perform(name, request, afterwards)
      .catch((): Acting => ({ is: 'away' }))
      .then(setActing)
      .finally(() => (isUnderWay.current = false))
  }
  return { acting, act, again: () => last.current() }
}
