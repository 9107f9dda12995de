import { useEffect, useState } from 'react'

/** However busy the page is, it counts as idle after this time. */
const LATEST_MS = 2_000
/** For browsers without requestIdleCallback. */
const ABOUT_IDLE_MS = 400

let hasBeenIdle = false

/**
 * False until the page has been idle once, then true for good: what the first view does not need is loaded and drawn
 * then, and does not delay the user's first click.
 */
export function useOnceIdle(): boolean {
  const [isIdle, setIdle] = useState(hasBeenIdle)
  useEffect(() => {
    if (isIdle) return undefined
    const tell = (): void => {
      hasBeenIdle = true
      setIdle(true)
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(tell, ABOUT_IDLE_MS)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(tell, { timeout: LATEST_MS })
    return () => cancelIdleCallback(asked)
  }, [isIdle])
  return isIdle
}
