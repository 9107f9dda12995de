import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useText } from '../../text/useText.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { FormTrouble } from '../FormTrouble.tsx'

interface NotKnownProps {
  loaded: Exclude<LoadState<unknown>, { is: 'known' }>
  onRetry: () => void
}

/** Shown instead of data that only the server has. */
export function LoadStateNote({ loaded, onRetry }: NotKnownProps) {
  const shell = useText()
  if (loaded.is === 'loading') return <Skeleton longText={shell('waitingLong')} />
  return <FormTrouble trouble={loaded} onRetry={onRetry} />
}

/** Data that only the server has, as far as loaded. */
export type LoadState<Value> =
  | { is: 'loading' | 'away' }
  | { is: 'refused'; message: string }
  | { is: 'known'; value: Value }

export function readLoadState<Value>(
  answer: Answer,
  read: (body: Record<string, unknown>) => Value,
): LoadState<Value> {
  if (!answer.reached) return { is: 'away' }
  if (answer.code !== RESULT.ok) return { is: 'refused', message: answer.message }
  return { is: 'known', value: read(answer.body) }
}

interface Loading<Value> {
  loaded: LoadState<Value>
  /** Loads again; the known value stays visible meanwhile. */
  reload: () => void
  /** Applies a change of this page that the server has confirmed. */
  change: (next: (before: Value) => Value) => void
}

/** Loaded when first shown, and again on request. */
export function useServerData<N extends CallName, Value>(
  name: N,
  request: SentOf<N>,
  read: (body: Record<string, unknown>) => Value,
): Loading<Value> {
  const ask = useAsk()
  const [loaded, setLoaded] = useState<LoadState<Value>>({ is: 'loading' })

  const load = (): void => void ask(name, request).then((answer) => setLoaded(readLoadState(answer, read)))
  const loadAtOnce = useEffectEvent(load)
  useEffect(() => loadAtOnce(), [])
  const reload = (): void => {
    setLoaded((before) => (before.is === 'known' ? before : { is: 'loading' }))
    load()
  }

  return {
    loaded,
    reload,
    change: (next) =>
      setLoaded((now) => (now.is === 'known' ? { is: 'known', value: next(now.value) } : now)),
  }
}
