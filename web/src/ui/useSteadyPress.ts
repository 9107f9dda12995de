import { useRef } from 'react'
import { isTooSoon } from './tooSoon.ts'

/** The same action, deaf to presses that follow too soon. */
export function useSteadyPress<A extends unknown[]>(
  pauseMs: number,
  act: (...told: A) => void,
): (...told: A) => void {
  const last = useRef<number | null>(null)
  return (...told) => {
    const now = performance.now()
    if (isTooSoon(last.current, now, pauseMs)) return
    last.current = now
    act(...told)
  }
}
