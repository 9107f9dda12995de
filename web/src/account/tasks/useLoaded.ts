import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { readLoadState, type LoadState } from './loaded.ts'

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
