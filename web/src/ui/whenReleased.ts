const LONGEST_PRESS_MS = 1_000
const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Runs `act` after the current press has ended. A field is left by pressing something else: an error text that appeared
 * at once would push that from under the finger, and the press would be lost.
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
