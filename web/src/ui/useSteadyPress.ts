import { useRef } from 'react'
import { isRepeatedPress } from './tooSoon.ts'

/** The same action, but ignoring presses that follow too soon. */
export function useSteadyPress<A extends unknown[]>(
  pauseMs: number,
  act: (...told: A) => void,
): (...told: A) => void {
  const last = useRef<number | null>(null)
  return (...told) => {
    // The time of the event, not of its handling: on a busy page two deliberate presses would otherwise count as one,
    // and the double press of a shaking hand on a slow phone as two.
    const now = window.event?.timeStamp ?? performance.now()
    if (isRepeatedPress(last.current, now, pauseMs)) return
    last.current = now
    act(...told)
  }
}
