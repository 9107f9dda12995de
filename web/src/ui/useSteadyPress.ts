import { useRef } from 'react'
import { isTooSoon } from './tooSoon.ts'

/** The same action, deaf to presses that follow too soon. */
export function useSteadyPress<A extends unknown[]>(
  pauseMs: number,
  act: (...told: A) => void,
): (...told: A) => void {
  const last = useRef<number | null>(null)
  return (...told) => {
    // When the finger came down, and not when a busy page gets round to it: two presses that waited for it would
    // else be one, and a shaking hand on a slow phone two.
    const now = window.event?.timeStamp ?? performance.now()
    if (isTooSoon(last.current, now, pauseMs)) return
    last.current = now
    act(...told)
  }
}
