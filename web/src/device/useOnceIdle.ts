import { useEffect, useState } from 'react'

/** However busy the page is, after this it is done all the same. */
const LATEST_MS = 2_000
/** For browsers that do not tell when they have nothing to do. */
const ABOUT_IDLE_MS = 400

let hasBeenIdle = false

/**
 * False until the page has had a moment with nothing to do, then true for good: what is not needed at the first look is
 * fetched and drawn then, and takes nobody's first press.
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
