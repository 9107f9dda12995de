import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Answer } from '../../api/ask.ts'
import { Note } from '../../ui/layout/Note.tsx'
import { useConfirmedAsk } from '../login/useConfirmedAsk.ts'

/** The action is done and its button is gone: takes the focus. */
export function DoneNote({ children }: { children: ReactNode }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div ref={said} tabIndex={-1} className="account-address">
      <Note kind="info">{children}</Note>
    </div>
  )
}

/** An action that changes the account directly, without a form. */
export type ActionState = { is: 'still' | 'acting' | 'done' | 'away' } | { is: 'refused'; message: string }

/** `alsoDone`: codes besides 0 that mean the wanted state is reached. */
export function readActionState(answer: Answer | null, alsoDone: readonly number[]): ActionState {
  // The person cancelled the log-in dialog: nothing has changed, and they know.
  if (answer === null) return { is: 'still' }
  if (!answer.reached) return { is: 'away' }
  const { code, message } = answer
  return code === RESULT.ok || alsoDone.includes(code) ? { is: 'done' } : { is: 'refused', message }
}

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
