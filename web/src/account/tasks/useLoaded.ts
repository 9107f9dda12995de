import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { loadedFrom, type LoadState } from './loaded.ts'

interface Loading<Value> {
  loaded: LoadState<Value>
  /** What is known stays to be seen meanwhile. */
  reload: () => void
  /** What this page has just changed: the server has said yes to it. */
  change: (next: (before: Value) => Value) => void
}

/** Asked once when it is first shown, and again where somebody wants it. */
export function useLoaded<N extends CallName, Value>(
  name: N,
  request: SentOf<N>,
  read: (body: Record<string, unknown>) => Value,
): Loading<Value> {
  const ask = useAsk()
  const [loaded, setLoaded] = useState<LoadState<Value>>({ is: 'loading' })

  const load = (): void => void ask(name, request).then((answer) => setLoaded(loadedFrom(answer, read)))
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
