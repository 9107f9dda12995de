import { useEffect, useRef, useState } from 'react'
import { sessionDeviceState, useSession, useSessionStore } from '../../access/session.ts'
import type { Ask } from '../../api/ask.ts'
import type { IdleTimer } from './idleTimer.ts'

const RETRY_MS = 5_000

/**
 * D15. `isWarned`: the person is asked whether they are still there. The timer counts minutes, so its code is loaded
 * after the start, and requested until it is there.
 */
export function useIdleTimeout(ask: Ask): { isWarned: boolean; stay: () => void } {
  const store = useSessionStore()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const [isWarned, setWarned] = useState(false)
  const running = useRef<(IdleTimer & { stop: () => void }) | null>(null)

  useEffect(() => {
    if (!isSignedIn) return
    let retry: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const begin = async (): Promise<void> => {
      try {
        const { watchIdleness } = await import('./idleTimer.ts')
        if (!isOver) running.current = watchIdleness({ ask, store, onWarn: setWarned })
      } catch {
        if (!isOver) retry = setTimeout(() => void begin(), RETRY_MS)
      }
    }
    void begin()
    return () => {
      isOver = true
      clearTimeout(retry)
      running.current?.stop()
      running.current = null
      setWarned(false)
    }
  }, [ask, store, isSignedIn])

  const stay = (): void => {
    setWarned(false)
    running.current?.noteInput()
    void running.current?.look()
  }
  return { isWarned, stay }
}
