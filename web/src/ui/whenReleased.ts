const LONGEST_PRESS_MS = 1_000
const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * After the press that is under way. A field is left by pressing something else: a sentence that came at once would
 * push that from under the finger, and the press would be lost.
 */
export function whenReleased(act: () => void): void {
  const over = new AbortController()
  const end = (): void => {
    clearTimeout(timer)
    over.abort()
    // What was pressed hears of it first.
    setTimeout(act)
  }
  // Left by a screen reader or by the page itself: there is no press.
  const timer = setTimeout(end, LONGEST_PRESS_MS)
  for (const event of ENDS) addEventListener(event, end, { capture: true, signal: over.signal })
}
