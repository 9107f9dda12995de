import { useEffect, useState, type RefObject } from 'react'

/** One viewport ahead, so that it is drawn before the user scrolls to it. */
const AHEAD = '100% 0px'

/**
 * False for content far below until the user scrolls near it: most people only look at the top of a page and should not
 * wait for the rest. Once true it stays true.
 */
export function useNear(place: RefObject<Element | null>, isBelow: boolean): boolean {
  const [isNear, setNear] = useState(!isBelow)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
