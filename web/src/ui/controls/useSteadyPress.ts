import { useRef } from 'react'

/** A shaking hand presses twice. A press within `pauseMs` of the last accepted one is ignored. */
export const isRepeatedPress = (last: number | null, now: number, pauseMs: number): boolean =>
  last !== null && now - last < pauseMs

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

const LONGEST_PRESS_MS = 1_000
const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Runs `act` after the current press has ended. A field is left by pressing something else: an error text that appeared
 * immediately would push that from under the finger, and the press would be lost.
 */
export function whenReleased(act: () => void): void {
  const over = new AbortController()
  const end = (): void => {
    clearTimeout(timer)
    over.abort()
    // Runs after the handlers of the pressed element.
    setTimeout(act)
  }
  // The field was left by a screen reader or by the page itself: there is no press to wait for.
  const timer = setTimeout(end, LONGEST_PRESS_MS)
  for (const event of ENDS) addEventListener(event, end, { capture: true, signal: over.signal })
}
