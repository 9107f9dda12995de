import { useCallback, useEffect, useRef, useState } from 'react'
import { askReadiness, type Readiness } from '../api/readiness.ts'

export type ServerState = 'checking' | 'slow' | Readiness

/** After this the page says what may be happening instead of only that it waits. */
const SLOW_MS = 4_000

export function useReadiness(): { state: ServerState; ask: () => void } {
  const [state, setState] = useState<ServerState>('checking')
  // Of two questions under way only the later may answer, or an old failure would hide a new success.
  const latest = useRef(0)

  const listen = useCallback(async (): Promise<void> => {
    latest.current += 1
    const mine = latest.current
    const tell = (next: ServerState): void => {
      if (latest.current === mine) setState(next)
    }
    const slow = setTimeout(() => tell('slow'), SLOW_MS)
    const readiness = await askReadiness()
    clearTimeout(slow)
    tell(readiness)
  }, [])

  useEffect(() => void listen(), [listen])

  const ask = (): void => {
    setState('checking')
    void listen()
  }
  return { state, ask }
}
